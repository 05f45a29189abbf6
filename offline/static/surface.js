// Runs before simcord's page: hands it its capability, and shows what became of an action.

const capability = document.querySelector("meta[name=capability]").content;
history.replaceState(null, "", `#${capability}`);

function forget() {
  document.getElementById("notice")?.remove();
}

function notify(words) {
  forget();
  const notice = Object.assign(document.createElement("p"), { id: "notice", textContent: words });
  notice.setAttribute("role", "alert");
  document.body.append(notice);
  setTimeout(() => notice.remove(), 6000);
}

// The page of an earlier run, or one that slept too long, is unknown here: begin anew.
function beginAnew() {
  const last = Number(sessionStorage.getItem("begun-anew") ?? 0);
  if (Date.now() - last < 3000) return;
  sessionStorage.setItem("begun-anew", String(Date.now()));
  location.reload();
}

const fetchPlainly = window.fetch.bind(window);
const OWN_WORDS = new Set(["run_command", "send_message"]);
const OF_THE_PAGE = new Set(["close", "configure_presentation", "focus", "refresh", "viewer"]);
let news = null;
window.fetch = async (resource, options) => {
  if (resource === "/api/state" && news) return news;
  const kind = resource === "/api/action" ? JSON.parse(options.body).kind : null;
  if (kind && !OF_THE_PAGE.has(kind)) forget(); // what was said was about an earlier press
  const own = OWN_WORDS.has(kind);
  if (own) toTheNewest();
  const answer = await fetchPlainly(resource, options);
  if (answer.status === 401 || answer.status === 410) beginAnew();
  if (resource !== "/api/action" || !answer.ok) return answer;
  const receipt = await answer.json();
  if (receipt.notice) notify(receipt.notice);
  if (own) await foresee(options.headers);
  return alreadyRead(receipt);
};

// The page empties the line and only then asks what is new; until it knows, it drops the keys of
// whoever types on. So once one's words are through it is told both in one go, between two keys.
async function foresee(headers) {
  const answer = await fetchPlainly("/api/state", { headers, cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return; // the page asks itself, and says what is wrong
  news = alreadyRead(await answer.json());
  setTimeout(() => { news = null; });
}

function alreadyRead(value) {
  return { ok: true, status: 200, json: async () => value };
}

// Discord offers suggestions before anything is typed; this page waits for a key.
document.addEventListener("focusin", ({ target }) => {
  const empty = target.matches(".command-option-input") && target.value === "";
  if (empty && !target.readOnly) target.dispatchEvent(new Event("input"));
});

// Whoever reads the newest message goes on reading the newest message,
// and so does who says something.
let toTheNewest = () => {};

function followTheNewest() {
  const timeline = document.getElementById("channel-timeline");
  const messages = document.getElementById("channel-message-list");
  const toTheEnd = () => timeline.scrollHeight - timeline.clientHeight - timeline.scrollTop;
  let following = true;
  let height = 0;
  let onTheWay = false; // what is told of a scroll then, an earlier one, is nobody's wish to stay
  timeline.addEventListener("scroll", () => {
    if (!onTheWay && messages.offsetHeight === height) following = toTheEnd() < 80;
  });
  const follow = () => {
    height = messages.offsetHeight;
    if (!following) return;
    onTheWay = true;
    requestAnimationFrame(() => {
      timeline.scrollTop = timeline.scrollHeight;
      onTheWay = false;
    });
  };
  toTheNewest = () => { following = true; follow(); };
  for (const seen of [timeline, messages]) new ResizeObserver(follow).observe(seen);
}
document.addEventListener("DOMContentLoaded", followTheNewest);

// A link to a channel of Discord leads to that place here: side by side to its tab, alone to its page.
const CHANNEL = /^https:\/\/discord\.com\/channels\/[^/]+\/(\d+)/;
document.addEventListener("click", (event) => {
  const [, place] = event.target.closest("a[href]")?.href.match(CHANNEL) ?? [];
  if (!place) return;
  event.preventDefault();
  if (parent === window) location.assign(`${location.pathname.replace(/[^/]+$/, "")}${place}`);
  else parent.postMessage({ place }, location.origin);
}, true);

// Keys as in Discord: Enter and Tab take what is suggested, and once it is taken Enter sends. The
// options that a command may also have are taken only by whoever goes to them.
const OWNERS = ".command-option-input, .command-mention, .command-chip, .command-ghost";

function suggested(owner) {
  return owner.getAttribute("aria-expanded") === "true" && document.querySelector(".command-suggestion.is-active");
}

function take(suggestion) {
  suggestion.click();
  const now = document.activeElement;
  if (now.matches(".command-option-input") && now.value !== "") {
    now.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  } else if (!now.matches(OWNERS)) {
    document.querySelector(".command-chip")?.focus();
  }
}

// While the page asks for something, such as suggestions, it sends nothing: the command waits for it.
let waiting = null;
function send(target) {
  const [button, line] = [document.getElementById("send-message"), target.closest(".command-row")];
  waiting?.disconnect();
  if (!button.disabled) { button.click(); return; }
  if (simcordPreview.pendingAction?.kind === "run_command") return; // it is on its way
  waiting = new MutationObserver(() => {
    if (button.disabled) return;
    waiting.disconnect();
    if (line.isConnected) button.click();
  });
  waiting.observe(button, { attributeFilter: ["disabled"] });
}

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (!target.matches(OWNERS) || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
  if (key === "ArrowDown" || key === "ArrowUp") target.dataset.gone = "true";
  if (event.shiftKey || (key !== "Enter" && key !== "Tab")) return;
  const suggestion = suggested(target);
  const idle = key === "Enter" && target.matches(".command-chip") && !target.dataset.gone;
  if (suggestion && !idle) take(suggestion);
  else if (key === "Enter" && !target.matches(".command-ghost")) send(target);
  else return;
  event.preventDefault();
  event.stopPropagation();
}, true);

// Whoever uses the keyboard is never left nowhere: a form begins at its first field, and where
// what had the focus is gone, or a command is sent, the next words are typed at the bottom.
let lastKey = null; // none since a pointer was used
let lastFocus = null;
addEventListener("keydown", ({ key }) => { lastKey = key; }, true);
addEventListener("pointerdown", () => { lastKey = null; }, true);
addEventListener("focusin", ({ target }) => {
  lastFocus = target;
  if (!target.matches(".modal-close") || lastKey === "Tab") return;
  target.closest("form")?.querySelector("input, textarea, [role=combobox]")?.focus();
});

function toTheComposer() {
  const lost = lastFocus && !lastFocus.isConnected && document.activeElement === document.body;
  if (lost && lastKey !== null) document.getElementById("channel-composer-input")?.focus();
}
document.addEventListener("DOMContentLoaded", () => {
  const changed = new MutationObserver(() => requestAnimationFrame(toTheComposer));
  changed.observe(document.getElementById("channel-timeline"), { childList: true, subtree: true });
  changed.observe(document.getElementById("channel-composer-input").form, { childList: true, subtree: true });
});

// What is typed where nothing takes it goes to the bottom too.
document.addEventListener("keydown", ({ key, target, ctrlKey, altKey, metaKey }) => {
  if (key.length !== 1 || key === " " || ctrlKey || altKey || metaKey) return;
  if (target.matches("input, textarea, [role=combobox]") || target.closest("#modal-root")) return;
  document.getElementById("channel-composer-input")?.focus();
});

// Whoever leaves a command without sending it wants an empty line.
document.addEventListener("click", ({ target }) => {
  const composer = document.getElementById("channel-composer-input");
  if (!target.matches(".command-context-close") || !composer) return;
  composer.value = "";
  composer.dispatchEvent(new Event("input", { bubbles: true }));
});

// Runs before simcord's page: hands it its capability, and shows what became of an action.

const capability = document.querySelector("meta[name=capability]").content;
history.replaceState(null, "", `#${capability}`);

function notify(words) {
  document.getElementById("notice")?.remove();
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
window.fetch = async (resource, options) => {
  const own = resource === "/api/action" && OWN_WORDS.has(JSON.parse(options.body).kind);
  if (own) toTheNewest();
  const answer = await fetchPlainly(resource, options);
  if (answer.status === 401 || answer.status === 410) beginAnew();
  if (resource === "/api/action" && answer.ok) {
    const { notice } = await answer.clone().json();
    if (notice) notify(notice);
  }
  return answer;
};

// Discord offers suggestions before anything is typed; this page waits for a key.
document.addEventListener("focusin", ({ target }) => {
  if (target.matches(".command-option-input") && target.value === "") target.dispatchEvent(new Event("input"));
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
  timeline.addEventListener("scroll", () => {
    if (messages.offsetHeight === height) following = toTheEnd() < 80;
  });
  const follow = () => {
    height = messages.offsetHeight;
    if (following) requestAnimationFrame(() => { timeline.scrollTop = timeline.scrollHeight; });
  };
  toTheNewest = () => { following = true; follow(); };
  for (const seen of [timeline, messages]) new ResizeObserver(follow).observe(seen);
}
document.addEventListener("DOMContentLoaded", followTheNewest);

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

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (!target.matches(OWNERS) || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
  if (key === "ArrowDown" || key === "ArrowUp") target.dataset.gone = "true";
  if (event.shiftKey || (key !== "Enter" && key !== "Tab")) return;
  const suggestion = suggested(target);
  const idle = key === "Enter" && target.matches(".command-chip") && !target.dataset.gone;
  if (suggestion && !idle) take(suggestion);
  else if (key === "Enter" && !target.matches(".command-ghost")) document.getElementById("send-message").click();
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

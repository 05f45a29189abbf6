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
window.fetch = async (resource, options) => {
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

// Whoever reads the newest message goes on reading the newest message.
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
  for (const seen of [timeline, messages]) new ResizeObserver(follow).observe(seen);
}
document.addEventListener("DOMContentLoaded", followTheNewest);

// Enter takes a suggestion; where it is taken already, as in Discord, Enter sends the command.
document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  const offered = document.querySelector(".command-suggestion.is-active");
  if (key !== "Enter" || !target.matches(".command-option-input") || offered?.dataset.value !== target.value) return;
  event.preventDefault();
  event.stopPropagation();
  document.getElementById("send-message").click();
}, true);

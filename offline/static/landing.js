// Everyone side by side: a column for each person, a tab for each place the person sees.

const people = new Map(); // name -> column
let firstLook = true;

export function element(tag, properties, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

function columnOf(place) {
  const known = people.get(place.person);
  if (known) return known;
  const language = new Intl.DisplayNames(["en"], { type: "language" }).of(place.locale);
  const tabs = element("nav", { className: "places", role: "tablist" });
  const alone = element("a", { textContent: "open alone", target: "_blank" });
  const heading = element("h1", {}, `${place.person} `, element("small", { textContent: language }));
  const section = element("section", { className: "person" }, element("header", {}, heading, tabs, alone));
  const column = { section, tabs, alone, places: new Map(), chosen: null };
  people.set(place.person, column);
  document.getElementById("people").append(section);
  return column;
}

function addPlace(column, place) {
  const tab = element("button", { type: "button", role: "tab", textContent: place.title });
  const known = { id: place.id, tab, frame: null, seen: firstLook ? place.newest : "0" };
  column.places.set(place.path, known);
  column.tabs.append(tab);
  tab.addEventListener("click", () => choose(column, place));
  return known;
}

function choose(column, place) {
  column.chosen = place.path;
  column.alone.href = place.path;
  const chosen = column.places.get(place.path);
  if (!chosen.frame) {
    chosen.frame = element("iframe", { src: place.path, title: `${place.person}: ${place.title}` });
    column.section.append(chosen.frame);
  }
  for (const [path, { tab, frame }] of column.places) {
    tab.setAttribute("aria-selected", String(path === place.path));
    if (frame) frame.hidden = path !== place.path;
  }
  markRead(chosen);
}

function markRead(known, newest = known.newest ?? known.seen) {
  known.seen = newest;
  known.tab.classList.remove("unread");
}

function show(place) {
  const column = columnOf(place);
  const known = column.places.get(place.path) ?? addPlace(column, place);
  known.newest = place.newest;
  if (column.chosen === null && !place.path.endsWith("/dm")) choose(column, place);
  if (column.chosen === place.path) markRead(known);
  else known.tab.classList.toggle("unread", known.seen !== place.newest);
}

// Shows a place that may be a second old, and brings it into sight.
export function openPlace(place) {
  show(place);
  const column = columnOf(place);
  choose(column, place);
  column.section.scrollIntoView();
}

// What is pressed in a place may lead to another place of the same person.
addEventListener("message", ({ origin, source, data }) => {
  if (origin !== location.origin || !data?.place) return;
  for (const column of people.values()) {
    const from = [...column.places.values()].some(({ frame }) => frame?.contentWindow === source);
    const known = [...column.places.values()].find(({ id }) => id === data.place);
    if (from && known) known.tab.click();
  }
});

async function look() {
  try {
    const answer = await fetch("/places", { cache: "no-store" });
    for (const place of await answer.json()) show(place);
    firstLook = false;
  } catch {
    // The server is away; the pages say so themselves.
  }
  setTimeout(look, 1000);
}

look();

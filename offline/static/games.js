// The games, each with its cover: pressing one begins a match or a lesson, and opens the place
// where it is.

import { element, openPlace } from "/landing.js";

const panel = document.getElementById("games");
const [heading, about, list] = panel.children;
const language = encodeURIComponent(navigator.language || "en");

async function begin(address, words) {
  const buttons = list.querySelectorAll("button");
  const reset = (said) => {
    about.textContent = said;
    for (const button of buttons) button.disabled = false;
  };
  for (const button of buttons) button.disabled = true;
  about.textContent = words.beginning;
  try {
    const answer = await fetch(address, { method: "POST" });
    if (!answer.ok) throw new Error(answer.statusText);
    const place = await answer.json();
    panel.open = false; // first, as what is below it moves up
    openPlace(place);
    reset(words.about);
  } catch {
    reset(words.failed);
  }
}

function cardOf(game, words) {
  const cover = element("img", { src: game.cover, alt: `${game.name}: ${game.shown}` });
  const play = element("button", { type: "button" }, cover, element("span", { textContent: words.play }));
  play.addEventListener("click", () => begin(`/games/${language}/${game.key}`, words));
  const card = element("li", {}, play);
  if (game.taught) {
    const learn = element("button", { type: "button", textContent: words.learn });
    learn.addEventListener("click", () => begin(`/lessons/${language}/${game.key}`, words));
    card.append(learn);
  }
  return card;
}

async function offer() {
  const answer = await fetch(`/games/${language}`, { cache: "no-store" });
  const { locale, words, games } = await answer.json();
  document.documentElement.lang = locale;
  heading.textContent = words.title;
  about.textContent = words.about;
  list.append(...games.map((game) => cardOf(game, words)));
  panel.hidden = false;
}

offer();

// Puts words of whoever plays in place of the page's own, as they appear.

const { exactly, within } = JSON.parse(document.querySelector("meta[name=words]").content);
const patterns = within.map(([known, plain]) => [new RegExp(known), plain]);
const SPOKEN = ["aria-label", "placeholder", "title"];

function plain(words) {
  const bare = words.trim();
  if (Object.hasOwn(exactly, bare)) return words.replace(bare, () => exactly[bare]);
  const [known, instead] = patterns.find(([pattern]) => pattern.test(words)) ?? [];
  return known ? words.replace(known, instead) : words;
}

function say(node) {
  if (node.nodeType === Node.TEXT_NODE) {
    const words = plain(node.data);
    if (words !== node.data) node.data = words;
    return;
  }
  if (node.nodeType !== Node.ELEMENT_NODE) return;
  for (const name of SPOKEN) {
    const words = node.getAttribute(name);
    if (words !== null && plain(words) !== words) node.setAttribute(name, plain(words));
  }
  for (const child of node.childNodes) say(child);
}

new MutationObserver((changes) => {
  for (const { target, type, addedNodes } of changes) {
    if (type === "childList") addedNodes.forEach(say);
    else say(target);
  }
}).observe(document, { attributeFilter: SPOKEN, characterData: true, childList: true, subtree: true });

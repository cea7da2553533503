/** Runs in the page before the area is mounted: what stands beside it in the page. */
export function noteBody() {
  window[Symbol.for('@portal/check')].bodyBefore = new Set(document.body.children);
}

/**
 * Runs in the page while the area stands there: opens what says that it opens something, a few at most.
 *
 * @param {number} most how many are pressed
 * @returns {Promise<string[]>} what then stands in the page outside of the area, and is none of the portal's own
 */
export async function lookAtPopups(most) {
  const records = window[Symbol.for('@portal/check')];
  const area = records.area();
  const found = new Set();
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const isFoil = (node) => /^(?:SCRIPT|STYLE|LINK)$/.test(node.tagName);
  /** Classes of the portal's own modules begin with their names. */
  const isPortals = (node) => /(?:^| )portal-(?!area-)/.test(String(node.className?.baseVal ?? node.className));
  const look = () => {
    const placedBy = (node) => records.placed.findLast((entry) => entry.node.deref() === node);
    for (const node of document.body.children) {
      if (records.bodyBefore.has(node) || isFoil(node)) continue;
      if (placedBy(node)?.isOwn || !isPortals(node)) found.add(node.cloneNode(false).outerHTML.slice(0, 120));
    }
  };
  look();
  const opening = '[aria-haspopup]:not([aria-haspopup="false"]), [aria-expanded="false"], [popovertarget], summary';
  for (const part of [...area.querySelectorAll(opening)].filter((each) => each.checkVisibility()).slice(0, most)) {
    part.click();
    await pause(60);
    look();
    part.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    if (part.getAttribute('aria-expanded') === 'true') part.click();
  }
  return [...found];
}

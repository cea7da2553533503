/**
 * Runs in the page while the area stands there.
 *
 * @returns {string[]} the words of the area that can be seen, each text once; what says its language is left out
 */
export function lookAtTexts() {
  const area = window[Symbol.for('@portal/check')].area();
  const language = document.documentElement.lang;
  const texts = new Set();
  const isOther = (element) => {
    const own = element.closest('[lang], [translate="no"]');
    return own !== null && area.contains(own) && own.lang !== language;
  };
  const take = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.currentNode; node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element) continue;
      if (node instanceof Element && node.shadowRoot) take(node.shadowRoot);
      const attributes = node instanceof Element ? ['aria-label', 'title', 'placeholder', 'alt'] : [];
      const words = node instanceof Text ? [node.data] : attributes.map((name) => node.getAttribute(name) ?? '');
      if (words.every((text) => text.trim() === '') || /^(?:SCRIPT|STYLE|TEXTAREA)$/i.test(element.tagName)) continue;
      if (!element.checkVisibility() || isOther(element)) continue;
      for (const text of words) if (/\p{L}/u.test(text)) texts.add(text.replace(/\s+/g, ' ').trim().slice(0, 200));
    }
  };
  take(area);
  return [...texts];
}

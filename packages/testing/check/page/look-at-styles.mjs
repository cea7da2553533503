/**
 * Runs in the page while the area stands there.
 *
 * @returns {{ selector: string, reaches: string }[]} rules of the area's style sheets that count for something outside of its
 * element, each with an example of that
 */
export function lookAtStyles() {
  const records = window[Symbol.for('@portal/check')];
  const area = records.area();
  const plain = ['h1', 'h2', 'p', 'a', 'button', 'input', 'select', 'textarea', 'table', 'td', 'ul', 'li', 'label'];
  // Elements as any other part of the portal may have them, without a class: none of them is the area's.
  const probe = document.createElement('div');
  probe.hidden = true;
  probe.append(
    ...['div', 'span', 'section', 'dialog', 'svg', 'img', ...plain].map((tag) => document.createElement(tag)),
  );
  document.body.append(probe);

  const ownSheet = (sheet) => {
    const node = sheet.ownerNode;
    const address =
      sheet.href ?? (node?.dataset?.href ? new URL(`/assets/${node.dataset.href}`, location.href).href : '');
    if (address !== '') return records.isOwn(address);
    return node === null || !records.stylesBefore.has(node);
  };
  const rulesOf = (rules) =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      if (rule instanceof CSSKeyframesRule || !('cssRules' in rule)) return [];
      return rulesOf(rule.cssRules);
    });
  const readable = (sheet) => {
    try {
      return rulesOf(sheet.cssRules);
    } catch {
      return [];
    }
  };
  /** States and parts of elements that may not be there now. */
  const passing =
    /::[\w-]+(?:\([^)]*\))?|:(?:hover|focus|focus-visible|focus-within|active|visited|checked|disabled|enabled|target|open|popover-open|modal|invalid|placeholder-shown)(?![\w-])/g;
  const onlyOwnProperties = ({ style }) =>
    style.length > 0 && [...style].every((key) => key.startsWith('--') && !key.startsWith('--p-'));
  const nameOf = (element) => {
    if (probe.contains(element)) return `<${element.localName}>`;
    const hook = element.closest('[data-testid]')?.dataset.testid;
    return hook ? `<${element.localName}> (${hook})` : `<${element.localName}>`;
  };

  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets].filter(ownSheet);
  const found = [];
  for (const rule of sheets.flatMap(readable)) {
    const selector = rule.selectorText.replaceAll(passing, '').trim() || '*';
    let outside = [];
    try {
      outside = [...document.querySelectorAll(selector)].filter((element) => !area.contains(element));
    } catch {
      continue;
    }
    const top = outside.every((element) => element === document.documentElement || element === document.body);
    if (outside.length === 0 || (top && onlyOwnProperties(rule))) continue;
    // What holds the area is passed over as an example: it says least.
    const example = outside.find((element) => !element.contains(area)) ?? outside[0];
    found.push({ selector: rule.selectorText.slice(0, 160), reaches: nameOf(example) });
  }
  probe.remove();
  return found.slice(0, 20);
}

/** Runs in the page before the area is there: which style elements are not its own. */
export function noteStyles() {
  const records = window[Symbol.for('@portal/check')];
  records.stylesBefore = new Set(document.querySelectorAll('style'));
}

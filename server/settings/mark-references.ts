/** A tag, or what may hold anything that looks like some. */
const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<(\/?)([A-Za-z_][\w:.-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/g;

/** How deep elements may lie in each other, with those that they refer to. */
const deepest = 500;

interface Element {
  id: string | null;
  /** What a style sheet may choose it by: its kind, .class and #id, and the sign for all. */
  chosenBy: readonly string[];
  attributes: string;
  children: Element[];
}

/** Signs that are written by their numbers, as XML and CSS allow it, as themselves; but for those that would be read as markup. */
const spelledOut = (text: string): string =>
  text
    .replace(/&#(?:x([0-9a-f]+)|(\d+));/gi, (whole, hex, decimal) => signOf(whole, hex, decimal))
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (whole, hex) => signOf(whole, hex))
    .replace(/\\(?=[^0-9a-f\s])/gi, '');

function signOf(whole: string, hex?: string, decimal?: string): string {
  const number = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  if (!(number <= 0x10ffff)) return whole;
  const sign = String.fromCodePoint(number);
  return /[<>"'&\\]/.test(sign) ? whole : sign;
}

const attribute = (attributes: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)?.slice(1).find(Boolean) ?? '';

function elementOf(name: string, attributes: string): Element {
  const kind = name.replace(/^.*:/, '');
  const id = attribute(attributes, '(?:xml:)?id').trim() || null;
  const classes = attribute(attributes, 'class').split(/\s+/).filter(Boolean);
  const chosenBy = ['*', kind, ...classes.map((each) => `.${each}`), ...(id === null ? [] : [`#${id}`])];
  return { id, chosenBy, attributes, children: [] };
}

/** The elements of a drawing below one that stands for all of it, and the words of its style sheets. */
function read(text: string): { root: Element; all: Element[]; styles: string } {
  const root = elementOf('', '');
  const all: Element[] = [];
  const open = [root];
  let styles = '';
  let end = 0;
  for (const { 0: whole, 1: data = '', 2: slash, 3: name, 4: attributes = '', index } of text.matchAll(token)) {
    if (open.at(-1)?.chosenBy.includes('style')) styles += text.slice(end, index) + data;
    end = index + whole.length;
    if (name === undefined) continue;
    if (slash) {
      if (open.length > 1) open.pop();
      continue;
    }
    const element = elementOf(name, attributes);
    all.push(element);
    open.at(-1)?.children.push(element);
    if (!attributes.endsWith('/')) open.push(element);
  }
  return { root, all, styles };
}

/**
 * How many elements are drawn of an SVG once each reference is followed, as by `use`, `mask` and `pattern`: ten that
 * each show ten others, ten times over, are as many as a browser never comes to the end of. Each name of an element
 * behind a # counts as a reference, which is rather too many than too few.
 * @returns infinity where elements lead back to themselves, or lie too deep
 */
export function drawnElements(drawing: string): number {
  const { root, all, styles } = read(spelledOut(drawing));
  const byId = new Map(all.flatMap((element) => (element.id === null ? [] : [[element.id, element] as const])));
  const namedIn = (text: string): Element[] =>
    [...text.matchAll(/#([^\s"'();,<>]+)/g)].flatMap(([, id = '']) => byId.get(id) ?? []);
  const rules = [...styles.matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
    const chosen = new Set(selector.match(/[.#]?[\w-]+|\*/g) ?? []);
    const named = namedIn(body);
    return named.length > 0 ? [{ chosen, named }] : [];
  });
  const counted = new Map<Element, number>();
  const count = (element: Element, depth: number): number => {
    const before = counted.get(element);
    if (before !== undefined) return before;
    if (depth > deepest) return Number.POSITIVE_INFINITY;
    // Whoever comes back here while this is being counted has gone in a circle.
    counted.set(element, Number.POSITIVE_INFINITY);
    const styled = rules.flatMap(({ chosen, named }) =>
      element.chosenBy.some((each) => chosen.has(each)) ? named : [],
    );
    const parts = [...element.children, ...namedIn(element.attributes), ...styled];
    const sum = parts.reduce((drawn, part) => drawn + count(part, depth + 1), 1);
    counted.set(element, sum);
    return sum;
  };
  return count(root, 0);
}

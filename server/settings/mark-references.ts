import { XMLParser } from 'fast-xml-parser';

/** How deep elements may lie in each other, with those that they refer to. */
const deepest = 500;

interface Element {
  id: string | undefined;
  /** What a style sheet may choose it by: its kind, .class and #id, and the sign for all. */
  chosenBy: readonly string[];
  attributes: string;
  children: readonly Element[];
}

/** A node as the parser gives it: its kind with what lies within, and beside that its attributes. */
type Node = Readonly<Record<string, readonly Node[]>> & { readonly ':@'?: Readonly<Record<string, string>> };

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  htmlEntities: true,
  maxNestedTags: deepest,
});

/** Signs that CSS writes by their numbers, as themselves. */
const spelledOut = (text: string): string =>
  text
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (whole, hex) => {
      const number = Number.parseInt(hex, 16);
      return number > 0x10ffff ? whole : String.fromCodePoint(number);
    })
    .replace(/\\(?=[^0-9a-f\s])/gi, '');

/** A drawing as its elements, and the words of its style sheets. @throws what the parser throws */
class Drawing {
  readonly byId = new Map<string, Element>();
  styles = '';
  readonly root: Element;

  constructor(text: string) {
    this.root = { id: undefined, chosenBy: [], attributes: '', children: this.#elements(parser.parse(text), '') };
  }

  #elements(nodes: readonly Node[], parent: string): Element[] {
    return nodes.flatMap((node) => {
      const kind = Object.keys(node).find((key) => key !== ':@') ?? '';
      if (kind === '#text') {
        if (parent === 'style') this.styles += spelledOut(String(node[kind]));
        return [];
      }
      const { id, class: classes = '', ...rest } = node[':@'] ?? {};
      const named = [
        ...classes
          .split(/\s+/)
          .filter(Boolean)
          .map((each) => `.${each}`),
        ...(id ? [`#${id}`] : []),
      ];
      const element: Element = {
        id,
        chosenBy: ['*', kind, ...named],
        attributes: spelledOut(Object.values(rest).join(' ')),
        children: this.#elements(node[kind] ?? [], kind),
      };
      if (id !== undefined) this.byId.set(id, element);
      return [element];
    });
  }

  /** What a text refers to: each name of an element behind a # counts, which is rather too many than too few. */
  namedIn(text: string): Element[] {
    return [...text.matchAll(/#([^\s"'();,<>]+)/g)].flatMap(([, id = '']) => this.byId.get(id) ?? []);
  }
}

function read(text: string): Drawing | null {
  try {
    return new Drawing(text);
  } catch {
    return null;
  }
}

/**
 * How many elements are drawn of an SVG once each reference is followed, as by `use`, `mask` and `pattern`: ten that
 * each show ten others, ten times over, are as many as a browser never comes to the end of.
 * @returns infinity where elements lead back to themselves or lie too deep, and where it cannot be read
 */
export function drawnElements(text: string): number {
  const drawing = read(text);
  if (!drawing) return Number.POSITIVE_INFINITY;
  const rules = [...drawing.styles.matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(([, selector = '', body = '']) => {
    const named = drawing.namedIn(body);
    return named.length > 0 ? [{ chosen: new Set(selector.match(/[.#]?[\w-]+|\*/g) ?? []), named }] : [];
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
    const parts = [...element.children, ...drawing.namedIn(element.attributes), ...styled];
    const sum = parts.reduce((drawn, part) => drawn + count(part, depth + 1), 1);
    counted.set(element, sum);
    return sum;
  };
  return count(drawing.root, 0);
}

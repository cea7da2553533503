import { colourOf } from './colour.ts';

const svg = 'http://www.w3.org/2000/svg';

/** Writes an SVG. It belongs to no page, so that no policy of a page judges it. */
export class Pen {
  readonly paper = document.implementation.createDocument(svg, 'svg');
  readonly root = this.paper.documentElement;
  private names = 0;

  make(name: string, attributes: Readonly<Record<string, string | number>> = {}): Element {
    const element = this.paper.createElementNS(svg, name);
    for (const [key, value] of Object.entries(attributes))
      element.setAttribute(key, String(typeof value === 'number' ? Math.round(value * 100) / 100 : value));
    return element;
  }

  /** Sets a fill or a stroke, with its opacity apart. @returns false for one that covers nothing */
  ink(element: Element, property: 'fill' | 'stroke', computed: string): boolean {
    const colour = colourOf(computed);
    if (!colour) return false;
    element.setAttribute(property, colour.hex);
    if (colour.opacity < 1) element.setAttribute(`${property}-opacity`, String(colour.opacity));
    return true;
  }

  /** Keeps something that is drawn with, such as a gradient. @returns how it is named where it is used */
  define(element: Element): string {
    this.names += 1;
    element.setAttribute('id', `portal-${this.names}`);
    const defs = this.root.querySelector(':scope > defs') ?? this.root.appendChild(this.make('defs'));
    defs.append(element);
    return `url(#portal-${this.names})`;
  }
}

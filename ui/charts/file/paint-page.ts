import { copySvg } from './copy-svg.ts';
import type { DrawnSvg } from './drawn-svg.ts';
import { paintBox } from './paint-box.ts';
import { paintText } from './paint-text.ts';
import { Pen } from './pen.ts';

/** What of the portal's letters no attribute of an SVG says: as tokens and sheet have it. */
const features = `text{font-variant-numeric:tabular-nums;font-feature-settings:'cv11','ss03';white-space:pre}`;

interface PageWords {
  title: string;
  lines: readonly (readonly [string, string])[];
  /** A stylesheet of fonts. */
  fonts: string;
}

function paint(pen: Pen, element: Element): void {
  const style = getComputedStyle(element);
  // What is clipped away altogether is said to those who hear the page.
  if (style.display === 'none' || style.visibility !== 'visible' || style.clipPath !== 'none') return;
  const box = element.getBoundingClientRect();
  if (element instanceof SVGSVGElement) {
    const copy = copySvg(pen, element);
    if (!copy) return;
    const { left: x, top: y, width, height } = box;
    for (const [name, value] of Object.entries({ x, y, width, height })) copy.setAttribute(name, String(value));
    copy.setAttribute('overflow', 'visible');
    pen.root.append(copy);
    return;
  }
  paintBox(pen, style, box);
  for (const child of element.childNodes) {
    if (child instanceof Text) paintText(pen, child, style);
    else if (child instanceof Element) paint(pen, child);
  }
}

/**
 * Writes down a part of the page as an SVG that stands alone: grounds, edges, words and drawings, where the browser has
 * laid them, in its own fonts.
 * @param place what is written down; it stands in the left upper corner of the window
 */
export function paintPage(place: HTMLElement, { title, lines, fonts }: PageWords): DrawnSvg {
  const pen = new Pen();
  const { width: wide, height: high } = place.getBoundingClientRect();
  const [width, height] = [Math.ceil(wide), Math.ceil(high)];
  const { fontFamily } = getComputedStyle(place.firstElementChild ?? place);
  const { root } = pen;
  for (const [name, value] of Object.entries({
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'font-family': fontFamily,
    'text-rendering': 'geometricPrecision',
  }))
    root.setAttribute(name, String(value));
  const label = lines.map(([label, text]) => `${label}: ${text}`).join('\n');
  for (const [name, text] of [
    ['title', title],
    ['desc', label],
  ] as const)
    root.append(Object.assign(pen.make(name), { textContent: text }));
  paint(pen, place);
  const text = new XMLSerializer().serializeToString(pen.paper);
  // As text: the policy of the page would judge a stylesheet that is made here.
  return { text: text.replace('</desc>', () => `</desc><style>${fonts}${features}</style>`), width, height };
}

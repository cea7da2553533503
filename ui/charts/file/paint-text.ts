import type { Pen } from './pen.ts';

interface Line {
  text: string;
  box: DOMRect;
}

/** A text as the browser has broken it: what stands on each of its lines. */
function linesOf(node: Text): Line[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const [only, ...others] = range.getClientRects();
  if (!only) return [];
  if (others.length === 0) return [{ text: node.data, box: only }];
  const lines: Line[] = [];
  for (let at = 0; at < node.length; at += 1) {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const [box] = range.getClientRects();
    const last = lines.at(-1);
    if (!box) continue;
    if (last && Math.abs(last.box.top - box.top) < 1) last.text += node.data[at];
    else lines.push({ text: node.data[at] ?? '', box });
  }
  return lines;
}

const measure = document.createElement('canvas').getContext('2d');

/** How far below the upper edge of its box a line of text stands, as a part of the height of the box. */
function baseline(font: string): number {
  if (!measure) return 0.8;
  measure.font = font;
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = measure.measureText('0');
  return up / (up + down);
}

/** Draws the words of a text node where the browser has laid them. */
export function paintText(pen: Pen, node: Text, style: CSSStyleDeclaration): void {
  const isUpright = style.writingMode.startsWith('vertical');
  for (const { text, box } of linesOf(node)) {
    const words = text.replace(/\s+/g, ' ').trim();
    if (words === '') continue;
    const part = baseline(style.font || `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`);
    const element = pen.make('text', {
      x: isUpright ? box.left + box.width / 2 : box.left,
      y: isUpright ? box.top : box.top + box.height * part,
      'font-size': style.fontSize,
      'font-weight': style.fontWeight,
      ...(isUpright && { 'writing-mode': 'vertical-rl', 'dominant-baseline': 'central' }),
    });
    pen.ink(element, 'fill', style.color);
    element.textContent = words;
    pen.root.append(element);
  }
}

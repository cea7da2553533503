import type { Pen } from './pen.ts';

const sides = ['top', 'right', 'bottom', 'left'] as const;

const colours = /rgba?\([^)]*\)/g;

/** A gradient from left to right, whose colours are as far from one another, as the legends of scales have. */
function gradient(pen: Pen, image: string): string {
  const stops = image.match(colours) ?? [];
  const gradient = pen.make('linearGradient');
  for (const [at, colour] of stops.entries()) {
    const stop = pen.make('stop', { offset: at / Math.max(1, stops.length - 1) });
    pen.ink(stop, 'fill', colour);
    stop.setAttribute('stop-color', stop.getAttribute('fill') ?? '#ffffff');
    stop.removeAttribute('fill');
    gradient.append(stop);
  }
  return pen.define(gradient);
}

/** Hatching, as cells have that nobody delivered. */
function hatching(pen: Pen, image: string): string {
  const pattern = pen.make('pattern', {
    width: 6,
    height: 6,
    patternUnits: 'userSpaceOnUse',
    patternTransform: 'rotate(45)',
  });
  const line = pen.make('rect', { width: 1, height: 6 });
  pen.ink(line, 'fill', (image.match(colours) ?? []).at(-1) ?? '');
  pattern.append(line);
  return pen.define(pattern);
}

/** Draws what lies behind the words of an element: its ground and its edges. */
export function paintBox(pen: Pen, style: CSSStyleDeclaration, box: DOMRect): void {
  const { left: x, top: y, width, height } = box;
  const rx = Number.parseFloat(style.borderTopLeftRadius) || 0;
  const put = (fill: (rect: Element) => boolean) => {
    const rect = pen.make('rect', { x, y, width, height, ...(rx > 0 && { rx }) });
    if (fill(rect)) pen.root.append(rect);
  };
  put((rect) => pen.ink(rect, 'fill', style.backgroundColor));
  const image = style.backgroundImage;
  if (image.includes('gradient(')) {
    const named = image.startsWith('repeating-') ? hatching(pen, image) : gradient(pen, image);
    put((rect) => {
      rect.setAttribute('fill', named);
      return true;
    });
  }
  for (const side of sides) {
    const thick = Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) || 0;
    if (thick === 0) continue;
    const edge = pen.make('rect', {
      x: side === 'right' ? x + width - thick : x,
      y: side === 'bottom' ? y + height - thick : y,
      width: side === 'left' || side === 'right' ? thick : width,
      height: side === 'top' || side === 'bottom' ? thick : height,
    });
    if (pen.ink(edge, 'fill', style.getPropertyValue(`border-${side}-color`))) pen.root.append(edge);
  }
}

import type { Pen } from './pen.ts';

/** How an element is drawn, where it takes that from the one round it. */
const inherited = [
  ...['stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'fill-opacity', 'stroke-opacity'],
  ...['font-size', 'font-weight', 'text-anchor', 'visibility', 'paint-order'],
];

/** What the page alone knows of an element, and what is written from its style. */
const left = /^(class|style|role|tabindex|fill|stroke|opacity|data-.*|aria-.*|on.*)$/;

/** What is there to be pointed at, and what shows where the hand is. */
const unseen = '.highcharts-tracker-line, .highcharts-tooltip, .highcharts-a11y-proxy-container';

/**
 * Copies a drawing of the page with the colours and sizes that it has there written out: outside of the page there is
 * no stylesheet and no token.
 * @param round the style of what stands round it in the copy; undefined for the outermost
 * @returns null for what nobody sees
 */
export function copySvg(pen: Pen, source: Element, round?: CSSStyleDeclaration): Element | null {
  const style = getComputedStyle(source);
  if (style.display === 'none' || source.matches(unseen)) return null;
  const copy = pen.make(source.localName);
  for (const { name, value } of source.attributes) if (!left.test(name)) copy.setAttribute(name, value);
  for (const property of inherited) {
    const value = style.getPropertyValue(property);
    if (value && value !== round?.getPropertyValue(property)) copy.setAttribute(property, value);
  }
  for (const property of ['fill', 'stroke'] as const) {
    const value = style.getPropertyValue(property);
    if (!value.startsWith('rgb')) {
      // A gradient or a pattern has no other name in the copy, nor has none.
      if (value !== round?.getPropertyValue(property)) copy.setAttribute(property, value.replaceAll('"', ''));
    } else if (value !== round?.getPropertyValue(property) && !pen.ink(copy, property, value))
      copy.setAttribute(property, 'none');
  }
  if (style.opacity !== '1') copy.setAttribute('opacity', style.opacity);
  for (const child of source.childNodes) {
    if (child instanceof Text) copy.append(pen.paper.createTextNode(child.data));
    else if (child instanceof Element)
      copy.append(...[copySvg(pen, child, style)].filter((element) => element !== null));
  }
  return copy;
}

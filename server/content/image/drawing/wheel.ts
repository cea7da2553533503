import { parts } from './paints.ts';

const number = (value: number): string => String(Math.round(value * 10) / 10);

/** One spoke, from the hub to the rim, pointing up. */
function spoke(inner: number, outer: number, wide: number): string {
  const [near, far] = [wide * 0.55, wide];
  return `M${number(-near)} ${number(-inner)}L${number(-far)} ${number(-outer)}L${number(far)} ${number(-outer)}L${number(near)} ${number(-inner)}Z`;
}

/**
 * A wheel from the side.
 * @param radius with its tyre, in mm
 * @param model decides its spokes
 */
export function wheel(x: number, y: number, radius: number, model: number): string {
  const rim = radius * 0.76;
  const count = [5, 10, 7, 6, 8][model % 5] ?? 5;
  const wide = (rim * (count > 7 ? 0.62 : 1.05)) / count;
  const spokes = Array.from(
    { length: count },
    (_, at) => `<path d="${spoke(rim * 0.16, rim * 0.95, wide)}" transform="rotate(${number((360 / count) * at)})"/>`,
  );
  const ring = (of: number, colour: string, more = '') => `<circle r="${number(of)}" fill="${colour}"${more}/>`;
  return [
    `<g transform="translate(${number(x)} ${number(y)})">`,
    ring(radius, parts.tyre),
    ring(radius * 0.93, '#262b33'),
    ring(rim, parts.black),
    ring(rim * 0.62, '#3b424d'),
    ring(rim * 0.5, '#2a3039'),
    `<g fill="${parts.rim}" stroke="${parts.rimDark}" stroke-width="3">${spokes.join('')}</g>`,
    `<circle r="${number(rim * 0.965)}" fill="none" stroke="${parts.rim}" stroke-width="${number(rim * 0.07)}"/>`,
    ring(rim * 0.17, parts.rim, ` stroke="${parts.rimDark}" stroke-width="4"`),
    ring(rim * 0.07, parts.rimDark),
    '</g>',
  ].join('');
}

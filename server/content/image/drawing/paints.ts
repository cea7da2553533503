const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16);

/** @param part how much of the other colour, 0 to 1 */
export function mixed(colour: string, other: string, part: number): string {
  const mix = [0, 1, 2].map((at) => Math.round(channel(colour, at) * (1 - part) + channel(other, at) * part));
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** How bright a colour looks, 0 to 255. */
const brightness = (colour: string): number =>
  channel(colour, 0) * 0.299 + channel(colour, 1) * 0.587 + channel(colour, 2) * 0.114;

/** The shades of a paint: a light paint has soft ones, and a dark one is lifted by what shines on it. */
export function shadesOf(paint: string) {
  const isDark = brightness(paint) < 90;
  return {
    top: mixed(paint, '#ffffff', isDark ? 0.34 : 0.3),
    upper: mixed(paint, '#ffffff', isDark ? 0.14 : 0.08),
    middle: paint,
    lower: mixed(paint, '#0b0f16', isDark ? 0.34 : 0.26),
    edge: mixed(paint, '#0b0f16', isDark ? 0.6 : 0.42),
    shine: mixed(paint, '#ffffff', isDark ? 0.5 : 0.75),
  };
}

export type Shades = ReturnType<typeof shadesOf>;

/** Everything that is not painted. */
export const parts = {
  black: '#12161d',
  cladding: '#2a2f38',
  tyre: '#1b1f26',
  rim: '#c6ccd6',
  rimDark: '#7d8694',
  lamp: '#eef4ff',
  tail: '#d3222f',
} as const;

const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`;

/** The gradients of a drawing. */
export const gradients = ({ top, upper, middle, lower }: Shades): string =>
  [
    `<linearGradient id="paint" x1="0" y1="0" x2="0" y2="1">${stop(0, top)}${stop(0.3, upper)}${stop(0.56, middle)}${stop(1, lower)}</linearGradient>`,
    `<linearGradient id="glass" x1="0" y1="0" x2="0" y2="1">${stop(0, '#5b6878')}${stop(0.5, '#35404e')}${stop(1, '#232b36')}</linearGradient>`,
    `<linearGradient id="shine" x1="0" y1="0" x2="1" y2="0">${stop(0, '#ffffff', 0)}${stop(0.5, '#ffffff', 0.5)}${stop(1, '#ffffff', 0)}</linearGradient>`,
    `<radialGradient id="shadow">${stop(0, '#0b0f16', 0.42)}${stop(0.7, '#0b0f16', 0.2)}${stop(1, '#0b0f16', 0)}</radialGradient>`,
  ].join('');

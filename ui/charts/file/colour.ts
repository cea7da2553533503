/** A colour as every program of pictures reads it: six digits, and how much it covers apart from them. */
export interface Colour {
  hex: string;
  opacity: number;
}

const two = (part: string | undefined): string => Math.round(Number(part)).toString(16).padStart(2, '0');

/** @param computed as the browser computes colours: rgb(1, 2, 3), rgba(1, 2, 3, 0.5). @returns null for one that covers nothing */
export function colourOf(computed: string): Colour | null {
  const [red, green, blue, opacity = '1'] = /^rgba?\(/.test(computed) ? (computed.match(/[\d.]+/g) ?? []) : [];
  if (blue === undefined || Number(opacity) === 0) return null;
  return { hex: `#${two(red)}${two(green)}${two(blue)}`, opacity: Number(opacity) };
}

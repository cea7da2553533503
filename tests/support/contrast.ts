/**
 * A colour's parts of red, green and blue as light adds them up (WCAG 2.2, relative luminance).
 * @param colour as `#rrggbb`
 */
export const linearOf = (colour: string): number[] =>
  [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = linearOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours: WCAG 2.2 asks 4.5 of words (1.4.3), and 3 of what else has to be seen (1.4.11). */
export function contrast(one: string, other: string): number {
  const [more = 0, less = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (more + 0.05) / (less + 0.05);
}

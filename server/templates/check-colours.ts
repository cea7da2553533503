import type { Sentence } from '../kernel/words/sentence.ts';

/** As many series as a picture draws. */
const most = 10;

/** A colour's light as WCAG 2.2 adds it up (relative luminance). @param colour #rrggbb */
function light(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast with white paper: WCAG 2.2 asks 4.5 of words (1.4.3), and 3 of lines and bars (1.4.11). */
const onWhite = (colour: string): number => 1.05 / (light(colour) + 0.05);

/**
 * Colours of series in their order: the first is that of links and of the band at the top as well.
 * @returns what is wrong with them, to stand after the name of an option; null where they can be used
 */
export function checkColours(colours: readonly string[]): Sentence | null {
  if (colours.length === 0 || colours.length > most)
    return { zh_CN: `请写 1 到 ${most} 种颜色`, en: `must be 1 to ${most} colours` };
  for (const [at, colour] of colours.entries()) {
    if (!/^#[0-9a-f]{6}$/.test(colour))
      return { zh_CN: `“${colour}”不是 #1a73e8 这样的颜色`, en: `'${colour}' is no colour such as #1a73e8` };
    if (colours.indexOf(colour) !== at)
      return { zh_CN: `${colour} 写了两次，系列将无法区分`, en: `has ${colour} twice: series could not be told apart` };
    const [wanted, ratio] = [at === 0 ? 4.5 : 3, onWhite(colour)];
    if (ratio < wanted)
      return {
        zh_CN: `${colour} 在白底上的对比度为 ${ratio.toFixed(1)}，${at === 0 ? '首个颜色也用于文字，' : ''}至少需要 ${wanted}；请选择更深的颜色`,
        en: `${colour} has a contrast of ${ratio.toFixed(1)} on white and needs ${wanted}${at === 0 ? ', as words are written in the first' : ''}: choose a darker one`,
      };
  }
  return null;
}

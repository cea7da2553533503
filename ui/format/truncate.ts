/** Chinese, Japanese and Korean signs, full-width forms and pictures take the room of two latin letters. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}|[\u{20000}-\u{3fffd}]/u;

/** S9.048: the room a text takes, a Chinese character counting 2. */
export function textWidth(text: string): number {
  let width = 0;
  for (const sign of text) width += wide.test(sign) ? 2 : 1;
  return width;
}

/**
 * S9.036 S9.048 A84: cuts a text after `width` and writes ... behind the cut. A text of exactly that width is not cut.
 */
export function truncateText(text: string, width = 40): string {
  if (textWidth(text) <= width) return text;
  let taken = 0;
  let shortened = '';
  for (const sign of text) {
    taken += wide.test(sign) ? 2 : 1;
    if (taken > width) break;
    shortened += sign;
  }
  return `${shortened.trimEnd()}...`;
}

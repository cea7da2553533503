/** A Chinese sign with the punctuation that must not begin a line; a word, up to its hyphen; space. */
const pieces = /[\u2e80-\uffff][，。、：；！？）》」”]*|[^\s\u2e80-\uffff-]*-|[^\s\u2e80-\uffff-]+|\s+/g;

/** Width of a sign in ems, rather too wide: which font draws it is not known here. */
function widthOf(sign: string): number {
  if (/[\u2e80-\uffff]/.test(sign)) return 1;
  if (/[A-Z@%&mw]/.test(sign)) return 0.76;
  return /[iljtf.,:;'|! /()-]/.test(sign) ? 0.38 : 0.6;
}

const wide = (text: string) => Array.from(text).reduce((sum, sign) => sum + widthOf(sign), 0);

/**
 * Breaks a text into lines, between words and between Chinese signs.
 * @param width of a line, in ems
 * @param most lines; what is left is told by an ellipsis
 */
export function fitLines(text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(pieces) ?? []) {
    // A word that is wider than a line is broken where it must be.
    for (const part of wide(piece) > width ? Array.from(piece) : [piece]) {
      if (wide(line + part.trimEnd()) <= width) line += part;
      else {
        lines.push(line.trim());
        line = part.trimStart();
      }
    }
  }
  lines.push(line.trim());
  const filled = lines.filter((each) => each !== '');
  return filled.length <= most ? filled : [...filled.slice(0, most - 1), shortened(filled[most - 1] ?? '', width)];
}

function shortened(line: string, width: number): string {
  const signs = Array.from(line);
  while (signs.length > 0 && wide(signs.join('')) + 1 > width) signs.pop();
  return `${signs.join('').replace(/[\s，。、：；,.:;]+$/, '')}…`;
}

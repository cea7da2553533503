/** A part of a text; what the other text has not is changed. */
export interface Part {
  text: string;
  isChanged: boolean;
}

/** Paragraphs that stand beside each other; alike, or each with what the other has not. */
export interface Beside {
  left: Part[][];
  right: Part[][];
}

/** So many words of a changed place are compared one by one; a longer one is changed as a whole. */
const most = 3000;

/** What two lists have in common in the same order, as pairs of places. */
function common(left: readonly string[], right: readonly string[]): [number, number][] {
  const lengths = Array.from({ length: left.length + 1 }, () => new Uint32Array(right.length + 1));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = left.length - 1; row >= 0; row -= 1)
    for (let column = right.length - 1; column >= 0; column -= 1) {
      const line = lengths[row];
      const longer = Math.max(at(row + 1, column), at(row, column + 1));
      if (line) line[column] = left[row] === right[column] ? at(row + 1, column + 1) + 1 : longer;
    }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < left.length && column < right.length; ) {
    if (left[row] === right[column]) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** Words, signs and spaces, with a line feed between paragraphs. */
function wordsOf(paragraphs: readonly string[], language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return paragraphs.flatMap((paragraph, index) => [
    ...(index > 0 ? ['\n'] : []),
    ...[...segmenter.segment(paragraph)].map(({ segment }) => segment),
  ]);
}

/** Words as paragraphs of parts: those beside each other that are both changed, or both not, are one part. */
function partsOf(words: readonly string[], unchanged: ReadonlySet<number>): Part[][] {
  const paragraphs: Part[][] = [[]];
  for (const [index, word] of words.entries()) {
    if (word === '\n') {
      paragraphs.push([]);
      continue;
    }
    const parts = paragraphs.at(-1) ?? [];
    const last = parts.at(-1);
    const isChanged = !unchanged.has(index);
    if (last && last.isChanged === isChanged) last.text += word;
    else parts.push({ text: word, isChanged });
  }
  return words.length === 0 ? [] : paragraphs;
}

function compareGap(left: readonly string[], right: readonly string[], language: string): Beside {
  const [before, after] = [wordsOf(left, language), wordsOf(right, language)];
  const pairs = before.length > most || after.length > most ? [] : common(before, after);
  return {
    left: partsOf(before, new Set(pairs.map(([place]) => place))),
    right: partsOf(after, new Set(pairs.map(([, place]) => place))),
  };
}

/** Two texts side by side: paragraphs that are alike stand on one line, between them what was changed. */
export function compareTexts(left: readonly string[], right: readonly string[], language: string): Beside[] {
  const rows: Beside[] = [];
  let [fromLeft, fromRight] = [0, 0];
  const gapTo = (toLeft: number, toRight: number) => {
    if (toLeft > fromLeft || toRight > fromRight)
      rows.push(compareGap(left.slice(fromLeft, toLeft), right.slice(fromRight, toRight), language));
  };
  for (const [inLeft, inRight] of common(left, right)) {
    gapTo(inLeft, inRight);
    const same = [[{ text: left[inLeft] ?? '', isChanged: false }]];
    rows.push({ left: same, right: same });
    [fromLeft, fromRight] = [inLeft + 1, inRight + 1];
  }
  gapTo(left.length, right.length);
  return rows;
}

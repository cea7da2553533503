import { createReadStream } from 'node:fs';
import iconv from 'iconv-lite';
import { tooMuch } from '../rows/too-much.ts';
import { detectEncoding } from './encoding/detect-encoding.ts';

/** What parts lines; a line of JSON may well hold other signs that some take for an end (U+2028). */
const ends = /\r\n|\n|\r/;

/**
 * Parts text into lines as it comes, of which no more than one is ever held.
 * @param longest line, in characters
 * @throws Refusal as soon as a line is longer
 */
export async function* linesOf(pieces: AsyncIterable<string>, longest: number): AsyncIterable<string> {
  let [rest, number] = ['', 1];
  for await (const piece of pieces) {
    const text = rest + piece;
    // What ends with the half of an end waits for the other half.
    const isHalf = text.endsWith('\r');
    const lines = (isHalf ? text.slice(0, -1) : text).split(ends);
    rest = (lines.pop() ?? '') + (isHalf ? '\r' : '');
    for (const line of lines) {
      if (line.length > longest) throw tooMuch.line(number, longest);
      number += 1;
      yield line;
    }
    if (rest.length > longest) throw tooMuch.line(number, longest);
  }
  const last = rest.replace(/\r$/, '');
  if (last !== '' || rest !== last) yield last;
}

/**
 * The lines of a text file of any encoding, as often as they are asked for; the file is never held as a whole.
 * @param longest line, in characters
 * @throws Error when there is no such file; Refusal, as lines are read, when one is too long
 */
export async function textLines(file: string, longest: number): Promise<() => AsyncIterable<string>> {
  const { encoding } = await detectEncoding(file);
  return async function* () {
    const input = createReadStream(file);
    try {
      yield* linesOf(input.pipe(iconv.decodeStream(encoding)) as unknown as AsyncIterable<string>, longest);
    } finally {
      input.destroy();
    }
  };
}

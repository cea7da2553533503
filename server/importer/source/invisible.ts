import type { Source } from '../rows/source-row.ts';
import type { Tally } from '../rows/tally.ts';

/** Signs that nobody sees and that tell names apart: zero width, marks of direction, soft hyphens, control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const invisible = /[\p{Cf}\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/u;
const everyInvisible = new RegExp(invisible.source, 'gu');

/**
 * A table without signs that nobody sees. Once it has been read its details say how many rows had some, and which first.
 */
export function withoutInvisible(source: Source, tally: Tally): Source {
  const counter = tally.counter('invisible');
  return {
    ...source,
    header: source.header.map((name) => name.replace(everyInvisible, '')),
    rows: async function* () {
      counter.begin();
      for await (const row of source.rows()) {
        if (!row.cells.some((cell) => invisible.test(cell))) {
          yield row;
          continue;
        }
        counter.add(row);
        yield { ...row, cells: row.cells.map((cell) => cell.replace(everyInvisible, '')) };
      }
      counter.end();
    },
  };
}

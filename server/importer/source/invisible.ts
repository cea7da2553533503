import { rowLabel, type Source } from '../rows/source-row.ts';

/** Signs that nobody sees and that tell names apart: zero width, marks of direction, soft hyphens, control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const invisible = /[\p{Cf}\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/u;
const everyInvisible = new RegExp(invisible.source, 'gu');

const named = 3;

/**
 * A table without signs that nobody sees. Once it has been read its details say how many rows had some, and which first.
 */
export function withoutInvisible(source: Source): Source {
  const details = { ...source.details };
  return {
    ...source,
    details,
    header: source.header.map((name) => name.replace(everyInvisible, '')),
    rows: async function* () {
      const first: string[] = [];
      let count = 0;
      for await (const row of source.rows()) {
        if (!row.cells.some((cell) => invisible.test(cell))) {
          yield row;
          continue;
        }
        count++;
        if (first.length < named) first.push(rowLabel(row));
        yield { ...row, cells: row.cells.map((cell) => cell.replace(everyInvisible, '')) };
      }
      if (count > 0) details.invisible = `${count} (${first.join(', ')})`;
    },
  };
}

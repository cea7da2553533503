import { pickNames } from '../rows/pick-names.ts';
import { plain } from '../rows/plain-text.ts';
import type { Source } from '../rows/source-row.ts';
import type { Tally } from '../rows/tally.ts';

/** How notes of the trade begin that stand below or within a table, in a row of one cell. */
const noteWords =
  /^(?:注|备注|備註|说明|說明|附注|数据来源|資料來源|资料来源|来源|口径|notes?\b|sources?\b|remarks?\b|quelle\b|[*※†])/iu;

/** A table of fewer columns may well have rows of one cell. */
const leastColumns = 3;

/** The first two texts of a row; undefined where it has fewer. Most rows are known by their first two cells. */
function firstTexts(cells: readonly string[]): [first: string | undefined, second: string | undefined] {
  let first: string | undefined;
  for (const cell of cells) {
    const text = plain(cell);
    if (text === '') continue;
    if (first !== undefined) return [first, text];
    first = text;
  }
  return [first, undefined];
}

/**
 * Leaves out rows that are none of the table: those that the mapping names, by their number or by how their first text
 * reads, and notes, which stand alone in their row and begin as notes do.
 */
export function withoutNotes(
  source: Source,
  skip: readonly (number | string)[] = [],
  tally: Tally,
  part: string | undefined,
): Source {
  // The rows of a file of refused rows are no longer those that the mapping counts.
  const rows = new Set(source.isRefused ? [] : skip.filter((each) => typeof each === 'number'));
  const names = skip.filter((each) => typeof each === 'string');
  const picks = names.length > 0 ? pickNames(names) : () => false;
  const mayHaveNotes = source.header.filter((name) => plain(name) !== '').length >= leastColumns;
  const [skipped, notes] = [tally.counter('skipped', part), tally.counter('notes', part)];
  return {
    ...source,
    rows: async function* () {
      skipped.begin();
      notes.begin();
      for await (const row of source.rows()) {
        const [first = '', second] = firstTexts(row.cells);
        if (rows.has(row.row) || (first !== '' && picks(first))) skipped.add(row);
        else if (mayHaveNotes && second === undefined && noteWords.test(first)) notes.add(row);
        else yield row;
      }
      skipped.end();
      notes.end();
    },
  };
}

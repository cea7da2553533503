import { namedFields } from '@portal/contract';
import { passes } from '../mapping/column-finder.ts';
import { remembered } from '../reading/remembered.ts';
import { withoutResult } from '../rows/no-result.ts';
import { plain } from '../rows/plain-text.ts';
import type { Reason, RefusedField } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';
import type { SourceRow } from '../rows/source-row.ts';
import { isTotalWord } from '../rows/total-words.ts';
import type { RowReading } from './members-of-row.ts';

/** What a row is before anything of it is read: refused as a whole, or one that counts, which may give a whole market. */
type Whole = 'skipped' | { refused: readonly RefusedField[] } | { refused: null; isTotal: boolean };

const refused = (field: string, value: string, reason: Reason): Whole => ({ refused: [{ field, value, reason }] });

/**
 * Makes the check of whole rows: whether one counts by the conditions of the mapping, has as many cells as the head, and
 * says nothing that no row may say.
 * @param textOf what a row says of a field
 */
export function rowChecker(
  { file, columns, added }: Pick<RowReading, 'file' | 'columns' | 'added'>,
  textOf: (cells: readonly string[], field: string) => string,
): (row: SourceRow) => Whole {
  const { header, where, total, months, pivot } = columns;
  const inMonths = months.flatMap(({ figures }) => figures.map(({ column }) => column));
  const readColumns = [...Object.values(columns.columns), ...inMonths, pivot?.column, pivot?.value];
  const named = namedFields.filter((field) => file.fields[field] !== undefined);
  const isSum = remembered(isTotalWord);
  return ({ cells, text, faults }) => {
    // What is refused of the head of a wide table has nothing in its cells.
    if (cells.every((cell) => plain(cell) === '')) return faults ? { refused: faults } : 'skipped';
    if (cells.length !== header.length) {
      const found = cells.length - added;
      return refused('', String(found), reasons.ragged(found, header.length - added));
    }
    const isTotal = total !== null && passes(cells, total);
    if (!isTotal && !passes(cells, where)) return 'skipped';
    if (text.includes('\uFFFD')) return refused('', '', reasons.encoding());
    if (faults) return { refused: faults };
    const formula = withoutResult(cells, readColumns);
    if (formula !== undefined) return refused(header[formula] ?? '', '', reasons.formula());
    const sum = isTotal ? undefined : named.find((field) => isSum(textOf(cells, field)));
    if (sum === undefined) return { refused: null, isTotal };
    const column = header[columns.columns[sum] ?? -1] ?? sum;
    return refused(column, textOf(cells, sum), reasons.totalRow(textOf(cells, sum)));
  };
}

import type { Source } from '../rows/source-row.ts';

/** Days from the beginning of the usual calendar of workbooks to that which begins in 1904. */
const apart = 1462;

/** How details of a source say that its bare numbers of days count from 1904. */
export const oldCalendar = '1904';

/**
 * Reads bare numbers of days by the calendar of their workbook; cells that are formatted as dates are days already.
 * @param columns where times stand, counted from 0
 */
export function inCalendar(source: Source, columns: readonly (number | undefined)[]): Source {
  if (source.details.calendar !== oldCalendar) return source;
  const places = columns.filter((column) => column !== undefined);
  return {
    ...source,
    rows: async function* () {
      for await (const row of source.rows()) {
        const cells = [...row.cells];
        for (const at of places) {
          const text = cells[at] ?? '';
          if (/^\d{5}(?:\.\d+)?$/.test(text)) cells[at] = String(Number(text) + apart);
        }
        yield { ...row, cells };
      }
    },
  };
}

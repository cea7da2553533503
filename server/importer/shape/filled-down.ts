import { needColumns } from '../rows/need-columns.ts';
import { plain } from '../rows/plain-text.ts';
import type { Source } from '../rows/source-row.ts';
import type { Tally } from '../rows/tally.ts';

/**
 * Fills blank cells of some columns with what stands above them. What stands anew in one of them begins the columns
 * right of it anew as well: below another brand no former model goes on.
 * @throws Refusal where a column that the mapping names is not there
 */
export function filledDown(
  source: Source,
  wanted: string | readonly string[] | undefined,
  tally: Tally,
  part: string | undefined,
): Source {
  if (wanted === undefined) return source;
  const columns = needColumns(source.header, wanted, 'fillDown');
  const counter = tally.counter('filledDown', part);
  return {
    ...source,
    rows: async function* () {
      counter.begin();
      const above = new Map<number, string>();
      for await (const row of source.rows()) {
        if (row.cells.every((cell) => plain(cell) === '')) {
          yield row;
          continue;
        }
        const cells = [...row.cells];
        let isNew = false;
        let isFilled = false;
        for (const at of columns) {
          const own = plain(cells[at] ?? '');
          if (own === '' && !isNew && at < cells.length && above.get(at) !== undefined) {
            cells[at] = above.get(at) ?? '';
            isFilled = true;
          } else {
            if (own !== above.get(at)) isNew = true;
            above.set(at, own);
          }
        }
        if (isFilled) counter.add(row);
        yield isFilled ? { ...row, cells } : row;
      }
      counter.end();
    },
  };
}

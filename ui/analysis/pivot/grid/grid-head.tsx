import { classNames, IconArrowsSort, IconSortAscending, IconSortDescending } from '@portal/ui';
import { memo } from 'react';
import type { ColumnLine } from '../rows/lines.ts';
import type { PivotSorting } from '../rows/types.ts';
import type { HeadCell } from './head-rows.ts';
import classes from './pivot-grid.module.css';
import { headHeight, lastHeadHeight } from './sizes.ts';

export interface GridHeadProps {
  /** Begins the ids of its cells. */
  id: string;
  heads: readonly (readonly HeadCell[])[];
  columns: readonly ColumnLine[];
  /** What the names are of, such as Province / City. */
  corner: string;
  /** What the upper rows of heads are of, from the outermost. */
  across: readonly string[];
  first: number;
  last: number;
  /** The active cell of the last row of heads; null where a row below has it. */
  active: number | null;
  nameWidth: number;
  columnWidth: number;
  sorting: PivotSorting | null;
  onSort: (column: string | null) => void;
}

const isSorted = (sorting: PivotSorting | null, column: string | null) => sorting !== null && sorting.column === column;

function SortSign({ sorting, column }: { sorting: PivotSorting | null; column: string | null }) {
  if (!isSorted(sorting, column)) return <IconArrowsSort className={classes.unsorted} />;
  return sorting?.direction === 'ascending' ? <IconSortAscending /> : <IconSortDescending />;
}

const ariaSort = (sorting: PivotSorting | null, column: string | null) =>
  isSorted(sorting, column) ? sorting?.direction : 'none';

/** The heads of a pivot, which stay above its rows; a press on one of the last row sorts by its column. */
export const GridHead = memo(function GridHead(props: GridHeadProps) {
  const { id, heads, columns, corner, across, first, last, active, nameWidth, columnWidth, sorting, onSort } = props;
  const height = (at: number) => (at === heads.length - 1 ? lastHeadHeight : headHeight);
  return (
    <div className={classes.head}>
      {heads.map((cells, at) => {
        const isLast = at === heads.length - 1;
        const seen = cells.filter(({ start, count, name }) => name !== '' && start <= last && start + count > first);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row of heads is its place.
          // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus and says which of its cells is active.
          <div key={at} role="row" aria-rowindex={at + 1} className={classes.headRow} style={{ height: height(at) }}>
            {/* biome-ignore lint/a11y/useFocusableInteractive: as above. */}
            <div
              role="columnheader"
              id={isLast ? `${id}--1--1` : undefined}
              aria-colindex={1}
              aria-sort={isLast ? ariaSort(sorting, null) : undefined}
              className={classNames(classes.corner, isLast && active === -1 && classes.active)}
              style={{ width: nameWidth }}
            >
              {isLast ? (
                <button type="button" tabIndex={-1} className={classes.sort} onClick={() => onSort(null)}>
                  <span className={classes.words}>{corner}</span>
                  <SortSign sorting={sorting} column={null} />
                </button>
              ) : (
                <span className={classes.across}>{across[at]}</span>
              )}
            </div>
            {seen.map(({ start, count, name, unit }) => {
              const line = columns[start];
              const text = unit && ` (${unit})`;
              return (
                // biome-ignore lint/a11y/useFocusableInteractive: as above.
                <div
                  key={start}
                  role="columnheader"
                  id={isLast ? `${id}--1-${start}` : undefined}
                  aria-colindex={start + 2}
                  aria-colspan={count > 1 ? count : undefined}
                  aria-sort={isLast && line ? ariaSort(sorting, line.id) : undefined}
                  className={classNames(
                    classes.headCell,
                    isLast && classes.headFigure,
                    isLast && line?.kind !== 'row' && classes.whole,
                    isLast && active === start && classes.active,
                  )}
                  style={{ left: nameWidth + start * columnWidth, width: count * columnWidth }}
                  title={`${name}${text}`}
                >
                  {isLast && line ? (
                    <button type="button" tabIndex={-1} className={classes.sort} onClick={() => onSort(line.id)}>
                      <SortSign sorting={sorting} column={line.id} />
                      <span className={classes.words}>
                        {name}
                        {text && <small>{text}</small>}
                      </span>
                    </button>
                  ) : (
                    <span className={classes.group} style={{ left: nameWidth }}>
                      {name}
                    </span>
                  )}
                </div>
              );
            })}
          </div>
        );
      })}
    </div>
  );
});

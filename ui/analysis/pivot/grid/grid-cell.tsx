import type { Language } from '@portal/contract';
import { notCovered } from '@portal/contract';
import { Change, classNames, emptyText } from '@portal/ui';
import { type CSSProperties, memo } from 'react';
import { cellText } from '../../table/cell-text.ts';
import { pivotWords } from '../phrases.ts';
import type { ColumnLine, RowLine } from '../rows/lines.ts';
import { figureOf, isShownAsPart, shownValue } from '../rows/shown-value.ts';
import type { Pivot, ShownAs } from '../rows/types.ts';
import type { Mark } from './marks.ts';
import classes from './pivot-grid.module.css';

/** What all cells share: one thing, so that a cell that is drawn already is told quickly. */
export interface CellLook {
  pivot: Pivot;
  as: ShownAs;
  markOf: (row: RowLine, column: ColumnLine, value: number | null | undefined) => Mark;
  language: Language;
}

interface GridCellProps {
  look: CellLook;
  /** Of the active cell alone: nothing else is spoken of by its id, and thousands of others would cost their time. */
  id: string | undefined;
  row: RowLine;
  column: ColumnLine;
  /** Counted from 1, the names first. */
  place: number;
  /** The room of the columns that are not drawn before it, in px; 0 of all but the first. */
  before: number;
}

/** A figure in its place: what nobody delivered, and what there is none of, are told apart. */
export const GridCell = memo(function GridCell({ look, id, row, column, place, before }: GridCellProps) {
  const { pivot, as, markOf, language } = look;
  const figure = figureOf(row, column);
  const own = pivot.figures[figure];
  const value = shownValue(pivot, row, column, as);
  const isPart = isShownAsPart(pivot.shape, pivot.figures, figure, as);
  const isUnknown = (value === null || value === undefined) && pivot.isUncovered(figure, row.node, column.node);
  const mark = markOf(row, column, value);
  const isChange = own?.growth && !isPart && typeof value === 'number';
  const text = isUnknown
    ? notCovered(language)
    : value === undefined
      ? emptyText
      : cellText(value, { format: isPart ? 'percent' : (own?.format ?? 'count'), decimals: own?.decimals });
  const part = mark && 'part' in mark ? ({ '--part': mark.part } as CSSProperties) : undefined;
  const style = before > 0 ? { ...part, marginLeft: before } : part;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus and says which of its cells is active.
    <div
      role="gridcell"
      id={id}
      aria-colindex={place}
      className={classNames(
        classes.cell,
        id !== undefined && classes.active,
        column.kind !== 'row' && classes.whole,
        (isUnknown || text === emptyText) && classes.missing,
        mark?.kind === 'bars' && classes.bars,
        mark?.kind === 'scale' && classes.scale,
        mark?.kind === 'signs' && classes[mark.side],
      )}
      style={style}
    >
      {mark?.kind === 'signs' && (
        <span className={classes.sign} role="img" aria-label={pivotWords(language)(mark.side)}>
          {mark.side === 'above' ? '▲' : '▼'}
        </span>
      )}
      {isChange ? (
        <Change value={value} format={own.format === 'points' ? 'points' : 'percent'} decimals={own.decimals} />
      ) : (
        text
      )}
    </div>
  );
});

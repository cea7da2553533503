import { classNames, IconChevronDown, IconChevronRight } from '@portal/ui';
import { type CSSProperties, memo } from 'react';
import { analysisWords } from '../../page/phrases.ts';
import { pivotWords } from '../phrases.ts';
import type { RowLine } from '../rows/lines.ts';
import type { CellLook } from './grid-cell.tsx';
import classes from './pivot-grid.module.css';
import { useGridLead } from './use-grid-lead.ts';

interface GridNameProps {
  look: CellLook;
  /** Of the active cell alone. */
  id: string | undefined;
  row: RowLine;
  onToggle: (row: RowLine) => void;
}

/** The name of a row, which stays at the left: drawn apart from its figures, as other columns have the same name. */
export const GridName = memo(function GridName({ look, id, row, onToggle }: GridNameProps) {
  const { pivot, language } = look;
  const { node, kind, open, figure } = row;
  const lead = useGridLead(pivot);
  const own = kind === 'total' || kind === 'others' ? analysisWords(language)(kind) : node.name;
  const figureName = figure === null ? '' : (pivot.figures[figure]?.name ?? '');
  const isFirst = figure === null || figure === 0;
  const name = isFirst ? own : figureName;
  const isGrouped = pivot.shape.rows.length > 1;
  const depth = Math.max(0, node.depth - 1) + (isFirst ? 0 : 1);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus and says which of its cells is active.
    <div
      role="rowheader"
      id={id}
      aria-colindex={1}
      aria-expanded={open ?? undefined}
      className={classNames(classes.name, id !== undefined && classes.active)}
      style={depth > 0 ? ({ '--depth': depth } as CSSProperties) : undefined}
      title={node.path.join(' · ') || name}
    >
      {open === null || !isFirst ? (
        isGrouped && <span className={classes.leaf} />
      ) : (
        <button
          type="button"
          tabIndex={-1}
          className={classes.toggle}
          aria-label={pivotWords(language)(open ? 'collapse' : 'expand', { name })}
          onClick={() => onToggle(row)}
        >
          {open ? <IconChevronDown /> : <IconChevronRight />}
        </button>
      )}
      {isFirst && lead.leadsOn(row) ? (
        <button
          type="button"
          tabIndex={-1}
          className={classes.lead}
          aria-haspopup="menu"
          data-testid="pivot-lead"
          onClick={({ currentTarget }) => lead.open(row, undefined, '', currentTarget)}
        >
          {name}
        </button>
      ) : (
        <span className={classes.words}>{name}</span>
      )}
      {figure === 0 && <span className={classes.beside}>{figureName}</span>}
    </div>
  );
});

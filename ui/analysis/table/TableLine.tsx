import { classNames } from '@portal/ui';
import { memo } from 'react';
import { cellText } from './cellText.ts';
import table from './DataTable.module.css';
import type { TableColumn, TableRow } from './model.ts';
import classes from './TableLine.module.css';

interface TableLineProps {
  row: TableRow;
  columns: readonly TableColumn[];
  index: number;
  ranked?: boolean;
  bar?: { key: string; largest: number };
}

/** A growth that is shown as 0.0 has no colour; a missing figure is grey. */
function tone(value: number | null | undefined, text: string): string | undefined {
  if (value === null || value === undefined) return table.missing;
  return /[1-9]/.test(text) ? (value > 0 ? table.rise : table.fall) : undefined;
}

/** One row: names at the left, figures at the right. */
export const TableLine = memo(function TableLine({ row, columns, index, ranked, bar }: TableLineProps) {
  const [first, ...rest] = columns;
  return (
    <tr className={table[row.kind]} data-kind={row.kind} aria-rowindex={index + 2}>
      {ranked && <td className={table.rank}>{row.kind === 'row' ? index + 1 : ''}</td>}
      {first && (
        <th scope="row" title={row.names[first.key]}>
          {first.kind === 'dimension' ? (row.names[first.key] ?? '') : cellText(row.values[first.key], first)}
        </th>
      )}
      {rest.map((column) => {
        if (column.kind === 'dimension') return <td key={column.key}>{row.names[column.key] ?? ''}</td>;
        const value = row.values[column.key];
        const text = cellText(value, column);
        const drawn = bar?.key === column.key && row.kind === 'row' && value ? (value / bar.largest) * 100 : null;
        return (
          <td
            key={column.key}
            className={classNames(table.figure, (column.growth || value == null) && tone(value, text))}
          >
            {drawn !== null && <span className={classes.bar} style={{ width: `${Math.max(drawn, 0.5) * 0.6}%` }} />}
            <span className={classes.value}>{text}</span>
          </td>
        );
      })}
    </tr>
  );
});

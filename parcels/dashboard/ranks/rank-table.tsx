import { Explained } from '@portal/ui';
import classes from './rank.module.css';
import type { RankColumn } from './rank-line.ts';

/** S9.015: at most ten rows. */
export const mostRows = 10;

interface RankTableProps<Line> {
  title: string;
  columns: readonly RankColumn<Line>[];
  lines: readonly Line[];
}

/** A ranking; where it is wider than its panel it scrolls, by keyboard through the heads that can be focused. */
export function RankTable<Line extends { key: string }>({ title, columns, lines }: RankTableProps<Line>) {
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={title}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={classes[column.kind]}>
                {column.means ? <Explained means={column.means}>{column.name}</Explained> : column.name}
                {column.unit && <span className={classes.unit}>{column.unit}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, mostRows).map((line) => (
            <tr key={line.key}>
              {columns.map((column) => (
                <Cell key={column.key} column={column} line={line} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Line>({ column, line }: { column: RankColumn<Line>; line: Line }) {
  const content = column.cell(line);
  const title = column.title?.(line);
  if (column.kind === 'name')
    return (
      <th scope="row" className={classes.name} title={title}>
        {content}
      </th>
    );
  return (
    <td className={classes[column.kind]} title={title}>
      {content}
    </td>
  );
}

import type { ReactNode } from 'react';
import { Unseen } from '../unseen/unseen.tsx';
import classes from './list-table.module.css';

export interface ListColumn<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right. */
  numeric?: boolean;
}

export interface ListTableProps<Row> {
  /** What is listed, for screen readers. */
  label: string;
  /** The first one names its row. */
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What a row says of itself to tests. */
  hooksOf?: (row: Row) => Record<`data-${string}`, string>;
  'data-testid': string;
}

/** Things in rows, which are cards where there is little room. It brings no frame of its own: a flush card is one. */
export function ListTable<Row>({ label, columns, rows, keyOf, hooksOf, ...rest }: ListTableProps<Row>) {
  const [first, ...others] = columns;
  if (!first) return null;
  const at = ({ numeric }: ListColumn<Row>) => (numeric ? classes.numeric : undefined);
  return (
    <div className={classes.frame}>
      <table className={classes.table} data-testid={rest['data-testid']}>
        <Unseen as="caption">{label}</Unseen>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={at(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} data-key={keyOf(row)} {...hooksOf?.(row)}>
              <th scope="row">{first.cell(row)}</th>
              {others.map((column) => (
                <td key={column.key} data-label={column.label} className={at(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

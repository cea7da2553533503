import { Unseen } from '@portal/ui';
import type { ReactNode } from 'react';
import classes from './list-table.module.css';

export interface ListColumn<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  numeric?: boolean;
}

export interface ListTableProps<Row> {
  /** What is listed, for screen readers. */
  label: string;
  /** The first one names its row. */
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  'data-testid': string;
}

/** Things in rows, which are cards where there is little room. */
export function ListTable<Row>({ label, columns, rows, keyOf, ...rest }: ListTableProps<Row>) {
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <div className={classes.frame}>
      <table className={classes.table} data-testid={rest['data-testid']}>
        <Unseen as="caption">{label}</Unseen>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={column.numeric ? classes.numeric : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} data-key={keyOf(row)}>
              <th scope="row">{first.cell(row)}</th>
              {others.map((column) => (
                <td key={column.key} data-label={column.label} className={column.numeric ? classes.numeric : undefined}>
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

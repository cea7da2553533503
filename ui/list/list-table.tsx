import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useBeyond } from '../scroll/use-beyond.ts';
import { Unseen } from '../unseen/unseen.tsx';
import classes from './list-table.module.css';

export interface ListColumn<Row> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Figures and buttons stand at the right; on a card buttons have no name before them. */
  kind?: 'figure' | 'action';
  /** Its words stay on one line, as days and figures do. */
  tight?: boolean;
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

/** So many columns have room on a phone. */
const narrow = 3;

/** Things in rows, which are cards where many columns have little room. A flush card is its frame. */
export function ListTable<Row>({ label, columns, rows, keyOf, hooksOf, ...rest }: ListTableProps<Row>) {
  const frame = useRef<HTMLDivElement>(null);
  const { left, right } = useBeyond(frame);
  const [first, ...others] = columns;
  if (!first) return null;
  const at = ({ kind, tight }: ListColumn<Row>) =>
    classNames(kind && classes[kind], tight && classes.tight) || undefined;
  return (
    // Where it is wider than its place, the keys have nothing else to hold on to.
    <div ref={frame} className={classes.frame} tabIndex={left || right ? 0 : undefined}>
      <table
        className={classNames(classes.table, columns.length > narrow && classes.cards)}
        data-testid={rest['data-testid']}
      >
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
              <th scope="row" className={at(first)}>
                {first.cell(row)}
              </th>
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

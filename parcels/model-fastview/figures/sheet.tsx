import { classNames, emptyText, SheetFrame } from '@portal/ui';
import type { ReactNode } from 'react';
import classes from './sheet.module.css';

export interface SheetProps {
  caption: string;
  /** The head of the first column. */
  corner: string;
  columns: readonly { key: string; head: ReactNode }[];
  /** One cell for each column. */
  rows: readonly { key: string; head: ReactNode; cells: readonly ReactNode[] }[];
  testId: string;
}

/** A table of the page, row by row. */
export function Sheet({ caption, corner, columns, rows, testId }: SheetProps) {
  return (
    <SheetFrame caption={caption} data-testid={testId}>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map(({ key, head }) => (
            <th key={key} scope="col" data-column={key}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, cells }) => (
          <tr key={key} data-row={key}>
            <th scope="row">{head}</th>
            {columns.map((column, at) => (
              <td key={column.key} className={classNames(cells[at] === emptyText && classes.missing)}>
                {cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </SheetFrame>
  );
}

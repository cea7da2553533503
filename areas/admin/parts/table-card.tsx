import { Card, type ListColumn, ListTable } from '@portal/ui';
import type { ReactNode } from 'react';
import { Nothing } from './account-parts.tsx';

interface TableCardProps<Row> {
  /** Of the card, and what is listed for screen readers. */
  title: string;
  caption?: string | undefined;
  actions?: ReactNode;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** In place of a table without rows. */
  none: string;
  'data-testid': string;
}

/** One of several tables of a page, below a heading of its own; or that it has no rows. */
export function TableCard<Row>({ title, caption, actions, none, ...table }: TableCardProps<Row>) {
  const isEmpty = table.rows.length === 0;
  return (
    <Card flush={!isEmpty} title={title} caption={caption} actions={actions}>
      {isEmpty ? <Nothing text={none} /> : <ListTable label={title} {...table} />}
    </Card>
  );
}

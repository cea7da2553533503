import { Card, EmptyState, type ListColumn, ListTable } from '@portal/ui';

interface ListCardProps<Row> {
  /** What is listed, for screen readers. */
  label: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What stands where there is none. */
  empty: { title: string; text?: string };
  'data-testid': string;
}

/** The things of a page in rows, or that there are none. */
export function ListCard<Row>({ empty, ...table }: ListCardProps<Row>) {
  if (table.rows.length === 0) return <EmptyState framed {...empty} />;
  return (
    <Card flush>
      <ListTable {...table} />
    </Card>
  );
}

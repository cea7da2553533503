import { formatNumber, type ListColumn, ListTable } from '@portal/ui';
import type { ListTask } from '../data/use-list-task.ts';
import { phrases } from '../phrases.ts';
import classes from './parts.module.css';

/** So many rows are shown at once: those that are refused, or else the first. */
const mostShown = 50;

interface ListRowsProps<Row> {
  task: Pick<ListTask<Row>, 'file' | 'rows'>;
  isRefused: (row: Row) => boolean;
  /** What the rows come to, in words. @param name of the file */
  outcome: (name: string) => string;
  /** What the rows are that can be carried out. */
  label: string;
  /** What stands beside the number of a row. @param refused whether rows are refused, which then stand alone */
  columns: (refused: boolean) => ListColumn<Row>[];
}

/** What the rows of a list come to: those that are refused with why, or the first of those that can be carried out. */
export function ListRows<Row extends { row: number }>({
  task: { file, rows },
  isRefused,
  outcome,
  label,
  columns,
}: ListRowsProps<Row>) {
  const translate = phrases.useTranslate();
  if (!file) return null;
  const refused = rows?.filter(isRefused) ?? [];
  const anyRefused = refused.length > 0;
  const found = anyRefused ? refused : (rows ?? []);
  const more = found.length - mostShown;
  return (
    <>
      <p role="status" className={classes.found} data-testid="list-outcome">
        {rows === null ? translate('listIsRead', { name: file.name }) : outcome(file.name)}
      </p>
      {found.length > 0 && (
        <ListTable
          label={anyRefused ? translate('rowsRefused') : label}
          columns={[
            { key: 'row', label: translate('listRow'), tight: true, cell: ({ row }) => row },
            ...columns(anyRefused),
          ]}
          rows={found.slice(0, mostShown)}
          keyOf={({ row }) => String(row)}
          data-testid="list-rows"
        />
      )}
      {more > 0 && <p>{translate('rowsMore', { count: formatNumber(more), smart_count: more })}</p>}
    </>
  );
}

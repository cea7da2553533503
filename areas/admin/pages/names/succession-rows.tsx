import type { CallData } from '@portal/shell';
import { formatMonth, formatNumber, type ListColumn, ListTable } from '@portal/ui';
import classes from '../../parts/parts.module.css';
import { phrases } from '../../phrases.ts';

export type ListedRow = CallData<'checkSuccessionList'>['rows'][number];

/** So many rows are shown at once: those that are refused, or else the first. */
const mostShown = 50;

interface SuccessionRowsProps {
  /** Of the file. */
  name: string;
  /** Null until they have been looked at. */
  rows: readonly ListedRow[] | null;
  fresh: number;
  refused: number;
}

/** What the rows of a list come to: those that are refused with why, or the first of those that will be decided. */
export function SuccessionRows({ name, rows, fresh, refused }: SuccessionRowsProps) {
  const translate = phrases.useTranslate();
  const found = rows?.filter(({ fault }) => refused === 0 || fault !== '') ?? [];
  const known = rows?.filter((row) => row.known).length ?? 0;
  const counts = { name, fresh: formatNumber(fresh), known: formatNumber(known), refused: formatNumber(refused) };
  const more = found.length - mostShown;
  const columns: ListColumn<ListedRow>[] = [
    { key: 'row', label: translate('listRow'), tight: true, cell: ({ row }) => row },
    {
      key: 'kind',
      label: translate('nameKind'),
      tight: true,
      cell: ({ field }) => (field === '' ? translate('none') : translate(`field/${field}`)),
    },
    { key: 'before', label: translate('predecessor'), cell: ({ predecessor }) => predecessor || translate('none') },
    { key: 'after', label: translate('successor'), cell: ({ successor }) => successor || translate('none') },
    refused > 0
      ? { key: 'fault', label: translate('refusedBecause'), cell: ({ fault }) => fault }
      : {
          key: 'month',
          label: translate('succeededFrom'),
          cell: (row) =>
            row.known ? translate('successionKnown', { month: formatMonth(row.month) }) : formatMonth(row.month),
        },
  ];
  return (
    <>
      <p role="status" className={classes.found} data-testid="list-outcome">
        {rows === null ? translate('listIsRead', { name }) : translate('successionCounts', counts)}
      </p>
      {found.length > 0 && (
        <ListTable
          label={translate(refused > 0 ? 'rowsRefused' : 'successions')}
          columns={columns}
          rows={found.slice(0, mostShown)}
          keyOf={({ row }) => String(row)}
          data-testid="list-rows"
        />
      )}
      {more > 0 && <p>{translate('rowsMore', { count: formatNumber(more), smart_count: more })}</p>}
    </>
  );
}

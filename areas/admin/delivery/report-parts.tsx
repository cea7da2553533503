import { Button, formatNumber, IconDownload, type ListColumn, ListTable, toast } from '@portal/ui';
import { useState } from 'react';
import { wordsOfFailure } from '../data/use-task.ts';
import parts from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import classes from './delivery.module.css';

/** A row that was refused, as a report lists it. */
export interface Problem {
  row: string;
  field: string;
  value: string;
  code: string;
  message: string;
}

/** How many there are of what a reading has found. */
export function CountList({ counts }: { counts: readonly { label: string; n: number }[] }) {
  return (
    <dl className={classes.counts} data-testid="delivery-counts">
      {counts.map(({ label, n }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatNumber(n)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface TakeButtonProps {
  label: string;
  /** Fetches the file and saves it. */
  take: () => Promise<void>;
  'data-testid': string;
}

/** Brings a list of a report as a file. */
export function TakeButton({ label, take, 'data-testid': testId }: TakeButtonProps) {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    await take().catch((failure) => toast(wordsOfFailure(failure), 'error'));
    setBusy(false);
  };
  return (
    <Button
      size="small"
      icon={<IconDownload size={16} />}
      loading={busy}
      onClick={() => void run()}
      data-testid={testId}
    >
      {label}
    </Button>
  );
}

/** The first rows that were refused, and the way to all of them. */
export function ProblemList({ problems, take }: { problems: readonly Problem[]; take: () => Promise<void> }) {
  const translate = phrases.useTranslate();
  return (
    <section className={parts.lines} aria-label={translate('refusedRowsTitle')}>
      <div className={parts.findingHead}>
        <h3>{translate('refusedRowsTitle')}</h3>
        <TakeButton label={translate('takeRefused')} take={take} data-testid="delivery-refused-file" />
      </div>
      <ListTable
        label={translate('refusedRowsTitle')}
        columns={columnsOf(translate)}
        rows={problems}
        keyOf={({ row, field, code, message }) => [row, field, code, message].join('\n')}
        data-testid="delivery-problems"
      />
    </section>
  );
}

const columnsOf = (translate: ReturnType<typeof phrases.useTranslate>): ListColumn<Problem>[] => [
  { key: 'row', label: translate('listRow'), tight: true, cell: ({ row }) => translate('rowOf', { row }) },
  { key: 'field', label: translate('column'), cell: ({ field }) => field },
  { key: 'value', label: translate('value'), cell: ({ value }) => value || translate('none') },
  { key: 'why', label: translate('refusedBecause'), cell: ({ message }) => message },
];

import type { CallData } from '@portal/shell';
import { Button, formatNumber, IconDownload, type ListColumn, ListTable, toast } from '@portal/ui';
import { useState } from 'react';
import { wordsOfFailure } from '../data/use-task.ts';
import parts from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import classes from './delivery.module.css';
import { takeRefused } from './take-refused.ts';

type Report = CallData<'readDeliveryReport'>;
type Problem = Report['problems'][number];

interface ReportViewProps {
  report: Report;
  /** Whose refused rows are fetched: a file that lies here, or a delivery. */
  of: { id: string } | { stamp: string };
}

const counted = ['rows', 'accepted', 'refused', 'refusedRows', 'duplicate', 'skipped'] as const;

/** What reading a file has found: counts, the first refused rows with all of them as a file, and the report in words. */
export function ReportView({ report, of }: ReportViewProps) {
  const translate = phrases.useTranslate();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    await takeRefused('refused.csv', of).catch((failure) => toast(wordsOfFailure(failure), 'error'));
    setBusy(false);
  };
  const { counts, problems, text } = report;
  return (
    <div className={parts.column} data-testid="delivery-report">
      <dl className={classes.counts} data-testid="delivery-counts">
        {counted.map((count) => (
          <div key={count}>
            <dt>{translate(`count/${count}`)}</dt>
            <dd>{formatNumber(counts[count])}</dd>
          </div>
        ))}
      </dl>
      {problems.length > 0 && (
        <section className={parts.lines} aria-label={translate('refusedRowsTitle')}>
          <div className={parts.findingHead}>
            <h3>{translate('refusedRowsTitle')}</h3>
            <Button
              size="small"
              icon={<IconDownload size={16} />}
              loading={busy}
              onClick={() => void take()}
              data-testid="delivery-refused-file"
            >
              {translate('takeRefused')}
            </Button>
          </div>
          <ListTable
            label={translate('refusedRowsTitle')}
            columns={columnsOf(translate)}
            rows={problems}
            keyOf={({ row, field, code, message }) => [row, field, code, message].join('\n')}
            data-testid="delivery-problems"
          />
        </section>
      )}
      <details className={classes.details}>
        <summary>{translate('wholeReport')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keys */}
        <pre tabIndex={0} className={classes.text} data-testid="delivery-text">
          {text}
        </pre>
      </details>
    </div>
  );
}

const columnsOf = (translate: ReturnType<typeof phrases.useTranslate>): ListColumn<Problem>[] => [
  { key: 'row', label: translate('listRow'), tight: true, cell: ({ row }) => translate('rowOf', { row }) },
  { key: 'field', label: translate('column'), cell: ({ field }) => field },
  { key: 'value', label: translate('valueOfRow'), cell: ({ value }) => value || translate('none') },
  { key: 'why', label: translate('refusedBecause'), cell: ({ message }) => message },
];

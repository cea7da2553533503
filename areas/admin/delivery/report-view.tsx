import { type CallData, request } from '@portal/shell';
import parts from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import classes from './delivery.module.css';
import { CountList, ProblemList } from './report-parts.tsx';
import { refusedRowsPath, takeParts } from './take-refused.ts';

interface ReportViewProps {
  report: CallData<'readDeliveryReport'>;
  /** Whose refused rows are fetched: a file that lies here, or a delivery. */
  of: { id: string } | { stamp: string };
}

const counted = ['rows', 'accepted', 'refused', 'refusedRows', 'duplicate', 'skipped'] as const;

/** What reading a file has found: counts, the first refused rows with all of them as a file, and the report in words. */
export function ReportView({ report, of }: ReportViewProps) {
  const translate = phrases.useTranslate();
  const { counts, problems, text } = report;
  const take = () => takeParts('refused.csv', refusedRowsPath, (from) => request('exportRefusedRows', { ...of, from }));
  return (
    <div className={parts.column} data-testid="delivery-report">
      <CountList counts={counted.map((count) => ({ label: translate(`count/${count}`), n: counts[count] }))} />
      {problems.length > 0 && <ProblemList problems={problems} take={take} />}
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

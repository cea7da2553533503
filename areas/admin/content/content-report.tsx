import { type CallData, request } from '@portal/shell';
import { CountList, ProblemList, TakeButton } from '../delivery/report-parts.tsx';
import { contentRowsPath, takeParts } from '../delivery/take-refused.ts';
import parts from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';

interface ContentReportProps {
  report: CallData<'readContentReport'>;
  /** Whose lists are fetched: a file that lies here, or a delivery. */
  of: { id: string } | { stamp: string };
}

const counted = ['inserted', 'updated', 'unchanged', 'withdrawn', 'refused'] as const;

/** What reading content has found: counts, the first refused rows, and the lists as files. */
export function ContentReport({ report, of }: ContentReportProps) {
  const translate = phrases.useTranslate();
  const { rows, counts, problems, hasChanges } = report;
  const take = (what: 'refused' | 'changes') => () =>
    takeParts(`${what}.csv`, contentRowsPath, (from) => request('exportContentRows', { ...of, what, from }));
  return (
    <div className={parts.column} data-testid="content-report">
      <CountList
        counts={[
          { label: translate('contentCount/rows'), n: rows },
          ...counted.map((count) => ({ label: translate(`contentCount/${count}`), n: counts[count] })),
        ]}
      />
      {problems.length > 0 && <ProblemList problems={problems} take={take('refused')} />}
      {hasChanges && (
        <p>
          <TakeButton label={translate('takeChanges')} take={take('changes')} data-testid="content-changes-file" />
        </p>
      )}
    </div>
  );
}

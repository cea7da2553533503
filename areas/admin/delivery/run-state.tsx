import type { CallData } from '@portal/shell';
import { Card, formatDateTime, formatNumber, Spinner, Tag } from '@portal/ui';
import { Link } from 'react-router-dom';
import parts from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import classes from './delivery.module.css';
import { ReportView } from './report-view.tsx';

type Row = CallData<'readDelivery'>;
export type UploadRun = NonNullable<Row['run']>;

/** Whether a process is at it, so that it is asked again. */
export const isLive = (run: Pick<UploadRun, 'state'> | null): boolean =>
  run?.state === 'queued' || run?.state === 'working';

/** What a reading came to, in a word. */
function resultOf({ state, outcome, isDry }: UploadRun) {
  if (state === 'stopped') return { key: 'stopped', tone: 'danger' } as const;
  if (state === 'refused') return { key: isDry ? 'dryRefused' : 'refused', tone: 'danger' } as const;
  if (outcome === 'sealed') return { key: 'sealed', tone: 'success' } as const;
  if (outcome === 'unchanged') return { key: 'unchanged', tone: 'neutral' } as const;
  return { key: 'dryFine', tone: 'success' } as const;
}

/** Where the reading of a file is: under way with the rows so far, or what it came to. */
export function RunState({ upload: { id, run } }: { upload: Row }) {
  const translate = phrases.useTranslate();
  if (!run) return null;
  if (isLive(run))
    return (
      <Card title={translate(run.isDry ? 'dryRun' : 'makeRelease')} data-testid="delivery-live">
        <p role="status" className={classes.live}>
          <Spinner />
          {translate('rowsSoFar', { rows: formatNumber(run.rows), at: formatDateTime(new Date(run.beganAt)) })}
        </p>
        <p className={parts.found}>{translate('goesOnAlone')}</p>
      </Card>
    );
  const { key, tone } = resultOf(run);
  return (
    <Card
      title={translate(run.isDry ? 'dryRun' : 'makeRelease')}
      actions={<Tag tone={tone}>{translate(`result/${key}`)}</Tag>}
      data-testid="delivery-result"
    >
      <div className={parts.column}>
        <p role="status">{translate(`resultText/${key}`)}</p>
        {run.reason && (
          <p role="alert" className={parts.alert} data-testid="delivery-reason">
            {run.reason.message}
          </p>
        )}
        {run.release !== null && (
          <p>
            {translate('releaseMade', { id: run.release })}{' '}
            <Link to="/releases" data-testid="delivery-release">
              {translate('checkAndPublish')}
            </Link>
          </p>
        )}
        {run.report && <ReportView report={run.report} of={{ id }} />}
      </div>
    </Card>
  );
}

import { Card, formatDateTime, formatNumber, Spinner, Tag } from '@portal/ui';
import type { ContentUpload } from '../data/ask.ts';
import classes from '../delivery/delivery.module.css';
import { isLive } from '../delivery/run-state.tsx';
import parts from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import { ContentReport } from './content-report.tsx';

type ContentRun = NonNullable<ContentUpload['run']>;

/** What a reading came to, in a word. */
function resultOf({ state, outcome, isDry, reason }: ContentRun) {
  if (reason !== null) return { key: 'unread', tone: 'danger' } as const;
  if (state === 'stopped') return { key: 'stopped', tone: 'danger' } as const;
  if (state === 'refused') return { key: isDry ? 'dryRefused' : 'refused', tone: 'danger' } as const;
  if (outcome === 'written') return { key: 'written', tone: 'success' } as const;
  return { key: 'dryFine', tone: 'success' } as const;
}

/** Where the reading of content is: under way, or what it came to. */
export function ContentRunState({ upload: { id, run } }: { upload: ContentUpload }) {
  const translate = phrases.useTranslate();
  if (!run) return null;
  const title = translate(run.isDry ? 'dryRun' : 'takeContent');
  if (isLive(run))
    return (
      <Card title={title} data-testid="content-live">
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
      title={title}
      actions={<Tag tone={tone}>{translate(`contentResult/${key}`)}</Tag>}
      data-testid="content-result"
    >
      <div className={parts.column}>
        <p role="status">{translate(`contentResultText/${key}`)}</p>
        {run.reason && (
          <p role="alert" className={parts.alert} data-testid="content-reason">
            {run.reason.message}
          </p>
        )}
        {run.report && <ContentReport report={run.report} of={{ id }} />}
      </div>
    </Card>
  );
}

import { formatDateTime, formatNumber, type ListColumn, Tag } from '@portal/ui';
import type { BackupDesk } from '../data/ask.ts';
import classes from '../parts/parts.module.css';
import { TableCard } from '../parts/table-card.tsx';
import { phrases } from '../phrases.ts';
import { sizeText } from './size-text.ts';

type Run = BackupDesk['runs'][number];
type Translate = ReturnType<typeof phrases.useTranslate>;

const tones = { running: 'accent', done: 'success', failed: 'danger' } as const;

/** What was begun in the browser, the newest first: how far it has come, or what came of it. */
export function RunTable({ runs }: { runs: readonly Run[] }) {
  const translate = phrases.useTranslate();
  return (
    <TableCard
      title={translate('backupRuns')}
      columns={columnsOf(translate)}
      rows={runs}
      keyOf={({ name }) => name}
      none={translate('noBackups')}
      data-testid="backup-runs"
    />
  );
}

/** How much is copied, of the state or of the files. */
const copiedText = (translate: Translate, { part, count, bytes }: Run): string =>
  translate(`copied/${part}`, { n: formatNumber(count), size: sizeText(bytes) });

const columnsOf = (translate: Translate): ListColumn<Run>[] => [
  {
    key: 'begun',
    label: translate('backupBegun'),
    cell: ({ begunAt, name }) => (
      <>
        {formatDateTime(new Date(begunAt))}
        <span className={classes.quiet}>{name}</span>
      </>
    ),
  },
  { key: 'by', label: translate('account'), cell: ({ userNm }) => userNm },
  {
    key: 'state',
    label: translate('state'),
    cell: (run) => (
      <>
        <Tag tone={tones[run.state]} data-testid="backup-state">
          {translate(`backup/${run.state}`)}
        </Tag>
        <span className={run.state === 'failed' ? classes.failing : classes.quiet} aria-live="polite">
          {run.failure || copiedText(translate, run)}
        </span>
      </>
    ),
  },
  {
    key: 'ended',
    label: translate('backupEnded'),
    tight: true,
    cell: ({ endedAt }) => (endedAt === null ? translate('none') : formatDateTime(new Date(endedAt))),
  },
];

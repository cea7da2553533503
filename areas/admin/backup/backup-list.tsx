import { useAnswer } from '@portal/shell';
import { Button, formatDateTime, formatNumber, type ListColumn, TitleRow, type ViewAddress } from '@portal/ui';
import { Link } from 'react-router-dom';
import { type BackupDesk, backupDesk, nothing, setup } from '../data/ask.ts';
import type { SheetsView } from '../data/sheets-view.ts';
import { useTask } from '../data/use-task.ts';
import { useAskedAgain } from '../delivery/use-asked-again.ts';
import { Answer } from '../parts/answer.tsx';
import classes from '../parts/parts.module.css';
import { TableCard } from '../parts/table-card.tsx';
import { phrases } from '../phrases.ts';
import { RunTable } from './run-table.tsx';
import { sizeText } from './size-text.ts';

type Backup = BackupDesk['backups'][number];

/** Backups that lie in the folder of the operator, those that were begun here, and how far one has come. */
export function BackupList({ address }: { address: ViewAddress<SheetsView> }) {
  const translate = phrases.useTranslate();
  const answered = useAnswer(backupDesk, nothing);
  const again = () => backupDesk.forget(nothing);
  const task = useTask(again);
  const running = answered.answer?.runs.some(({ state }) => state === 'running') ?? false;
  useAskedAgain(running, again, () => setup.forget(nothing));
  const blocked = answered.answer === undefined || answered.answer.trouble !== '' || running;
  return (
    <div className={classes.page} data-testid="admin-backups">
      <TitleRow title={translate('backups')}>
        <Button
          variant="primary"
          loading={task.busy}
          disabled={blocked}
          onClick={() => task.run('startBackup', {})}
          data-testid="backup-start"
        >
          {translate('startBackup')}
        </Button>
      </TitleRow>
      <p className={classes.found}>{translate('backupsNote')}</p>
      <Answer answered={answered} height={400}>
        {(desk) => <Desk desk={desk} columns={columnsOf(translate, address)} />}
      </Answer>
    </div>
  );
}

function Desk({ desk, columns }: { desk: BackupDesk; columns: ListColumn<Backup>[] }) {
  const translate = phrases.useTranslate();
  const { folder, trouble, free, backups, runs } = desk;
  return (
    <>
      {trouble && (
        <p role="alert" className={classes.alert} data-testid="backup-trouble">
          {trouble}
        </p>
      )}
      {runs.length > 0 && <RunTable runs={runs} />}
      <TableCard
        title={translate('backupsThere')}
        caption={
          folder === null || free === null ? undefined : translate('backupsIn', { folder, free: sizeText(free) })
        }
        columns={columns}
        rows={backups}
        keyOf={({ name }) => name}
        none={translate('noBackups')}
        data-testid="backup-table"
      />
    </>
  );
}

const columnsOf = (
  translate: ReturnType<typeof phrases.useTranslate>,
  { searchOf, opening }: ViewAddress<SheetsView>,
): ListColumn<Backup>[] => [
  {
    key: 'name',
    label: translate('backup'),
    cell: ({ name }) => (
      <Link to={{ search: searchOf({ id: name }) }} replace={opening.replace} state={opening.state}>
        {name}
      </Link>
    ),
  },
  {
    key: 'made',
    label: translate('backupMade'),
    tight: true,
    cell: ({ madeAt }) => formatDateTime(new Date(madeAt)),
  },
  { key: 'files', label: translate('backupFiles'), kind: 'figure', cell: ({ files }) => formatNumber(files) },
  { key: 'size', label: translate('backupSize'), kind: 'figure', cell: ({ bytes }) => sizeText(bytes) },
  {
    key: 'sha256',
    label: translate('backupSum'),
    cell: ({ sha256 }) => <code title={sha256}>{sha256.slice(0, 16)}</code>,
  },
];

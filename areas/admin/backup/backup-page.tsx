import { request, useAnswer } from '@portal/shell';
import { Button, Card, formatDateTime, formatNumber, type ListColumn, TitleRow } from '@portal/ui';
import { useState } from 'react';
import { backupDesk, backupSheets, nothing } from '../data/ask.ts';
import { Answer } from '../parts/answer.tsx';
import { FactList, type FactListProps } from '../parts/fact-list.tsx';
import classes from '../parts/parts.module.css';
import { TableCard } from '../parts/table-card.tsx';
import { TaskDialog } from '../parts/task-dialog.tsx';
import { ToList } from '../parts/to-list.tsx';
import { phrases } from '../phrases.ts';
import { sizeText } from './size-text.ts';

type Sheet = Awaited<ReturnType<typeof backupSheets.ask>>;
type Translate = ReturnType<typeof phrases.useTranslate>;

/** What a backup holds, with the SHA-256 of its files, how it is brought back, and its removal. */
export function BackupPage({ name, toList }: { name: string; toList: () => void }) {
  const translate = phrases.useTranslate();
  const answered = useAnswer(backupSheets, { name });
  const [removing, setRemoving] = useState(false);
  const removed = () => {
    backupDesk.forget(nothing);
    toList();
  };
  return (
    <div className={classes.page} data-testid="admin-backup">
      <ToList label={translate('toBackups')} toList={toList} />
      <TitleRow title={name}>
        <Button disabled={!answered.answer} onClick={() => setRemoving(true)} data-testid="backup-remove">
          {translate('removeBackup')}
        </Button>
      </TitleRow>
      <Answer answered={answered} height={400}>
        {(sheet) => (
          <>
            <div className={classes.halves}>
              <Card title={translate('facts')}>
                <Facts sheet={sheet} />
              </Card>
              <Card title={translate('bringBack')} data-testid="backup-restore">
                <Restoring path={sheet.path} />
              </Card>
            </div>
            <TableCard
              title={translate('backupFiles')}
              caption={translate('largestOf', {
                n: formatNumber(sheet.files.length),
                total: formatNumber(sheet.total),
              })}
              columns={columnsOf(translate)}
              rows={sheet.files}
              keyOf={({ path }) => path}
              none={translate('none')}
              data-testid="backup-files"
            />
          </>
        )}
      </Answer>
      {removing && (
        <TaskDialog
          title={translate('removeBackupOf', { name })}
          lead={translate('removeBackupLead', { n: formatNumber(answered.answer?.total ?? 0) })}
          fields={[]}
          submit={translate('removeBackup')}
          danger
          run={() => request('removeBackup', { name })}
          onClose={() => setRemoving(false)}
          after={removed}
        />
      )}
    </div>
  );
}

function Facts({ sheet: { path, madeAt, tables, total, bytes, sha256 } }: { sheet: Sheet }) {
  const translate = phrases.useTranslate();
  const facts: FactListProps['facts'] = [
    [translate('backupPlace'), path],
    [translate('backupMade'), formatDateTime(new Date(madeAt))],
    [translate('backupTables'), formatNumber(tables)],
    [translate('backupFiles'), formatNumber(total)],
    [translate('backupSize'), sizeText(bytes)],
    [translate('backupSum'), sha256],
  ];
  return <FactList facts={facts} data-testid="backup-facts" />;
}

/** The way back is a command, into an empty place: a portal that serves is never written over. */
function Restoring({ path }: { path: string }) {
  const translate = phrases.useTranslate();
  return (
    <ol className={classes.steps}>
      <li>
        {translate('bringBackCheck')}
        <code>{`npm run backup -- --check '${path}'`}</code>
      </li>
      <li>
        {translate('bringBackRun')}
        <code>{`PORTAL_DATA=${translate('emptyFolder')} npm run restore -- '${path}'`}</code>
      </li>
      <li>{translate('bringBackStart')}</li>
    </ol>
  );
}

const columnsOf = (translate: Translate): ListColumn<Sheet['files'][number]>[] => [
  { key: 'path', label: translate('file'), cell: ({ path }) => path },
  { key: 'size', label: translate('backupSize'), kind: 'figure', cell: ({ bytes }) => sizeText(bytes) },
  { key: 'sha256', label: 'SHA-256', cell: ({ sha256 }) => <code className={classes.detail}>{sha256}</code> },
];

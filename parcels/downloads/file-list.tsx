import type { ExportFile } from '@portal/contract';
import { CallError, CallProblem, formatDateTime, formatNumber, request, takeExport } from '@portal/shell';
import { EmptyState, IconButton, IconDownload, IconX, Skeleton, Spinner, toast } from '@portal/ui';
import { useState } from 'react';
import classes from './downloads.module.css';
import { fileSize } from './file-size.ts';
import { useTranslate } from './phrases.ts';
import type { Files } from './use-files.ts';

/** The files that the server has made for the account, the newest first. */
export function FileList({ files: { list, error, again } }: { files: Files }) {
  const say = useTranslate();
  return (
    <section className={classes.part}>
      <h3>{say('files')}</h3>
      {error && !list ? (
        <CallProblem error={error} retry={again} failed={say('failed')} refused={say('failed')} />
      ) : !list ? (
        <Skeleton height={120} />
      ) : list.length === 0 ? (
        <EmptyState title={say('filesEmpty')} text={say('filesEmptyText')} />
      ) : (
        <ul className={classes.list} data-testid="download-list">
          {list.map((file) => (
            <FileRow key={file.id} file={file} again={again} />
          ))}
        </ul>
      )}
    </section>
  );
}

function FileRow({ file, again }: { file: ExportFile; again: () => void }) {
  const say = useTranslate();
  const [busy, setBusy] = useState(false);
  const { id, name, state, rows, bytes, reason, endsAt } = file;
  const isUnder = state === 'waiting' || state === 'making';
  const fail = (error: unknown) =>
    toast(error instanceof CallError && error.msg2Client ? error.msg2Client : say('notMade'), 'error');
  const take = async () => {
    setBusy(true);
    await takeExport(file).catch(fail);
    setBusy(false);
  };
  const remove = async () => {
    await request('removeExport', { id }).then(() => toast(say('removed')), fail);
    again();
  };
  const texts = {
    waiting: say('waiting'),
    making: say('making', { n: formatNumber(rows, 0) }),
    made: say('made', { n: formatNumber(rows, 0), size: fileSize(bytes) }),
    failed: reason,
  }[state];
  return (
    <li className={classes.row} data-testid="download" data-state={state}>
      {isUnder ? <Spinner size={16} /> : null}
      <div className={classes.words}>
        <span className={classes.name} title={name}>
          {name}
        </span>
        <span className={state === 'failed' ? classes.failed : classes.text}>{texts}</span>
        {state === 'made' && <span className={classes.text}>{say('until', { at: formatDateTime(endsAt) })}</span>}
      </div>
      {state === 'made' && (
        <IconButton
          label={say('download', { name })}
          data-testid="download-take"
          disabled={busy}
          onClick={() => void take()}
        >
          <IconDownload />
        </IconButton>
      )}
      {!isUnder && (
        <IconButton label={say('remove', { name })} data-testid="download-remove" onClick={() => void remove()}>
          <IconX />
        </IconButton>
      )}
    </li>
  );
}

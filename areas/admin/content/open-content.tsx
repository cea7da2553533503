import { request, useAnswer } from '@portal/shell';
import { Button, Card, formatNumber, toast } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { type ContentUpload, contentDeliveries, contentUploads, nothing } from '../data/ask.ts';
import { wordsOfFailure } from '../data/use-task.ts';
import classes from '../delivery/delivery.module.css';
import { isLive } from '../delivery/run-state.tsx';
import { useAskedAgain } from '../delivery/use-asked-again.ts';
import parts from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import { ContentOrder } from './content-order.tsx';
import { ContentRunState } from './content-run.tsx';

interface OpenContentProps {
  /** As the page was given it. */
  first: ContentUpload;
  /** What lies here, or stands, has changed. */
  onChanged: () => void;
}

/** One file of content with all that can be done with it: what it is, a dry run, publishing, and the end of it. */
export function OpenContent({ first, onChanged }: OpenContentProps) {
  const translate = phrases.useTranslate();
  const { id } = first;
  const { answer } = useAnswer(contentUploads, { id });
  const upload = answer?.id === id ? answer : first;
  const { fileName, bytes, isHere, run } = upload;
  const [ending, setEnding] = useState(false);
  const live = isLive(run);
  useAskedAgain(
    live,
    () => contentUploads.forget({ id }),
    () => {
      contentDeliveries.forget(nothing);
      onChanged();
    },
  );
  const result = useRef<HTMLDivElement>(null);
  // What was pressed goes out of sight while the file is read: one goes on where it is said how far it is.
  const before = useRef(live);
  useEffect(() => {
    if (live && !before.current) result.current?.focus();
    before.current = live;
  }, [live]);
  const end = async () => {
    setEnding(true);
    try {
      toast((await request('cancelContent', { id })).text, 'success');
    } catch (failure) {
      toast(wordsOfFailure(failure), 'error');
    } finally {
      setEnding(false);
      onChanged();
    }
  };
  const isTaken = run?.outcome === 'written';
  const note = live ? 'isRead' : isTaken ? 'contentFileGone' : isHere ? 'contentHere' : 'fileNotWhole';
  return (
    <>
      <Card
        title={fileName}
        caption={bytes === null ? undefined : translate('kilobytes', { n: formatNumber(Math.ceil(bytes / 1024)) })}
        actions={
          <Button loading={ending} onClick={() => void end()} data-testid="content-cancel">
            {translate(live ? 'stopReading' : isTaken ? 'putAway' : 'removeFile')}
          </Button>
        }
        data-testid="content-upload"
      >
        <p className={parts.found}>{translate(note)}</p>
      </Card>
      <div ref={result} tabIndex={-1} className={classes.result}>
        <ContentRunState upload={upload} />
      </div>
      {isHere && (
        // What was chosen stays while the file is read.
        <div hidden={live}>
          <ContentOrder upload={upload} onOrdered={() => contentUploads.forget({ id })} />
        </div>
      )}
    </>
  );
}

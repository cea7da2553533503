import { request, sendFile } from '@portal/shell';
import { Button, formatNumber } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { wordsOfFailure } from '../data/use-task.ts';
import { FilePicker } from '../parts/file-picker.tsx';
import parts from '../parts/parts.module.css';
import { phrases } from '../phrases.ts';
import classes from './delivery.module.css';

interface FileChoiceProps {
  /** What may be brought: how it may end, and how many bytes it may have. */
  desk: { endings: readonly string[]; largest: number };
  /** What brings it, and what takes it back. */
  begin: 'beginDelivery' | 'beginContent';
  cancel: 'cancelDelivery' | 'cancelContent';
  /** What becomes of it. */
  hint: 'fileHint' | 'contentFileHint';
  /** A file has come whole. */
  onCome: (id: string) => void;
}

const mega = 1024 * 1024;

/** Chooses a file and sends it; how much has left is seen, and it can be given up. */
export function FileChoice({ desk, begin, cancel, hint, onCome }: FileChoiceProps) {
  const translate = phrases.useTranslate();
  const [sending, setSending] = useState<{ name: string; part: number } | null>(null);
  const [problem, setProblem] = useState('');
  const ending = useRef<AbortController>(null);
  // Who leaves the page sends no more of it.
  useEffect(() => () => ending.current?.abort(), []);
  const send = async (file: File) => {
    setProblem('');
    const controller = new AbortController();
    ending.current = controller;
    setSending({ name: file.name, part: 0 });
    let id = '';
    try {
      const begun = await request(begin, { fileName: file.name, bytes: file.size });
      id = begun.id;
      const progress = (part: number) => setSending({ name: file.name, part });
      await sendFile(begun.upload, file, { progress, signal: controller.signal });
      onCome(id);
    } catch (failure) {
      if (!controller.signal.aborted) setProblem(wordsOfFailure(failure));
      if (id !== '') await request(cancel, { id }).catch(() => undefined);
    } finally {
      setSending(null);
    }
  };
  const percent = Math.round((sending?.part ?? 0) * 100);
  return (
    <div className={parts.lines}>
      <p className={parts.found}>
        {translate(hint, {
          endings: desk.endings.join(' '),
          megabytes: formatNumber(Math.floor(desk.largest / mega)),
        })}
      </p>
      {problem && (
        <p role="alert" className={parts.alert} data-testid="delivery-file-problem">
          {problem}
        </p>
      )}
      <div className={parts.actions}>
        <FilePicker
          variant="primary"
          loading={sending !== null}
          label={translate('chooseFile')}
          accept={desk.endings.join(',')}
          onChoose={(file) => void send(file)}
          hook="delivery"
        />
        {sending && (
          <>
            <progress
              className={classes.progress}
              max={100}
              value={percent}
              aria-label={translate('sendingOf', { name: sending.name })}
              data-testid="delivery-progress"
            />
            <span className={parts.found}>{translate('sendingPart', { name: sending.name, percent })}</span>
            <Button size="small" onClick={() => ending.current?.abort()} data-testid="delivery-give-up">
              {translate('cancel')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

import { Button, ErrorState } from '@portal/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { phrases } from '../phrases.ts';
import type { Opened } from '../source.ts';
import { documentTitle, frameSource } from './frame-source.ts';
import { FrameWaiting } from './frame-waiting.tsx';
import classes from './reader.module.css';
import { useDark } from './use-dark.ts';

interface ReportFrameProps {
  ref: RefObject<HTMLIFrameElement | null>;
  report: Opened;
  /** Asks for a new address: each works for some minutes only. */
  onRenew: () => void;
  onReadable: (readable: boolean) => void;
  /** Escape inside of the frame, which the page around it does not see. */
  onEscape: () => void;
}

type State = 'loading' | 'readable' | 'failed';

/**
 * The document of a report in a frame without scripts. What is no report in there, such as the page of an expired
 * address, is replaced by a new address once, and then by words.
 */
export function ReportFrame({ ref, report, onRenew, onReadable, onEscape }: ReportFrameProps) {
  const translate = phrases.useTranslate();
  const source = frameSource(report.frameUrl, useDark());
  const [settled, setSettled] = useState<{ source: string; state: State }>({ source: '', state: 'loading' });
  const renewed = useRef(false);
  // The document outlives many renders.
  const leave = useRef(onEscape);
  leave.current = onEscape;
  const state = settled.source === source ? settled.state : 'loading';
  useEffect(() => onReadable(state === 'readable'), [state, onReadable]);
  const onLoad = () => {
    const text = ref.current?.contentDocument;
    if (text?.title === documentTitle(report.item.title)) {
      renewed.current = false;
      text.addEventListener('keydown', ({ key }) => key === 'Escape' && leave.current());
      setSettled({ source, state: 'readable' });
    } else if (renewed.current) setSettled({ source, state: 'failed' });
    else {
      renewed.current = true;
      onRenew();
    }
  };
  return (
    <div className={classes.place} aria-busy={state === 'loading'} data-testid="report-frame" data-state={state}>
      {state === 'failed' ? (
        <ErrorState
          data-testid="report-frame-failed"
          title={translate('frameFailed')}
          text={translate('frameFailedText')}
          action={<Button onClick={onRenew}>{translate('retry')}</Button>}
        />
      ) : (
        <iframe
          key={source}
          ref={ref}
          className={classes.frame}
          title={report.item.title}
          src={source}
          // Its origin lets the page print it and see whether it came; no script of its own runs.
          sandbox="allow-same-origin allow-modals"
          onLoad={onLoad}
        />
      )}
      {state === 'loading' && <FrameWaiting />}
    </div>
  );
}

import { Button, classNames, IconAlertCircle, IconButton, IconCircleCheck, IconRefresh, Modal } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { useTranslate } from './phrases.ts';
import { PuzzlePicture } from './puzzle-picture.tsx';
import { SlideTrack } from './slide-track.tsx';
import classes from './slider-captcha.module.css';
import { type Stage, usePuzzle } from './use-puzzle.ts';
import { useSlide } from './use-slide.ts';

export interface SliderCaptchaProps {
  /** The puzzle is solved: what to send along as captchaTicket. */
  onTicket: (ticket: string) => void;
  /** The person closed it unsolved. */
  onClose: () => void;
}

/** S2.107 A24: the puzzle in a dialog. The server makes it and judges the answer. */
export function SliderCaptcha({ onTicket, onClose }: SliderCaptchaProps) {
  const say = useTranslate();
  const picture = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const refresh = useRef<HTMLButtonElement>(null);
  const { stage, puzzle, message, stuck, load, judge, ticket } = usePuzzle(onTicket);
  const slide = useSlide(puzzle, picture, stage === 'ready', (answer) => void judge(answer));
  const focusHandle = () => handle.current?.focus({ preventScroll: true });
  // What there is to do is at the handle, also after a failure; only who asks for another picture may do so again.
  useEffect(() => {
    const again = document.activeElement === refresh.current;
    if (stage === 'ready' && !again) handle.current?.focus({ preventScroll: true });
  }, [stage]);
  // Whoever closes the green picture has solved it all the same.
  const close = () => (stage === 'verified' && ticket.current ? onTicket(ticket.current) : onClose());
  const retry = () => {
    focusHandle();
    void load();
  };
  return (
    <Modal open width={368} title={say('title')} closeLabel={say('close')} onClose={close} closeTestId="captcha-close">
      <div className={classNames(classes.captcha, classes[stage])} data-testid="captcha" data-state={stage}>
        <div className={classes.head}>
          <p>{say('hint')}</p>
          <IconButton
            ref={refresh}
            label={say('refresh')}
            aria-disabled={stage !== 'ready'}
            onClick={() => stage === 'ready' && void load()}
            data-testid="captcha-refresh"
          >
            <IconRefresh />
          </IconButton>
        </div>
        <PuzzlePicture
          ref={picture}
          puzzle={puzzle}
          waiting={stage === 'loading'}
          x={slide.x}
          pointer={slide.pointer}
        />
        <SlideTrack ref={handle} puzzle={puzzle} stage={stage} {...slide} />
        <div className={classes.foot}>
          <Words stage={stage} message={message} />
          {stuck && (
            <Button size="small" onClick={retry} data-testid="captcha-retry">
              {say('retry')}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}

/** What is going on, in words; said aloud when it changes. */
function Words({ stage, message }: { stage: Stage; message: string }) {
  const say = useTranslate();
  if (message) {
    return (
      <p className={classNames(classes.words, classes.bad)} role="alert" data-testid="captcha-message">
        <IconAlertCircle size={16} aria-hidden="true" />
        <span>{message}</span>
      </p>
    );
  }
  const verified = stage === 'verified';
  return (
    <p className={classNames(classes.words, verified && classes.good)} role="status" data-testid="captcha-message">
      {verified && <IconCircleCheck size={16} aria-hidden="true" />}
      {stage === 'ready' && <span className={classes.keys}>{say('keys')}</span>}
      {stage === 'loading' && <span>{say('loading')}</span>}
      {stage === 'judging' && <span>{say('judging')}</span>}
      {verified && <span>{say('verified')}</span>}
    </p>
  );
}

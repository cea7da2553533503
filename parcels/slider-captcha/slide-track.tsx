import type { CaptchaPuzzle } from '@portal/contract';
import { classNames, IconArrowRight, IconCheck, IconX, Spinner } from '@portal/ui';
import type { ComponentProps, KeyboardEvent, Ref } from 'react';
import { useTranslate } from './phrases.ts';
import classes from './slider-captcha.module.css';
import type { Stage } from './use-puzzle.ts';

export interface SlideTrackProps {
  /** Of the handle. */
  ref: Ref<HTMLDivElement>;
  puzzle: CaptchaPuzzle | null;
  stage: Stage;
  /** Where the piece is and how far it can go, in pixels of the picture. */
  x: number;
  longest: number;
  isGripped: boolean;
  pointer: Pick<ComponentProps<'div'>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The handle stands below the piece and is as wide, so that both move alike. */
const widthOf = (puzzle: CaptchaPuzzle | null) => (puzzle ? (puzzle.pieceWidth / puzzle.width) * 100 : 12.25);

/** The track with the handle that moves the piece. */
export function SlideTrack({ ref, puzzle, stage, x, longest, isGripped, pointer, onKeyDown }: SlideTrackProps) {
  const say = useTranslate();
  const left = puzzle ? (x / puzzle.width) * 100 : 0;
  const width = widthOf(puzzle);
  return (
    <div className={classes.track}>
      <span className={classes.filled} style={{ width: `${left + width}%` }} />
      <span className={classNames(classes.trackText, x > 0 && classes.gone)} aria-hidden="true">
        {say('track')}
      </span>
      <div
        {...pointer}
        ref={ref}
        className={classNames(classes.handle, isGripped && classes.gripped)}
        style={{ left: `${left}%`, width: `${width}%` }}
        role="slider"
        tabIndex={0}
        aria-label={say('handle')}
        aria-valuemin={0}
        aria-valuemax={longest}
        aria-valuenow={Math.round(x)}
        aria-valuetext={say('position', { x: Math.round(x), max: longest })}
        aria-disabled={stage !== 'ready'}
        onKeyDown={onKeyDown}
        data-testid="captcha-handle"
      >
        <HandleIcon stage={stage} />
      </div>
    </div>
  );
}

function HandleIcon({ stage }: { stage: Stage }) {
  if (stage === 'judging' || stage === 'loading') return <Spinner size={16} />;
  if (stage === 'verified') return <IconCheck size={20} aria-hidden="true" />;
  if (stage === 'failed') return <IconX size={20} aria-hidden="true" />;
  return <IconArrowRight size={20} aria-hidden="true" />;
}

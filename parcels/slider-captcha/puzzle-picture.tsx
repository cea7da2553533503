import type { CaptchaPuzzle } from '@portal/contract';
import { Skeleton } from '@portal/ui';
import type { ComponentProps, Ref } from 'react';
import { useTranslate } from './phrases.ts';
import classes from './slider-captcha.module.css';

export interface PuzzlePictureProps {
  ref: Ref<HTMLDivElement>;
  puzzle: CaptchaPuzzle | null;
  /** A first puzzle is on its way. */
  waiting: boolean;
  /** Where the piece is, in pixels of the picture. */
  x: number;
  /** The piece may be dragged itself, too. */
  pointer: Pick<ComponentProps<'img'>, 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'>;
}

const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** The picture and the piece above it, as wide as their place. */
export function PuzzlePicture({ ref, puzzle, waiting, x, pointer }: PuzzlePictureProps) {
  const say = useTranslate();
  return (
    <div ref={ref} className={classes.picture}>
      {puzzle === null && waiting && <Skeleton className={classes.background} height="100%" />}
      {puzzle !== null && (
        <>
          <img
            className={classes.background}
            src={puzzle.background}
            alt={say('picture')}
            draggable={false}
            data-testid="captcha-picture"
          />
          <img
            {...pointer}
            className={classes.piece}
            style={{
              left: share(x, puzzle.width),
              top: share(puzzle.pieceY, puzzle.height),
              width: share(puzzle.pieceWidth, puzzle.width),
              height: share(puzzle.pieceHeight, puzzle.height),
            }}
            src={puzzle.piece}
            alt=""
            draggable={false}
            data-testid="captcha-piece"
          />
        </>
      )}
    </div>
  );
}

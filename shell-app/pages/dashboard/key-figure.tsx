import { Change, formatRatio, formatWan, Skeleton } from '@portal/ui';
import classes from './dashboard.module.css';
import { useTranslate } from './phrases.ts';

export interface KeyFigureProps {
  label: string;
  figure: { value: number | null; yoy: number | null };
  kind: 'volume' | 'share';
}

/** A figure with its unit and its growth against the same period of the year before. */
export function KeyFigure({ label, figure, kind }: KeyFigureProps) {
  const say = useTranslate();
  const share = kind === 'share';
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd>
        <span className={classes.value}>
          {share ? formatRatio(figure.value, { suffix: '' }) : formatWan(figure.value)}
        </span>
        <span className={classes.unit}>{say(share ? 'percent' : 'unit')}</span>
        <span className={classes.growth}>
          {say('yoy')}{' '}
          <Change value={figure.yoy} format={share ? 'points' : 'percent'} unit={share ? say('points') : undefined} />
        </span>
      </dd>
    </div>
  );
}

/** As tall as a key figure. */
export const KeyFigureWaiting = () => (
  <div className={classes.figure}>
    <Skeleton width={104} height={12} />
    <Skeleton width={132} height={28} />
    <Skeleton width={84} height={12} />
  </div>
);

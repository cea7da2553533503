import type { PublicChart } from '@portal/contract';
import { formatMonth } from '@portal/ui';
import classes from './public-chart.module.css';
import { areaPath, linePath, type Point } from './svg-path.ts';

/** Of the drawing, which is stretched to its place; what is written stands beside it, so that it is not. */
const [width, height] = [320, 100];

interface Drawn {
  points: PublicChart['points'];
  written: (value: number | null) => string;
}

/** Months along a line, with the figures at its ends. */
export function Line({ points, written }: Drawn) {
  const known = points.flatMap(({ value }, at) => (value === null ? [] : [{ at, value }]));
  const values = known.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  // The ground is zero where the figures are near it, and below them where they are far from it: then nothing is filled.
  const ground = least < 0 || least > most / 3 ? least - (most - least) * 0.25 : 0;
  const x = (at: number) => (at / Math.max(1, points.length - 1)) * width;
  const y = (value: number) => height - ((value - ground) / (most - ground || 1)) * (height - 6);
  const path: Point[] = known.map(({ at, value }) => [x(at), y(value)]);
  const [begin, end] = [known[0], known.at(-1)];
  return (
    <>
      <div className={classes.line}>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {ground === 0 && <path d={areaPath(path, height)} className={classes.area} />}
          <path d={linePath(path)} className={classes.stroke} vectorEffect="non-scaling-stroke" />
        </svg>
        {end && (
          <span className={classes.end} style={{ top: `${Math.min(80, Math.max(0, y(end.value)))}%` }}>
            {written(end.value)}
          </span>
        )}
      </div>
      <p className={classes.months}>
        <span>
          {formatMonth(points[begin?.at ?? 0]?.name)} <strong>{written(begin?.value ?? null)}</strong>
        </span>
        <span>{formatMonth(points.at(-1)?.name)}</span>
      </p>
    </>
  );
}

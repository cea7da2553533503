import { Tag } from '@portal/ui';
import { demoSeries } from './demo-series.ts';
import classes from './market-picture.module.css';
import { useTranslate } from './phrases.ts';
import { areaPath, linePath, type Point } from './svg-path.ts';

const size = { width: 640, height: 260, left: 34, right: 64, top: 12, bottom: 24 };
const highestShare = 60;
const highestVolume = 620;

const x = (index: number, count: number) => size.left + (index / (count - 1)) * (size.width - size.left - size.right);
const y = (value: number, highest: number) =>
  size.height - size.bottom - (value / highest) * (size.height - size.top - size.bottom);

/** The living picture of the landing page: the share of new energy draws itself once over the monthly volumes. */
export function MarketPicture() {
  const say = useTranslate();
  const series = demoSeries();
  const first = series[0];
  const last = series.at(-1);
  if (!first || !last) return null;
  const points: Point[] = series.map(({ share }, index) => [x(index, series.length), y(share, highestShare)]);
  const words = say('chartText', {
    from: first.month,
    first: first.share.toFixed(0),
    to: last.month,
    last: last.share.toFixed(0),
  });
  const [endX, endY] = points.at(-1) ?? [0, 0];
  return (
    <figure className={classes.picture}>
      <figcaption className={classes.caption}>
        <span>
          <strong>{say('chartTitle')}</strong> <span className={classes.unit}>{say('chartUnit')}</span>
        </span>
        <span className={classes.key}>{say('chartBars')}</span>
        <Tag>{say('demonstration')}</Tag>
      </figcaption>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={words}>
        <defs>
          <linearGradient id="home-share" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--p-accent)" stopOpacity="0.22" />
            <stop offset="1" stopColor="var(--p-accent)" stopOpacity="0" />
          </linearGradient>
        </defs>
        {[0, 20, 40, 60].map((tick) => (
          <g key={tick}>
            <line
              x1={size.left}
              x2={size.width - size.right}
              y1={y(tick, 60)}
              y2={y(tick, 60)}
              className={classes.grid}
            />
            <text x={size.left - 8} y={y(tick, 60) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {series.map(({ month, volume }, index) => (
          <rect
            key={month}
            x={x(index, series.length) - 2.2}
            y={y(volume, highestVolume)}
            width={4.4}
            height={size.height - size.bottom - y(volume, highestVolume)}
            rx={1}
            className={classes.bar}
          />
        ))}
        {series.map(({ month }, index) =>
          month.endsWith('-01') ? (
            <text key={month} x={x(index, series.length)} y={size.height - 6} textAnchor="middle">
              {month.slice(0, 4)}
            </text>
          ) : null,
        )}
        <path d={areaPath(points, size.height - size.bottom)} fill="url(#home-share)" className={classes.area} />
        <path d={linePath(points)} pathLength={1} className={classes.line} />
        <g className={classes.end}>
          <circle cx={endX} cy={endY} r={4.5} />
          <text x={endX + 10} y={endY + 5} className={classes.figure}>
            {last.share.toFixed(1)}%
          </text>
        </g>
      </svg>
    </figure>
  );
}

import type { PictureMonth } from '@portal/contract';
import { formatMonth, Tag } from '@portal/ui';
import { questionsTo } from '../../questions/questions.ts';
import { useAnswer } from '../../questions/use-answer.ts';
import { release } from '../../release/release.ts';
import { areaPath, linePath, type Point } from '../public-chart/svg-path.ts';
import classes from './market-picture.module.css';
import { useTranslate } from './phrases.ts';

const size = { width: 640, height: 260, left: 34, right: 64, top: 12, bottom: 24 };

/** The highest share on the scale, in percent, and how many times as high as the highest month the scale of bars is. */
const [leastShare, aboveBars] = [60, 2];

const picture = questionsTo('getMarketPicture');
const everything: Record<string, never> = {};

const x = (index: number, count: number) => size.left + (index / (count - 1)) * (size.width - size.left - size.right);
const y = (value: number, highest: number) =>
  size.height - size.bottom - (value / highest) * (size.height - size.top - size.bottom);

/**
 * The living picture of the landing page: the share of new energy draws itself once over the monthly volumes of the
 * demonstration market. Where figures were imported there is none.
 */
export const MarketPicture = () => release.picture && <Picture />;

function Picture() {
  const say = useTranslate();
  const { answer, error } = useAnswer(picture, everything);
  if (error || answer?.length === 0) return null;
  return (
    <figure className={classes.picture} data-testid="market-picture" aria-busy={answer === undefined}>
      <figcaption className={classes.caption}>
        <span>
          <strong>{say('chartTitle')}</strong> <span className={classes.unit}>{say('chartUnit')}</span>
        </span>
        <span className={classes.key}>{say('chartBars')}</span>
        <Tag>{say('demonstration')}</Tag>
      </figcaption>
      <Drawing months={answer ?? []} />
    </figure>
  );
}

/** Has its size before there is anything to draw. */
function Drawing({ months }: { months: readonly PictureMonth[] }) {
  const say = useTranslate();
  const shares = months.map(({ volume, newEnergy }) => (volume > 0 ? (newEnergy / volume) * 100 : 0));
  const highest = Math.max(leastShare, Math.ceil(Math.max(0, ...shares) / 20) * 20);
  const highestVolume = Math.max(1, ...months.map(({ volume }) => volume)) * aboveBars;
  const ticks = Array.from({ length: highest / 20 + 1 }, (_, index) => index * 20);
  const points: Point[] = shares.map((share, index) => [x(index, shares.length), y(share, highest)]);
  const [first, last] = [shares[0], shares.at(-1)];
  const about = (month: PictureMonth | undefined, share = 0) => ({
    month: formatMonth(month?.month),
    share: share.toFixed(0),
  });
  const [begin, end] = [about(months[0], first), about(months.at(-1), last)];
  const words = { from: begin.month, first: begin.share, to: end.month, last: end.share };
  const [endX, endY] = points.at(-1) ?? [0, 0];
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={last === undefined ? say('chartTitle') : say('chartText', words)}
    >
      <defs>
        <linearGradient id="home-share" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--p-accent)" stopOpacity="0.22" />
          <stop offset="1" stopColor="var(--p-accent)" stopOpacity="0" />
        </linearGradient>
      </defs>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={size.left}
            x2={size.width - size.right}
            y1={y(tick, highest)}
            y2={y(tick, highest)}
            className={classes.grid}
          />
          <text x={size.left - 8} y={y(tick, highest) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {months.map(({ month, volume }, index) => (
        <rect
          key={month}
          x={x(index, months.length) - 2.2}
          y={y(volume, highestVolume)}
          width={4.4}
          height={size.height - size.bottom - y(volume, highestVolume)}
          rx={1}
          className={classes.bar}
        />
      ))}
      {months.map(({ month }, index) =>
        month.endsWith('-01') ? (
          <text key={month} x={x(index, months.length)} y={size.height - 6} textAnchor="middle">
            {month.slice(0, 4)}
          </text>
        ) : null,
      )}
      {last !== undefined && (
        <>
          <path d={areaPath(points, size.height - size.bottom)} fill="url(#home-share)" className={classes.area} />
          <path d={linePath(points)} pathLength={1} className={classes.line} />
          <g className={classes.end}>
            <circle cx={endX} cy={endY} r={4.5} />
            <text x={endX + 10} y={endY + 5} className={classes.figure}>
              {last.toFixed(1)}%
            </text>
          </g>
        </>
      )}
    </svg>
  );
}

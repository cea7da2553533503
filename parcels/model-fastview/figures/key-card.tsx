import { Card, Change, type ChangeProps, Explained, formatMonth, formatNumber, formatRatio } from '@portal/ui';
import type { ReactNode } from 'react';
import type { Answer } from '../ask/ask.ts';
import { useTranslate } from '../phrases.ts';
import { columnOf, figuresOf } from './figures-of.ts';
import classes from './key-card.module.css';

interface KeyCardProps {
  model: string;
  year: Answer;
  latest: Answer;
  /** Period and source of the figures. */
  caption: string;
  /** What the source counts. */
  sourceMeans: string;
}

/** The model alone: what it sold, and how that has changed. */
export function KeyCard({ model, year, latest, caption, sourceMeans }: KeyCardProps) {
  const say = useTranslate();
  const sold = figuresOf(year, model);
  const now = figuresOf(latest, model);
  const month = latest.period.to;
  const means = (answer: Answer, ...keys: string[]) => [
    ...keys.flatMap((key) => {
      const column = columnOf(answer, key);
      return column ? [`${column.name}: ${column.definition}`] : [];
    }),
    sourceMeans,
  ];
  const cars = (value: number | null | undefined) => formatNumber(value ?? null, 0);
  return (
    <Card title={say('figures')} caption={caption}>
      <dl className={classes.figures} data-testid="fastview-figures">
        <Figure name={say('year')} means={means(year, 'volume', 'yoy')} value={cars(sold.volume)} unit={say('cars')}>
          <Pair name={say('yoy')} value={sold.yoy} />
        </Figure>
        <Figure
          name={say('share')}
          means={means(year, 'share', 'shareChange')}
          value={formatRatio(sold.share ?? null, { decimals: 2 })}
        >
          <Pair name={say('yoy')} value={sold.shareChange} format="points" unit={say('points')} />
        </Figure>
        <Figure
          name={say('latest', { month: formatMonth(month) })}
          means={means(latest, 'volume', 'yoy', 'mom')}
          value={cars(now.volume)}
          unit={say('cars')}
        >
          <Pair name={say('yoy')} value={now.yoy} />
          <Pair name={say('mom')} value={now.mom} />
        </Figure>
        <Figure
          name={say('ytd', { year: month.slice(0, 4) })}
          means={means(latest, 'cumulativeVolume', 'ytdGrowth')}
          value={cars(now.cumulativeVolume)}
          unit={say('cars')}
        >
          <Pair name={say('yoy')} value={now.ytdGrowth} />
        </Figure>
      </dl>
    </Card>
  );
}

/** A change with its name; the two stay together. */
const Pair = ({ name, ...change }: ChangeProps & { name: string }) => (
  <span className={classes.pair}>
    {name} <Change {...change} />
  </span>
);

interface FigureProps {
  name: string;
  means: readonly string[];
  value: string;
  unit?: string;
  children: ReactNode;
}

const Figure = ({ name, means, value, unit, children }: FigureProps) => (
  <div>
    <dt>
      <Explained means={means}>{name}</Explained>
    </dt>
    <dd>
      <span className={classes.value}>{value}</span> {unit && <span className={classes.quiet}>{unit}</span>}
    </dd>
    <dd className={classes.quiet}>{children}</dd>
  </div>
);

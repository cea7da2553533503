import { Card, formatMonth, formatNumber, formatRatio, KeyFigure, KeyFigures } from '@portal/ui';
import type { Answer } from '../ask/ask.ts';
import { useTranslate } from '../phrases.ts';
import { columnOf, figuresOf } from './figures-of.ts';

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
      <KeyFigures columns={4} data-testid="fastview-figures">
        <KeyFigure
          name={say('year')}
          means={means(year, 'volume', 'yoy')}
          value={cars(sold.volume)}
          unit={say('cars')}
          changes={[{ name: say('yoy'), value: sold.yoy }]}
        />
        <KeyFigure
          name={say('share')}
          means={means(year, 'share', 'shareChange')}
          value={formatRatio(sold.share ?? null, { decimals: 2 })}
          changes={[{ name: say('yoy'), value: sold.shareChange, format: 'points', unit: say('points') }]}
        />
        <KeyFigure
          name={say('latest', { month: formatMonth(month) })}
          means={means(latest, 'volume', 'yoy', 'mom')}
          value={cars(now.volume)}
          unit={say('cars')}
          changes={[
            { name: say('yoy'), value: now.yoy },
            { name: say('mom'), value: now.mom },
          ]}
        />
        <KeyFigure
          name={say('ytd', { year: month.slice(0, 4) })}
          means={means(latest, 'cumulativeVolume', 'ytdGrowth')}
          value={cars(now.cumulativeVolume)}
          unit={say('cars')}
          changes={[{ name: say('yoy'), value: now.ytdGrowth }]}
        />
      </KeyFigures>
    </Card>
  );
}

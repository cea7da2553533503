import { Card, Change, Explained, formatMonth, formatNumber, formatRatio } from '@portal/ui';
import type { ReactNode } from 'react';
import type { Answer } from '../ask/ask.ts';
import type { Named } from '../ask/named.ts';
import { Share } from '../export/share.tsx';
import { figuresTable } from '../export/tables.ts';
import { type Say, useTranslate } from '../phrases.ts';
import { columnOf, figuresOf } from './figures-of.ts';
import { Sheet } from './sheet.tsx';

interface SideBySideProps {
  models: readonly Named[];
  year: Answer;
  latest: Answer;
  caption: string;
}

/** The same figures of every model of the page, a column for each. */
export function SideBySide({ models, year, latest, caption }: SideBySideProps) {
  const say = useTranslate();
  const rows = linesOf(year, latest, say).map(({ key, name, answer, figure, write }) => ({
    key,
    head: <Explained means={[columnOf(answer, figure)?.definition ?? '']}>{name}</Explained>,
    cells: models.map((model) => write(figuresOf(answer, model.key)[figure] ?? null)),
  }));
  return (
    <Card
      title={say('table')}
      caption={caption}
      flush
      actions={
        <Share of={say('table')} answer={year} models={models} model={figuresTable(year, latest, models, say)} />
      }
    >
      <Sheet
        testId="fastview-table"
        caption={say('table')}
        corner={say('figure')}
        columns={models.map(({ key, name }) => ({ key, head: name }))}
        rows={rows}
      />
    </Card>
  );
}

interface Line {
  key: string;
  name: string;
  answer: Answer;
  /** Key of the indicator. */
  figure: string;
  write: (value: number | null) => ReactNode;
}

function linesOf(year: Answer, latest: Answer, say: Say): Line[] {
  const month = formatMonth(latest.period.to);
  const cars = (value: number | null) => formatNumber(value, 0);
  const change = (value: number | null) => <Change value={value} />;
  const unit = (name: string, of: string) => `${name} (${of})`;
  const line = (answer: Answer, key: string, figure: string, name: string, write: Line['write']) => ({
    key,
    name,
    answer,
    figure,
    write,
  });
  return [
    line(year, 'year', 'volume', unit(say('year'), say('cars')), cars),
    line(year, 'yearYoy', 'yoy', say('yearYoy'), change),
    line(year, 'share', 'share', say('share'), (value) => formatRatio(value, { decimals: 2 })),
    line(year, 'shareChange', 'shareChange', unit(say('shareChange'), say('points')), (value) => (
      <Change value={value} format="points" />
    )),
    line(latest, 'latest', 'volume', unit(say('latest', { month }), say('cars')), cars),
    line(latest, 'latestYoy', 'yoy', say('latestYoy'), change),
    line(latest, 'ytd', 'cumulativeVolume', unit(say('ytd', { year: month.slice(0, 4) }), say('cars')), cars),
    line(latest, 'ytdGrowth', 'ytdGrowth', say('ytdGrowth'), change),
  ];
}

import { useAnswer, useLanguage } from '@portal/shell';
import { Change, formatMonth, formatMonthRange, formatNumber, formatRatio } from '@portal/ui';
import { market } from '../ask/ask.ts';
import { latestOf, monthlyOf, yearOf } from '../ask/questions.ts';
import { useTrendAhead } from '../ask/use-trend-ahead.ts';
import { figuresOf } from '../figures/figures-of.ts';
import { useTranslate } from '../phrases.ts';
import { useRanks } from '../sources/use-ranks.ts';
import { LittleLines } from './little-lines.tsx';
import classes from './paper.module.css';
import { PaperTable } from './paper-table.tsx';
import type { SheetOf } from './sheet-of.ts';

/** Sales on paper: by source with ranks, beside the rivals, and month by month. */
export function PaperSales({ lineup, span, source, segment, place }: SheetOf) {
  const say = useTranslate();
  const language = useLanguage();
  const models = [lineup.model, ...lineup.rivals];
  const keys = models.map(({ key }) => key);
  const year = useAnswer(market, yearOf(span, keys)).answer;
  const latest = useAnswer(market, latestOf(span, keys)).answer;
  const monthly = useAnswer(market, monthlyOf(span, keys)).answer;
  const { sources, whole, inPlace, placeName } = useRanks(span, lineup.model.key, segment?.key, place);
  const months = [...new Set(monthly?.rows.flatMap(({ keys: own }) => own.period ?? []))].sort();
  const soldIn = (model: string, month: string) =>
    monthly?.rows.find(({ keys: own }) => own.model === model && own.period === month)?.values.volume ?? null;
  const units = (value: number | null | undefined) => formatNumber(value ?? null, 0);
  const rank = (found: { rank: number | null; ranked: number } | undefined) =>
    found?.rank ? say('rankOf', { rank: found.rank, all: found.ranked }) : formatNumber(null);
  const { ahead, caption } = useTrendAhead(span, keys, monthly);
  const aheadOf = (model: string) => ahead?.rows.find(({ key, reason }) => key === model && reason === null);
  const lines = models.map(({ key, name }) => {
    const later = aheadOf(key);
    return {
      name,
      values: months.map((month) => soldIn(key, month)),
      latest: units(soldIn(key, months.at(-1) ?? '')),
      ...(later && { ahead: later }),
    };
  });
  const hasAhead = lines.some((line) => line.ahead);
  const hasBand = lines.some((line) => line.ahead?.low.some((end) => end !== null));
  // How it did in the past has no room on paper: what is forecast, and which models have none.
  const isLacking = ahead?.rows.some(({ reason }) => reason !== null) ?? true;
  const notes = [
    ...(hasAhead ? [say(hasBand ? 'paperAhead' : 'paperAheadBare')] : []),
    ...(isLacking ? caption.slice(-1) : []),
  ];
  const lastAhead = hasAhead ? ahead?.periods.at(-1)?.key : undefined;
  return (
    <>
      <PaperTable
        title={say('sources')}
        caption={formatMonthRange(span.from, span.to)}
        corner={say('dataSource')}
        columns={[
          `${say('nationwide')} (${say('cars')})`,
          say('yoy'),
          say('rankIn', { segment: segment?.name ?? '' }),
          ...(inPlace ? [`${placeName} (${say('cars')})`, say('rankThere')] : []),
        ]}
        rows={sources.map(({ key, name }) => {
          const [found, local] = [whole.get(key), inPlace?.get(key)];
          const there = inPlace ? [units(local?.volume), rank(local)] : [];
          return {
            key,
            head: name,
            cells: [units(found?.volume), <Change key="yoy" value={found?.yoy} />, rank(found), ...there],
          };
        })}
      />
      <PaperTable
        title={say('table')}
        caption={source.name}
        corner={say('ofModel')}
        columns={[
          say('year'),
          say('yoy'),
          say('share'),
          latest ? say('latest', { month: formatMonth(latest.period.to) }) : say('month'),
          say('mom'),
        ]}
        rows={models.map(({ key, name }) => {
          const [sold, now] = [figuresOf(year, key), figuresOf(latest, key)];
          return {
            key,
            head: name,
            cells: [
              units(sold.volume),
              <Change key="yoy" value={sold.yoy} />,
              formatRatio(sold.share ?? null, { decimals: 2 }),
              units(now.volume),
              <Change key="mom" value={now.mom} />,
            ],
          };
        })}
      />
      {months.length > 1 && (
        <section className={classes.part}>
          <h3>
            {say('trend')} <small>{source.name}</small>
          </h3>
          <LittleLines
            series={lines}
            ends={[months[0], months.at(-1), lastAhead].flatMap((month) => (month ? [formatMonth(month)] : []))}
            ahead={notes.join(language === 'en' ? '. ' : '。')}
          />
        </section>
      )}
    </>
  );
}

import { describe, expect, test } from '@jest/globals';
import type { MarketQuery } from '@portal/contract';
import { atNewest, linkAt } from '../../exports/index.ts';
import { lastInstant, nextInstant } from '../stored/calendar.ts';
import { figuresQuery, newestPeriod, periodsQuery, spanBefore } from './following.ts';

const question = (rest: Partial<MarketQuery>): MarketQuery => ({
  dataset: 'sales',
  dataSources: [],
  dateType: 'monthly',
  from: '2026-01',
  to: '2026-06',
  by: ['subModel'],
  indicators: ['volume'],
  ...rest,
});
const months = ({ from, to }: MarketQuery) => [from, to];

describe('the months of a watch', () => {
  test('go along with the newest month: as many as before, whole periods of years and quarters', () => {
    expect(months(atNewest(question({}), '2026-08'))).toEqual(['2026-03', '2026-08']);
    expect(months(atNewest(question({}), '2026-06'))).toEqual(['2026-01', '2026-06']);
    expect(months(atNewest(question({ dateType: 'quarterly' }), '2026-08'))).toEqual(['2026-04', '2026-08']);
    expect(months(atNewest(question({ dateType: 'annual' }), '2026-08'))).toEqual(['2026-01', '2026-08']);
    expect(months(atNewest(question({ dateType: 'annual' }), '2027-02'))).toEqual(['2027-01', '2027-02']);
  });

  test('are compared with as many months before, also of a year that is not over', () => {
    expect(months(spanBefore(question({ from: '2026-06' })))).toEqual(['2026-05', '2026-05']);
    expect(months(spanBefore(question({})))).toEqual(['2025-07', '2025-12']);
    const year = spanBefore(question({ dateType: 'annual', to: '2026-08' }));
    expect([...months(year), year.dateType]).toEqual(['2025-01', '2025-08', 'monthly']);
    expect(months(spanBefore(question({ dateType: 'quarterly', from: '2026-04', to: '2026-05' })))).toEqual([
      ...['2026-01', '2026-02'],
    ]);
  });

  test('a table that lists periods is watched by its newest one, whole and in order', () => {
    const query = figuresQuery(question({ by: ['period', 'brand'], limit: 3, others: true, fillGaps: true }), 'volume');
    expect(query).toEqual({
      ...question({ from: '2026-06', by: ['brand'] }),
      totals: true,
      sort: { by: 'volume', direction: 'descending' },
    });
  });

  test('an index is asked in the newest period and the one before, on the base of the table', () => {
    const query = periodsQuery(question({ by: ['brand', 'period'], limit: 3, totals: true }));
    expect(query).toEqual({
      ...question({ from: '2026-05', by: ['period', 'brand'] }),
      base: '2026-01',
      subtotals: true,
      fillGaps: true,
    });
    const chosen = periodsQuery(question({ by: ['period'], dateType: 'quarterly', to: '2026-08', base: '2024-03' }));
    expect([...months(chosen), chosen.base, chosen.subtotals]).toEqual(['2026-04', '2026-08', '2024-03', false]);
  });

  test('January and February that are one period are compared with two months, and March with one', () => {
    const pair = question({ from: '2026-02', to: '2026-02', springTogether: true });
    expect(months(newestPeriod(pair) as MarketQuery)).toEqual(['2026-01', '2026-02']);
    expect([months(spanBefore(pair)), spanBefore(pair).springTogether]).toEqual([['2025-11', '2025-12'], undefined]);
    const march = question({ from: '2026-03', to: '2026-03', by: ['period'], springTogether: true });
    expect(months(spanBefore(march))).toEqual(['2026-02', '2026-02']);
    expect(periodsQuery(march).from).toBe('2026-01');
  });

  test('stand in the link that opens it', () => {
    const at = { from: '2026-03', to: '2026-08' };
    expect(linkAt('/sales/ranking?by=brand&from=2026-01&to=2026-06', at)).toBe(
      '/sales/ranking?by=brand&from=2026-03&to=2026-08',
    );
    expect(linkAt('/sales/trend?segment=suv&hide=byd&from=2026-01', at)).toMatch(/segment=suv&hide=byd&from=/);
    expect(linkAt('/sales/ranking', at)).toBe('/sales/ranking');
  });
});

describe('the calendar of a watch', () => {
  const china = (text: string) => Date.parse(`${text}+08:00`);
  // A Wednesday.
  const now = china('2026-11-25T09:30:00');

  test('each day at an hour of China', () => {
    expect(nextInstant({ kind: 'daily', hour: 10 }, now)).toBe(china('2026-11-25T10:00:00'));
    expect(nextInstant({ kind: 'daily', hour: 9 }, now)).toBe(china('2026-11-26T09:00:00'));
    expect(lastInstant({ kind: 'daily', hour: 9 }, now)).toBe(china('2026-11-25T09:00:00'));
    expect(lastInstant({ kind: 'daily', hour: 10 }, now)).toBe(china('2026-11-24T10:00:00'));
  });

  test('each week on a day from Monday', () => {
    expect(nextInstant({ kind: 'weekly', day: 1, hour: 8 }, now)).toBe(china('2026-11-30T08:00:00'));
    expect(nextInstant({ kind: 'weekly', day: 3, hour: 10 }, now)).toBe(china('2026-11-25T10:00:00'));
    expect(nextInstant({ kind: 'weekly', day: 7, hour: 0 }, now)).toBe(china('2026-11-29T00:00:00'));
    expect(lastInstant({ kind: 'weekly', day: 3, hour: 10 }, now)).toBe(china('2026-11-18T10:00:00'));
  });

  test('an instant that has come is followed by another one', () => {
    const rule = { kind: 'daily', hour: 9 } as const;
    const at = china('2026-11-25T09:00:00');
    expect([lastInstant(rule, at), nextInstant(rule, at)]).toEqual([at, china('2026-11-26T09:00:00')]);
  });
});

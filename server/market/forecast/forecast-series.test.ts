import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CallPayload } from '@portal/contract';
import { monthNumber } from '../model/index.ts';
import { type Market, openMarket } from '../service.ts';
import { callMarket } from '../testing/call-market.ts';
import { publishSmallRelease, smallFacts } from '../testing/small-market.ts';
import { forecastOf } from './rule/forecast-of.ts';

const facts = smallFacts();
const question: CallPayload<'marketForecast'> = {
  dataset: 'sales',
  dataSources: ['DATASOURCE_CLH_PIFA'],
  indicator: 'volume',
};
const [from, to] = [monthNumber('2020-03'), monthNumber('2024-05')];

const seriesOf = (passes: (fact: (typeof facts)[number]) => boolean) =>
  Array.from({ length: to - from + 1 }, (_, at) =>
    facts
      .filter((fact) => fact.dataSource === question.dataSources[0] && fact.month === from + at && passes(fact))
      .reduce((sum, { volume }) => sum + volume, 0),
  );

describe('the forecast of a figure', () => {
  let folder: string;
  let market: Market;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'market-forecast-'));
    await publishSmallRelease(folder, facts, 'one');
    market = await openMarket(folder);
  });
  afterAll(async () => {
    await market.close();
    await rm(folder, { recursive: true, force: true });
  });

  const forecast = (change: Partial<typeof question> = {}, language: 'en' | 'zh_CN' = 'en') =>
    callMarket(market, 'marketForecast', { ...question, ...change }, language);

  test('rests on every month of the source, and is of the twelve after the last one', async () => {
    const { months, period, rows, indicator, rule } = await forecast();
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2024-06', '2025-05']);
    expect([period.from, period.to]).toEqual(['2020-03', '2024-05']);
    expect([indicator.key, rule.name]).toEqual(['volume', 'Forecast of the next 12 months']);
    const wanted = forecastOf(
      seriesOf(() => true),
      from,
    );
    if (wanted.kind !== 'forecast') throw new Error(wanted.kind);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ key: null, reason: null, tried: wanted.tried });
    expect(rows[0]?.values).toEqual(wanted.months.map(({ value }) => Math.round(value)));
  });

  test('is of each member, within the filters, by name in the language of who asks', async () => {
    const { rows } = await forecast({ by: 'fuelType', filters: { province: ['31', '32'] } }, 'zh_CN');
    const fuels = ['BEV', 'ICE', 'PHEV'];
    expect(rows.map(({ key }) => key).sort()).toEqual(fuels);
    expect(rows.every(({ name }) => /\p{Script=Han}/u.test(name))).toBe(true);
    for (const { key, values, reason } of rows) {
      const wanted = forecastOf(
        seriesOf(({ fuelType, province }) => fuelType === key && province !== '11'),
        from,
      );
      expect(reason).toBe(wanted.kind === 'forecast' ? null : wanted.kind);
      if (wanted.kind === 'forecast') expect(values).toEqual(wanted.months.map(({ value }) => Math.round(value)));
    }
  });

  test.each([
    ['a growth', { indicator: 'yoy' as const }, /cannot be forecast: only counts/],
    ['a share', { indicator: 'share' as const }, /cannot be forecast: only counts/],
    ['what it was a year before', { indicator: 'volumeYearBefore' as const }, /cannot be forecast/],
    ['an unknown figure', { indicator: 'nothing' as never }, /has no indicator nothing/],
    ['an unknown dimension', { by: 'nothing' as never }, /has no dimension nothing/],
    ['no source', { dataSources: [] }, /source/],
    [
      'what is counted in weeks',
      { dataset: 'attention' as const, indicator: 'leads' as const, dataSources: [] },
      /four or five/,
    ],
  ])('of %s is refused with a sentence', async (_, change, sentence) => {
    await expect(forecast(change)).rejects.toThrow(sentence);
  });
});

import { describe, expect, test } from '@jest/globals';
import { addMonths, filterDimensions, marketViews, viewSources } from '@portal/ui';
import type { Answer, Query } from '../page/ask.ts';
import { testAnswer, testCatalogue } from '../testing/market.ts';
import { aligned, askSinceLaunch, type LaunchQuery, launchQuery } from './since-launch.ts';

/** What each sold, from its first month on; nothing was delivered of March 2023. */
const sales: Record<string, [first: string, ...sold: number[]]> = {
  a: ['2022-09', 1, 2, 3, 10, 20, 30, 40, 50, 60],
  b: ['2023-02', 7, 8, 9],
  old: ['2022-09', ...Array.from({ length: 9 }, () => 5)],
};
const launched: [model: string, month: string][] = [
  ['a', '2022-12'],
  ['a', '2023-06'],
  ['b', '2023-02'],
  ['old', '2023-01'],
];
const undelivered = '2023-03';

const months = (from: string, to: string) => {
  const all: string[] = [];
  for (let month = from; month <= to; month = addMonths(month, 1)) all.push(month);
  return all;
};

const views = marketViews({ sources: viewSources, dimensions: filterDimensions });

const queries: Query[] = [];

/** A market that has these sales and launches. */
async function ask(query: Query): Promise<Answer> {
  queries.push(query);
  const span = months(query.from, query.to);
  const rows =
    query.dataset === 'launch'
      ? launched.filter(([, month]) => span.includes(month)).map(([model, period]) => ({ model, period, figure: 1 }))
      : (query.filters?.model ?? []).flatMap((model) => {
          const [first = '', ...sold] = sales[model] ?? [];
          const own = span.map((period) => ({ model, period, figure: sold[months(first, period).length - 1] ?? 0 }));
          return own.some(({ figure }) => figure > 0) ? own : [];
        });
  return {
    ...testAnswer({ ...query, by: [] }),
    rows: rows.map(({ model, period, figure }) => ({
      kind: 'row' as const,
      keys: { model, period },
      names: { model: model.toUpperCase(), period },
      values: { volume: period === undelivered ? null : figure },
    })),
    coverage: [
      {
        dataSource: null,
        months: 0,
        of: 1,
        partly: [],
        combined: [],
        says: [],
        uncovered: span.filter((month) => month === undelivered),
      },
    ],
  };
}

const question: LaunchQuery = {
  ...launchQuery(views.read(new URLSearchParams('from=2024-01&to=2024-02&tier=1')), testCatalogue, {
    by: 'model',
    indicator: 'volume',
    members: ['a', 'b', 'old', 'never'],
    most: null,
  }),
  last: '2023-05',
};

describe('sales since launch', () => {
  test('are asked in spans that a question may be about, of whom is launched, whatever months the view shows', async () => {
    queries.length = 0;
    await askSinceLaunch(question, ask);
    const [launches, sold] = [
      queries.filter(({ dataset }) => dataset === 'launch'),
      queries.filter(({ dataset }) => dataset === 'sales'),
    ];
    expect(launches.map(({ from, to }) => [from, to])).toEqual([
      ['2018-01', '2020-12'],
      ['2021-01', '2023-05'],
    ]);
    expect(launches[0]?.filters).toEqual({ eventKind: ['launched'], model: ['a', 'b', 'old', 'never'] });
    // A year before the first launch, in which nothing may have been sold.
    expect(sold.map(({ from, to, filters }) => [from, to, filters])).toEqual([
      ['2021-12', '2023-05', { tier: ['1'], model: ['a', 'b', 'old'] }],
    ]);
  });

  test('begin with the month of the first launch; who sold before it, or has none, has no line', async () => {
    const { lines, earlier, unlaunched } = aligned(await askSinceLaunch(question, ask));
    // What reached dealers in the three months before stands before month 0, and is no sign of an earlier launch.
    expect(lines).toEqual([
      { key: 'a', launch: '2022-12', values: [10, 20, 30, null, 50, 60], early: [1, 2, 3], unknown: [3] },
      { key: 'b', launch: '2023-02', values: [7, null, 9, 0], early: [], unknown: [1] },
    ]);
    expect([earlier, unlaunched]).toEqual([['old'], ['never']]);
  });

  test('of the first that have a line as many are told as are wanted, and not who has none', async () => {
    queries.length = 0;
    const first = { ...question, members: ['never', 'old', 'b', 'a'], most: 1 };
    const { lines, ...rest } = aligned(await askSinceLaunch(first, ask));
    expect(lines.map(({ key }) => key)).toEqual(['b']);
    expect(rest).toEqual({ earlier: [], unlaunched: [] });
    expect(queries.at(-1)?.filters?.model).toEqual(['old', 'b']);
  });

  test('nobody who was launched is asked about nobody', async () => {
    queries.length = 0;
    const none = await askSinceLaunch({ ...question, members: ['never'] }, async (query) => ({
      ...(await ask(query)),
      rows: [],
    }));
    expect(aligned(none)).toEqual({ lines: [], earlier: [], unlaunched: ['never'] });
    expect(queries.every(({ dataset }) => dataset === 'launch')).toBe(true);
  });
});

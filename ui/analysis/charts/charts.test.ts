import { describe, expect, test } from '@jest/globals';
import type { MarketQuery } from '@portal/contract';
import { testAnswer } from '../testing/market.ts';
import { boxChart } from './box-chart.ts';
import { compareChart } from './compare-chart.ts';
import { contributionChart } from './contribution-chart.ts';
import { nounOf } from './figure-of.ts';
import { heatChart } from './heat-chart.ts';
import { ladderChart } from './ladder-chart.ts';
import { marketChart } from './market-chart.ts';
import { multiplesChart } from './multiples-chart.ts';
import { periodAxis } from './period-axis.ts';
import { quadrantChart } from './quadrant-chart.ts';
import { structureChart } from './structure-chart.ts';
import { tilesChart } from './tiles-chart.ts';
import { readWritten, writtenText } from './written.ts';

const question: MarketQuery = {
  dataset: 'sales',
  dataSources: ['DATASOURCE_CLH_PIFA'],
  dateType: 'monthly',
  from: '2024-07',
  to: '2024-08',
  by: ['period', 'fuelType'],
  indicators: ['volume', 'share', 'yoy'],
};

describe('charts of an answer of the market', () => {
  test('S9.034 growth of the market is a series in percent beside the volume', () => {
    const spec = marketChart(
      testAnswer({ ...question, by: ['period'] }),
      { title: 'T', volume: 'Volume', yoy: 'YoY' },
      'en',
    );
    expect(spec.series.map(({ format, values }) => [format, values])).toEqual([
      ['count', [100, 200]],
      ['percent', [0.1, 0.1]],
    ]);
    // Two units cross where nothing meets: each has a panel, however wide the picture is.
    expect(spec.panels).toBe(true);
    expect(spec.categories).toEqual(['2024/07', '2024/08']);
    expect(spec.preliminaryFrom).toBe(1);
    expect(spec.source).toBe('Association wholesale volume');
  });

  test('an axis says what is counted, years of age as well as cars; money and ratios have a unit of the axis', () => {
    const nouns = (['count', 'index', 'count', 'percent'] as const).map((format, at) =>
      nounOf({ format, unit: ['units', 'years', 'yuan', ''][at] ?? '' }),
    );
    expect(nouns).toEqual([{ noun: 'units' }, { noun: 'years' }, {}, {}]);
  });

  test('members are compared by the figures of the same answer as the table', () => {
    const shape = { by: 'fuelType', indicator: 'volume', title: 'T', yoy: 'YoY' };
    const spec = compareChart(testAnswer(question), shape, 'en');
    expect(spec.series.map(({ name, values }) => [name, values])).toEqual([
      ['Battery', [100, 300]],
      ['Petrol', [200, 400]],
    ]);
    expect(spec.series[0]?.changes).toEqual([0.1, 0.1]);
  });

  test('what members were stands beside them, with its change, and the picture says what the dashes are', () => {
    const beside = { against: 'before', former: 'volumeBefore', change: 'mom' } as const;
    const shape = { by: 'fuelType', indicator: 'volume', title: 'T', yoy: 'YoY', beside };
    const spec = compareChart(testAnswer({ ...question, indicators: ['volume', 'volumeBefore', 'mom'] }), shape, 'en');
    expect(spec.series.map(({ key, of, name, values }) => [key, of, name, values])).toEqual([
      ['BEV', undefined, 'Battery', [100, 300]],
      ['BEV:volumeBefore', 'BEV', 'Battery · i:volumeBefore', [0.1, 0.1]],
      ['ICE', undefined, 'Petrol', [200, 400]],
      ['ICE:volumeBefore', 'ICE', 'Petrol · i:volumeBefore', [0.1, 0.1]],
    ]);
    expect([spec.changeName, spec.series[0]?.changes]).toEqual(['i:mom', [0.1, 0.1]]);
    expect(spec.note).toContain('Pale dashes: the preceding period');
  });

  test('parts beyond the ten colours stand together as others', () => {
    const answer = testAnswer({ ...question, by: ['period'] });
    const rows = Array.from({ length: 12 }, (_, index) => ({
      kind: 'row' as const,
      keys: { period: '2024-07', segment: `s${index}` },
      names: { period: 'Jul', segment: `S${index}` },
      values: { volume: index + 1 },
    }));
    const spec = structureChart({ ...answer, rows }, { by: 'segment', title: 'T', others: 'Others' }, 'en');
    expect(spec.series).toHaveLength(10);
    expect(spec.series.at(-1)).toMatchObject({ name: 'Others', values: [1 + 2 + 3] });
  });

  test('S3.040 a year that is not over says which months it has, and that the last of them may still change', () => {
    const year = (key: string) => ({ ...testAnswer(question).rows[0], keys: { period: key }, names: { period: key } });
    const answer = {
      ...testAnswer({ ...question, dateType: 'annual', by: ['period'] }),
      rows: [year('2023'), year('2024')] as ReturnType<typeof testAnswer>['rows'],
      period: { from: '2023-01', to: '2024-08', preliminaryFrom: '2024-08' },
    };
    const words = { title: 'T', volume: 'Volume', yoy: 'YoY' };
    expect(marketChart(answer, words, 'en')).toMatchObject({
      categories: ['2023', '2024 (Jan–Aug)'],
      partial: [1],
      preliminaryFrom: 1,
    });
    expect(marketChart(answer, words, 'zh_CN').categories).toEqual(['2023', '2024（1–8月）']);
  });

  test('a period whose figure is of months before it too is named by all of them', () => {
    const own = testAnswer({ ...question, by: ['period'] });
    const combined = [{ period: '2024-08', from: '2024-07', to: '2024-08' }];
    const about = { dataSource: null, months: 2, of: 2, uncovered: ['2024-07'], partly: [], combined, says: [] };
    const answer = { ...own, coverage: [about] };
    const periods = ['2024-07', '2024-08'];
    expect(periodAxis({ ...answer, rows: [] }, periods, 'en').categories).toEqual(['2024/07', '2024/07–08']);
    const pair = answer.rows.map((row) => ({ ...row, names: { period: '2024/07–08' } }));
    const wanted = { ...answer, coverage: [], rows: pair.slice(1) };
    expect(periodAxis(wanted, periods, 'en').categories).toEqual(['2024/07', '2024/07–08']);
    const named = answer.rows.map((row) => ({ ...row, names: { period: `named ${row.keys.period}` } }));
    expect(periodAxis({ ...answer, rows: named }, periods, 'en').categories).toEqual(['2024/07', 'named 2024-08']);
  });

  test('a heat table has a cell for each pair, and what nobody delivered is not covered', () => {
    const about = { dataSource: null, months: 1, of: 2, uncovered: ['2024-07'], partly: [], combined: [], says: [] };
    const answer = { ...testAnswer({ ...question, by: ['fuelType', 'period'] }), coverage: [about] };
    const shape = { rows: 'fuelType', columns: 'period', indicator: 'volume', title: 'T' };
    const spec = heatChart(answer, shape, 'en');
    expect(spec.value.format).toBe('number');
    const means = answer.rows.map((row) => ({ ...row, values: { volume: 12_776.318 } }));
    expect(heatChart({ ...answer, rows: means }, shape, 'en').values[0]).toEqual([12_776, 12_776]);
    expect(spec.columns.map(({ name }) => name)).toEqual(['2024/07', '2024/08']);
    expect(spec.values).toEqual([
      [100, 200],
      [300, 400],
    ]);
    expect(spec.uncovered).toEqual([
      [true, false],
      [true, false],
    ]);
  });

  test('a ladder begins with the cheapest, and a member without a price has no rung', () => {
    const answer = testAnswer({ ...question, by: ['fuelType'], indicators: ['volume', 'share'] });
    const priced = [
      [200, 300],
      [100, 150],
      [null, null],
    ].map(([low = null, high = null], at) => ({
      kind: 'row' as const,
      keys: { fuelType: `f${at}` },
      names: { fuelType: `F${at}` },
      values: { volume: low, share: high },
    }));
    const shape = { by: 'fuelType', low: 'volume', high: 'share', mark: 'share', range: 'MSRP', title: 'T' };
    const spec = ladderChart({ ...answer, rows: priced }, shape, 'en');
    expect(spec.rows.map(({ key, low, high, mark }) => [key, low, high, mark])).toEqual([
      ['f1', 100, 150, 150],
      ['f0', 200, 300, 300],
    ]);
    expect([spec.mark?.name, spec.volume]).toEqual(['i:share', undefined]);
  });

  test('boxes are the spreads that the market has worked out, the first ones of them, with how many were counted', () => {
    const keys = { low: 'low', q1: 'q1', median: 'median', q3: 'q3', high: 'high' };
    const answer = {
      ...testAnswer({ ...question, by: ['segment'] }),
      rows: [[1, 2, 3, 4, 10], [], [0, 0, 0, 0, 0]].map(([low, q1, median, q3, high], at) => ({
        kind: 'row' as const,
        keys: { segment: `s${at}` },
        names: { segment: `S${at}` },
        values: { low, q1, median, q3, high, n: low === undefined ? 0 : 7 } as Record<string, number | null>,
      })),
    };
    const shape = { by: 'segment', spread: keys, count: 'n', value: 'Discount', title: 'T' };
    const { rows, value } = boxChart(answer, { ...shape, most: 2 }, 'en');
    expect(rows.map(({ key, count, spread }) => [key, count, spread])).toEqual([
      ['s0', 7, { low: 1, q1: 2, median: 3, q3: 4, high: 10 }],
      ['s1', 0, null],
    ]);
    expect(value.name).toBe('Discount');
  });

  test('members stand between two changes; others and totals are no members', () => {
    const answer = testAnswer({ ...question, by: ['fuelType'], indicators: ['yoy', 'shareChange', 'volume'] });
    const others = { ...(answer.rows[0] as (typeof answer.rows)[0]), kind: 'others' as const };
    const parts = { upperLeft: 'a', upperRight: 'b', lowerLeft: 'c', lowerRight: 'd' };
    const shape = { by: 'fuelType', x: 'yoy', y: 'shareChange', size: 'volume', title: 'T', parts, marked: ['ICE'] };
    const spec = quadrantChart({ ...answer, rows: [...answer.rows, others] }, shape, 'en');
    expect(spec.points.map(({ key, x, y, size, marked }) => [key, x, y, size, marked])).toEqual([
      ['BEV', 0.1, 1.5, 100, false],
      ['ICE', 0.1, 1.5, 200, true],
    ]);
  });

  test('the largest steps stand apart from the largest rise down, and all of them add up to the whole', () => {
    const figures = (volumeBefore: number | null, volume: number) => ({
      volumeBefore,
      volume,
      volumeChange: volumeBefore === null ? null : volume - volumeBefore,
    });
    const moves = { BEV: [100, 130], ICE: [90, 80], GONE: [10, 0], NEW: [0, 4], SOME: [1, 2] } as const;
    const answer = {
      ...testAnswer({ ...question, by: ['fuelType'], totals: true }),
      rows: Object.entries(moves).map(([key, [then, now]]) => ({
        kind: 'row' as const,
        keys: { fuelType: key },
        names: { fuelType: key },
        values: figures(then, now),
      })),
      total: figures(201, 216),
    };
    const shape = { by: 'fuelType', step: 'volumeChange', title: 'T', whole: 'All', rest: 'Others', most: 3 };
    const between = { from: 'volumeBefore', to: 'volume' };
    const spec = contributionChart(answer, { ...shape, between }, 'en');
    expect(spec.parts.map(({ key, value }) => [key, value])).toEqual([
      ...[
        ['BEV', 30],
        ['ICE', -10],
        ['GONE', -10],
      ],
    ]);
    expect([spec.start?.value, spec.end.value]).toEqual([201, 216]);
    const alone = contributionChart(answer, shape, 'en');
    expect([alone.start, alone.end]).toEqual([undefined, { name: 'All', value: 15 }]);
    expect([alone.floor, alone.note]).toEqual([undefined, spec.note?.replace('Axis does not begin at zero · ', '')]);
    expect([spec.floor, spec.note]).toEqual([201 - 15, expect.stringMatching(/^Axis does not begin at zero/)]);
    const unknown = contributionChart({ ...answer, total: figures(null, 216) }, { ...shape, between }, 'en');
    expect(unknown.start?.value).toBeNull();
  });

  test('little lines have the periods of the answer, tiles its places', () => {
    const spec = multiplesChart(testAnswer(question), { by: 'fuelType', indicator: 'volume', title: 'T' }, 'en');
    expect(spec.cells.map(({ values }) => values)).toEqual([
      [100, 300],
      [200, 400],
    ]);
    expect([spec.categories, spec.preliminaryFrom]).toEqual([['2024/07', '2024/08'], 1]);
    const beside = { against: 'before', former: 'volumeBefore', change: 'mom' } as const;
    const query = { ...question, indicators: ['volume', 'volumeBefore', 'mom'] } as MarketQuery;
    const shape = { by: 'fuelType', indicator: 'volume', title: 'T', beside, format: 'yuan' } as const;
    const { cells, value, note } = multiplesChart(testAnswer(query), shape, 'en');
    expect(cells[0]?.was).toEqual({ name: 'Battery · i:volumeBefore', values: [0.1, 0.1] });
    expect([value.format, note?.startsWith('Pale dashes')]).toEqual(['yuan', true]);
    const placed = testAnswer({ ...question, by: ['city'] });
    const list = tilesChart(placed, { by: 'city', indicator: 'volume', title: 'T' }, 'en');
    expect([list.layout, list.tiles.map(({ value }) => value)]).toEqual(['list', [200, 100]]);
    const map = tilesChart(
      testAnswer({ ...question, by: ['province'] }),
      { by: 'province', indicator: 'volume', title: 'T' },
      'en',
    );
    expect([map.layout, map.tiles.map(({ value }) => value)]).toEqual(['provinces', [100, 200]]);
  });
});

test('unit and decimals of charts stand in the address, and what it says wrongly is no choice', () => {
  const read = (text: string) => readWritten(new URLSearchParams(text));
  for (const chosen of [{ unit: 'large', decimals: 2 }, { unit: 'single' }, { unit: 'auto', decimals: 0 }] as const)
    expect(read(`figures=${writtenText(chosen)}`)).toEqual({ decimals: undefined, ...chosen });
  expect(writtenText({})).toBe('auto');
  expect(read('figures=huge-9')).toEqual({ unit: undefined, decimals: undefined });
});

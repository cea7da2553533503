import { describe, expect, test } from '@jest/globals';
import { pivotOf, sortRows } from '@portal/contract';
import { marketViews } from '@portal/ui';
import { compareChart } from '../charts/compare-chart.ts';
import { testAnswer, testCatalogue } from '../testing/market.ts';
import { type Ahead, aheadOf } from './ahead.ts';
import { type Forecast, noForecast, readsAhead } from './forecast.ts';
import { forecastChart } from './forecast-chart.ts';
import { forecastNotes } from './forecast-notes.ts';
import { forecastTable } from './forecast-table.ts';

const answer = testAnswer({
  dataset: 'sales',
  dataSources: ['DATASOURCE_CLH_PIFA'],
  dateType: 'monthly',
  from: '2024-07',
  to: '2024-08',
  by: ['period', 'fuelType'],
  indicators: ['volume', 'yoy'],
  subtotals: true,
});
const tried = { times: 36, figures: 366, error: 0.081, naiveError: 0.11, inBand: 0.82 };
const raw: Forecast = {
  release: answer.release,
  dataSources: answer.dataSources,
  indicator: answer.columns[2] as Forecast['indicator'],
  period: { from: '2018-01', to: '2024-08', preliminaryFrom: '2024-08' },
  months: ['2024-09', '2024-10'],
  rows: [
    { key: 'BEV', name: 'Battery', reason: null, values: [120, 130], low: [100, 90], high: [140, 170], tried },
    { key: 'ICE', name: 'Petrol', reason: 'short', values: [], low: [], high: [], tried: null },
  ],
  rule: { name: 'Forecast of the next 12 months', definition: 'what it means', formula: 'how it is made' },
};

const forecast = aheadOf([raw], answer, { by: 'fuelType', indicator: 'volume', dateType: 'monthly' });

describe('a trend with what is forecast', () => {
  const shape = { by: 'fuelType', indicator: 'volume', title: 'Sales', yoy: 'YoY' };
  const spec = forecastChart(compareChart(answer, shape, 'en'), forecast, 'en');

  test('has a line of its own behind the counted one, where there is a forecast', () => {
    expect(spec.categories).toEqual(['2024/07', '2024/08', '2024/09', '2024/10']);
    expect(spec.series.map(({ key, of }) => [key, of])).toEqual([
      ['BEV', undefined],
      ['BEV:forecast', 'BEV'],
      ['ICE', undefined],
    ]);
    expect(spec.series[1]).toMatchObject({
      name: 'Battery · forecast',
      values: [null, null, 120, 130],
      band: { low: [null, null, 100, 90], high: [null, null, 140, 170] },
    });
    expect(spec.forecast).toEqual({ from: 2, name: 'Forecast (dashed), 80% band', begins: 'Forecast ›' });
  });

  test('counts nothing for the months to come, which lead nowhere', () => {
    for (const { of, values } of spec.series) if (!of) expect(values.slice(2)).toEqual([null, null]);
    expect(spec.members?.categories?.keys).toEqual(['2024-07', '2024-08', null, null]);
  });
});

describe('a table with what is forecast', () => {
  const shape = { rows: 'period', columns: 'fuelType', indicator: 'volume' };
  const counted = pivotOf(answer, shape, 'en', testCatalogue);
  const model = forecastTable(counted, forecast, { indicator: 'volume' }, 'en');

  test('says of each row that it is a forecast, and has both ends beside the figure', () => {
    expect(model.columns.map(({ name }) => name)).toEqual([
      'd:period',
      'Battery',
      'Battery · forecast, low end',
      'Battery · forecast, high end',
      'Petrol',
      'Total',
    ]);
    const rows = model.rows.slice(2).map(({ names, values }) => [names.period, values['m:BEV'], values['m:BEV:high']]);
    expect(rows).toEqual([
      ['2024/09 (forecast)', 120, 140],
      ['2024/10 (forecast)', 130, 170],
    ]);
  });

  test('has no columns for the ends of a band that there is not', () => {
    const [first] = forecast.rows as [Ahead['rows'][number]];
    const bare = { ...forecast, rows: [{ ...first, low: [null, null], high: [null, null] }] };
    const { columns } = forecastTable(counted, bare, { indicator: 'volume' }, 'en');
    expect(columns.map(({ name }) => name)).toEqual(counted.columns.map(({ name }) => name));
  });

  test('adds nothing of it to a sum, and is made anew for files as it stands', () => {
    for (const { forecast, values } of model.rows) if (forecast) expect(values.all ?? null).toBeNull();
    expect(model.rows.slice(0, 2)).toEqual(counted.rows);
    expect(model.made).toBeUndefined();
  });

  test('is sorted by month with the others', () => {
    const latest = sortRows(model.rows, { key: 'period', direction: 'descending' }, model.columns);
    expect(latest.map(({ keys }) => keys.period)).toEqual(['2024-10', '2024-09', '2024-08', '2024-07']);
  });

  test('without a forecast of any column stays as it is', () => {
    expect(forecastTable(counted, { ...forecast, rows: forecast.rows.slice(1) }, { indicator: 'volume' }, 'en')).toBe(
      counted,
    );
  });
});

describe('what is told of a forecast', () => {
  test('is how it was made, how it did on the past, and who has none', () => {
    const { caption, notes } = forecastNotes(forecast, 'en');
    expect(caption[0]).toContain('never part of a total');
    expect(caption[1]).toContain('36 months');
    expect(caption[1]).toContain('Battery off by 8.1% (11.0% by the same month of the year before), 82% in the band');
    expect(caption[2]).toBe('Not forecast: Petrol (fewer than 36 months since the first sale)');
    expect(notes.map(([name]) => name)).toEqual([
      'Forecast rows',
      'Forecast of the next 12 months',
      'Forecast tried on the past',
      'Forecast of the next 12 months',
    ]);
    expect(notes[1]?.[1]).toContain('how it is made');
  });

  test('says so where the past is too short for a band', () => {
    const [first] = forecast.rows as [Ahead['rows'][number]];
    const bare = { ...forecast, rows: [{ ...first, low: [null, null], high: [null, null] }] };
    expect(forecastNotes(bare, 'en').caption[0]).toContain('without a band');
    const chart = forecastChart(
      compareChart(answer, { by: 'fuelType', indicator: 'volume', title: 'Sales', yoy: 'YoY' }, 'en'),
      bare,
      'en',
    );
    expect(chart.forecast?.name).toBe('Forecast (dashed)');
  });

  test('follows a figure that is a series of its own, and the columns of a table that begins with its latest period', () => {
    const [first] = forecast.rows as [Ahead['rows'][number]];
    const whole = { ...forecast, rows: [{ ...first, key: null, name: '' }] };
    const spec = compareChart(answer, { by: 'fuelType', indicator: 'volume', title: 'Sales', yoy: 'YoY' }, 'en');
    const figures = { ...spec, series: spec.series.slice(0, 1).map((own) => ({ ...own, key: 'newEnergyVolume' })) };
    const drawn = forecastChart(figures, whole, 'en', 'newEnergyVolume');
    expect(drawn.series.map(({ key }) => key)).toEqual(['newEnergyVolume', 'newEnergyVolume:forecast']);
    expect(forecastChart(figures, whole, 'en').series).toHaveLength(1);
    const short = { ...whole, rows: whole.rows.map((row) => ({ ...row, reason: 'short' as const })) };
    expect(forecastChart(figures, short, 'en', 'newEnergyVolume')).toBe(figures);
    const model = pivotOf(answer, { rows: 'period', columns: 'fuelType', indicator: 'volume' }, 'en', testCatalogue);
    const latestFirst = {
      ...model,
      columns: model.columns.map((column) => (column.key === 'm:BEV' ? { ...column, key: 'first' } : column)),
      rows: [...model.rows].reverse().filter(({ kind }) => kind === 'row'),
    };
    const columns = { BEV: 'first' };
    const { rows } = forecastTable(latestFirst, forecast, { indicator: 'volume', columns }, 'en');
    expect(rows.map(({ keys }) => keys.period)).toEqual(['2024-10', '2024-09', '2024-08', '2024-07']);
    expect(rows[0]?.values).toMatchObject({ first: 130, 'first:low': 90, 'first:high': 170 });
  });

  test('is short below a picture of many members, and whole in files', () => {
    const rows = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ ...forecast.rows[0], key, name: key.toUpperCase() }));
    const { caption, notes } = forecastNotes({ ...forecast, rows: rows as Ahead['rows'] }, 'zh_CN');
    expect(caption[1]).toContain('其余 2 项见导出文件');
    expect(notes.find(([name]) => name === '预测检验')?.[1]).toContain('E误差');
  });
});

test('a forecast goes on from the latest month of counts, on one chart; else it says why it is off', () => {
  const views = marketViews({ sources: ['DATASOURCE_CLH_PIFA'], dimensions: ['fuelType'] });
  const reason = (search: string, indicator = 'volume') => {
    const params = new URLSearchParams(search);
    return noForecast(params, views.read(params), testCatalogue, indicator);
  };
  expect(reason('')).toBeNull();
  expect(reason('from=2023-01&to=2024-08')).toBeNull();
  expect([reason('dateType=quarterly'), reason('dateType=annual')]).toEqual([null, null]);
  expect(reason('lines=each')).toBe('oneChart');
  expect(reason('spring=together')).toBe('notTogether');
  expect(reason('from=2023-01&to=2023-12')).toBe('notLatest');
  expect([reason('', 'yoy'), reason('', 'share'), reason('', 'cumulativeVolume')]).toEqual([
    'notCount',
    'notCount',
    'notCount',
  ]);
  expect([readsAhead(new URLSearchParams('ahead=year')), readsAhead(new URLSearchParams())]).toEqual([true, false]);
});

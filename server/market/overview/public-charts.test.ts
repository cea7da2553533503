import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MarketAnswer, PublicChart } from '@portal/contract';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { chartDeclarations } from './public-chart-list.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

const chartsIn = async (language: 'zh_CN' | 'en') => {
  const { body } = await server.call('getPublicCharts', {}, { language });
  if (!body.data) throw new Error(JSON.stringify(body.status));
  return body.data as PublicChart[];
};

test('S2.010 S2.014 S2.015 S2.016 S2.017 anybody sees every chart of the public pages, with source and months, in both languages', async () => {
  const [inChinese, inEnglish] = [await chartsIn('zh_CN'), await chartsIn('en')];
  const wanted = chartDeclarations.map(({ key }) => key);
  expect(inEnglish.map(({ key }) => key)).toEqual(wanted);
  expect(inChinese.map(({ key }) => key)).toEqual(wanted);
  for (const chart of inEnglish) {
    expect(chart.source).not.toBe('');
    expect(chart.points.length).toBeGreaterThan(1);
    expect(chart.points.map(({ name }) => name)).not.toContain('');
    expect(chart.points.some(({ value }) => value !== null && value !== 0)).toBe(true);
    expect(JSON.stringify(chart)).not.toMatch(/\p{Script=Han}/u);
  }
});

test('S2.017 a chart has the figure that the page of the product shows', async () => {
  const charts = await chartsIn('en');
  const chart = charts.find(({ key }) => key === 'penetration');
  const [from, to] = [chart?.points[0]?.name ?? '', chart?.points.at(-1)?.name ?? ''];
  expect(chart?.period).toBe(`${from.replace('-', '/')} ~ ${to.replace('-', '/')}`);
  const query = {
    dataset: 'sales',
    dataSources: ['DATASOURCE_CLH_PIFA'],
    dateType: 'monthly',
    from,
    to,
    by: ['period'],
    indicators: ['volume', 'newEnergyVolume'],
  };
  const { body } = await server.call('marketQuery', query, { token: await server.signIn(), language: 'en' });
  const { rows } = body.data as MarketAnswer;
  expect(rows).toHaveLength(chart?.points.length ?? 0);
  for (const [at, { keys, values }] of rows.entries()) {
    const point = chart?.points[at];
    expect(point?.name).toBe(keys.period);
    expect(point?.value).toBeCloseTo((values.newEnergyVolume ?? 0) / (values.volume ?? 1), 10);
  }
});

test('S2.017 purchase benefits are told by those in force, the largest kinds of the latest month first', async () => {
  const chart = (await chartsIn('en')).find(({ key }) => key === 'purchase-benefit');
  const token = await server.signIn();
  const { body: known } = await server.call('marketCatalogue', { dataset: 'benefit' }, { token, language: 'en' });
  const month = known.data?.last ?? '';
  expect(chart).toMatchObject({ kind: 'bars', period: month.replace('-', '/') });
  const query = {
    dataset: 'benefit',
    dataSources: [],
    dateType: 'monthly',
    from: month,
    to: month,
    by: ['benefitKind', 'subModel', 'trim', 'benefit'],
    indicators: ['benefits'],
  };
  const { body } = await server.call('marketQuery', query as never, { token, language: 'en' });
  const sums = new Map<string, number>();
  for (const { names, values } of (body.data as MarketAnswer).rows) {
    const kind = names.benefitKind ?? '';
    sums.set(kind, (sums.get(kind) ?? 0) + (values.benefits ?? 0));
  }
  expect(chart?.points.map(({ name, value }) => [name, value])).toEqual(
    chart?.points.map(({ name }) => [name, sums.get(name)]),
  );
  const largest = [...sums.values()].sort((first, other) => other - first).slice(0, 6);
  expect(chart?.points.map(({ value }) => value)).toEqual(largest);
});

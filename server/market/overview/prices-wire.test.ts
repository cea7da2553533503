import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../testing/server.ts';

describe('prices and new cars of the demonstration over the wire', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    // What is coming is over one day: the demonstration is seen in the month behind its last.
    server = await startTestServer({ clock: () => Date.parse('2026-10-15T12:00:00+08:00') });
    token = await server.signIn();
  });
  afterAll(() => server?.close());

  test('S7.058 S7.073 GET get-market-price has figures of this year and the last', async () => {
    const { body } = await server.call('getMarketPrice', { dataSource: 'DATASOURCE_CLH_SALES' }, { token });
    expect(body.status.status).toBe(0);
    expect(body.data?.data?.month).toBe('2026-09');
    for (const index of [body.data?.data?.bqPriceIndex, body.data?.data?.tqPriceIndex]) {
      expect(index?.msrp.value).toBeGreaterThan(50_000);
      expect(index?.tp.value).toBeLessThan(index?.msrp.value ?? 0);
      expect(index?.discount.value).toBeGreaterThan(0.05);
    }
    expect(body.data?.data?.bqPriceIndex.yoyTp.key).toBe('ratio');
    // The small market begins in 2024-10: the year before has nothing to be compared with.
    expect(body.data?.data?.tqPriceIndex.yoyTp).toEqual({ key: '-', value: null });
  });

  test('S7.059 S7.074 GET get-market-price-trend has a series up to the same month', async () => {
    const { body } = await server.call('getMarketPriceTrend', {}, { token });
    expect(body.data?.data).toHaveLength(24);
    expect(body.data?.data.at(-1)?.month).toBe('2026-09');
    expect(body.data?.data.every(({ msrp, tp, discount }) => msrp && tp && discount)).toBe(true);
  });

  test('S7.060 S7.061 S7.071 {} gives both lists, newest first', async () => {
    for (const name of ['onSaleModel', 'comingSoonModel'] as const) {
      const { body } = await server.call(name, {}, { token, language: 'en' });
      const days = body.data?.map(({ launchOn }) => launchOn) ?? [];
      expect(days.length).toBeGreaterThan(0);
      expect([...days].sort().reverse()).toEqual(days);
      for (const { name: english } of body.data ?? []) expect(english).not.toMatch(/[\u4e00-\u9fff]/);
    }
  });

  test('S2.101 S7.072 list-subModel-sales gives the ten sub-models that sold most, in their order, each with an MSRP', async () => {
    const { body } = await server.call('listSubModelSales', {}, { token });
    const { year, month, list } = body.data?.data ?? { list: [] };
    expect(list).toHaveLength(10);
    for (const { msrp } of list) expect(msrp).toBeGreaterThan(20_000);
    const latest = `${year}-${month}`;
    const query = {
      dataset: 'sales',
      dataSources: ['DATASOURCE_CLH_PIFA'],
      dateType: 'monthly',
      from: latest,
      to: latest,
      by: ['subModel'],
      indicators: ['volume'],
      limit: 500,
    } as const;
    const all = await server.call(
      'marketQuery',
      { ...query, dataSources: [...query.dataSources], by: [...query.by], indicators: [...query.indicators] },
      { token },
    );
    const volumes = (all.body.data?.rows ?? []).map(({ values }) => values.volume ?? 0);
    expect(volumes.length).toBeGreaterThan(10);
    const most = volumes.sort((volume, other) => other - volume).slice(0, 10);
    expect(list.map(({ volume }) => volume)).toEqual(most);
    expect(list.map(({ rank }) => rank)).toEqual(most.map((volume) => 1 + most.indexOf(volume)));
  });

  test('without a session there are no prices', async () => {
    expect((await server.call('getMarketPrice', {})).body).toMatchObject({ status: { status: 100440 }, data: null });
    expect((await server.call('onSaleModel', {})).body).toMatchObject({ status: { status: 100440 }, data: null });
  });
});

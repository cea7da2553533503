import { beforeAll, expect, test } from '@jest/globals';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { policyOf, testNow, useContentServer } from '../content-test-kit.ts';
import { writePolicies } from './write-policies.ts';

describeOnBothStores('policies', (place) => {
  const suite = useContentServer(place);
  const at = (day: string) => suite.moveTo(Date.parse(`${day}T12:00:00+08:00`));
  const ids = (items: { policyId: string }[]) => items.map(({ policyId }) => policyId);

  beforeAll(async () => {
    await suite.db.deleteFrom('policy_row').execute();
    const figures = [{ name: 'Per car', value: 15000, unit: 'yuan', note: 'Stated.' }];
    const words = {
      title: 'Trade-in money',
      summary: 's',
      region: 'Shanghai',
      issuer: 'i',
      body: ['One.', 'Two.'],
      figures,
    };
    await writePolicies(suite.db, 'test', [
      policyOf('old', 'Old tax', { effectiveTo: '20260930', issuedOn: '20240501' }),
      policyOf('now', 'Tax in force', { effectiveFrom: '20260701', issuedOn: '20260601' }),
      policyOf('ends', 'Ends soon', { effectiveTo: '20261231', effectiveFrom: '20250101', issuedOn: '20241201' }),
      policyOf('soon', 'Begins soon', { effectiveFrom: '20261101', issuedOn: '20260930', kind: 'charging' }),
      policyOf('far', 'Begins next year', { effectiveFrom: '20270701', issuedOn: '20261001' }),
      policyOf('city', 'City', {
        level: 'city',
        region: '31',
        kind: 'trade-in',
        issuedOn: '20260601',
        texts: { en: words },
      }),
      policyOf('abroad', 'Abroad', { level: 'foreign', region: 'us-ca', issuedOn: '', effectiveFrom: '' }),
    ]);
  });

  test('S7.047 S2.099 the policies most worth knowing: what changes soon, then what came into force last, five at most', async () => {
    await at('2026-10-15');
    expect(ids(await suite.ask('hostPolicy'))).toEqual(
      ['soon', 'ends', 'now', 'city', 'abroad'].map((key) => `test-${key}`),
    );
    // The day before its own: one that has ended is not shown any more.
    await at('2026-09-30');
    expect(ids(await suite.ask('hostPolicy'))[0]).toBe('test-old');
    await at('2027-06-01');
    expect(ids(await suite.ask('hostPolicy'))[0]).toBe('test-far');
    await suite.moveTo(testNow);
  });

  test('the status follows from the days, to the last second of the last day in China', async () => {
    const statusOf = async (id: string) => (await suite.ask('policyDetail', { policyId: id })).item.status;
    await suite.moveTo(Date.parse('2026-09-30T23:59:59+08:00'));
    expect(await statusOf('test-old')).toBe('in-force');
    suite.now += 1000;
    expect(await statusOf('test-old')).toBe('expired');
    expect(await statusOf('test-soon')).toBe('announced');
    await at('2026-11-01');
    expect(await statusOf('test-soon')).toBe('in-force');
    await suite.moveTo(testNow);
  });

  test('the home shows the latest, what is upcoming, and counts by kind, level and month', async () => {
    const home = await suite.ask('policyHome');
    expect(home.total).toBe(7);
    expect(ids(home.latest)).toEqual(
      ['far', 'soon', 'now', 'city', 'ends', 'old', 'abroad'].map((key) => `test-${key}`),
    );
    expect(ids(home.upcoming)).toEqual(['test-soon', 'test-ends']);
    expect(home.kinds).toEqual([
      { key: 'tax', name: 'Tax', count: 5 },
      { key: 'charging', name: 'Charging', count: 1 },
      { key: 'trade-in', name: 'Trade-in', count: 1 },
    ]);
    expect(home.levels.map(({ key, count }) => [key, count])).toEqual([
      ['national', 5],
      ['city', 1],
      ['foreign', 1],
    ]);
    expect(home.months).toHaveLength(24);
    expect(home.months.at(-1)).toEqual({ month: '2026-10', count: 1 });
    expect(home.months.find(({ month }) => month === '2026-06')?.count).toBe(2);
  });

  test('S3.042 the cities say what they limit, and how many of their policies on it are in force', async () => {
    await writePolicies(suite.db, 'limits', [
      policyOf('plan', 'Plan', { kind: 'restriction', level: 'city', region: '3101' }),
    ]);
    const { cities } = await suite.ask('policyCities');
    expect(cities.length).toBeGreaterThan(330);
    expect(new Set(cities.map(({ restriction }) => restriction))).toEqual(new Set(['1', '2', '3', '4']));
    expect(cities.find(({ key }) => key === '3101')).toEqual({
      key: '3101',
      name: 'Shanghai',
      provinceKey: '31',
      province: 'Shanghai',
      restriction: '1',
      policies: 1,
    });
    await suite.db.deleteFrom('policy_row').where('source', '=', 'limits').execute();
  });

  test('search lists what is in force on a day, and what ends soonest', async () => {
    const on = async (day: string) => ids((await suite.ask('policySearch', { on: day, kinds: ['tax'] })).items);
    expect(await on('2026-09-30')).toContain('test-old');
    expect(await on('2026-10-01')).not.toContain('test-old');
    expect(await on('2026-06-30')).not.toContain('test-now');
    expect(await on('2026-07-01')).toContain('test-now');
    const ending = await suite.ask('policySearch', { sort: 'ending' });
    expect(ids(ending.items)[0]).toBe('test-ends');
  });

  test('search narrows by every filter, counts facets under the others, and sorts as asked', async () => {
    const find = (query: object, language = 'en') => suite.ask('policySearch', query, language);
    expect((await find({ statuses: ['announced'] })).total).toBe(2);
    expect(ids((await find({ levels: ['city', 'foreign'] })).items)).toEqual(['test-city', 'test-abroad']);
    expect(ids((await find({ regions: ['us-ca'] })).items)).toEqual(['test-abroad']);
    expect(ids((await find({ kinds: ['charging'] })).items)).toEqual(['test-soon']);
    expect(ids((await find({ from: '2026-09-30', to: '2026-09-30' })).items)).toEqual(['test-soon']);
    expect(ids((await find({ to: '2024-12-31' })).items)).toEqual(['test-ends', 'test-old']);
    expect(ids((await find({ text: '中文Begins' })).items)).toEqual(['test-far', 'test-soon']);
    expect(ids((await find({ text: 'money' }, 'zh_CN')).items)).toEqual(['test-city']);
    expect(ids((await find({ sort: 'effective' })).items)[0]).toBe('test-far');
    const narrowed = await find({ statuses: ['in-force'], kinds: ['tax'] });
    expect(narrowed.facets.statuses).toEqual([
      { key: 'in-force', name: 'In effect', count: 3 },
      { key: 'announced', name: 'Not yet effective', count: 1 },
      { key: 'expired', name: 'Expired', count: 1 },
    ]);
    expect(narrowed.facets.kinds?.map(({ key, count }) => [key, count])).toEqual([
      ['tax', 3],
      ['trade-in', 1],
    ]);
    expect((await find({ regions: ['31'] }, 'zh_CN')).facets.levels).toEqual([{ key: 'city', name: '市级', count: 1 }]);
  });

  test.each(['2026-02-30', '2026-04-31', '2027-02-29'])(
    '%s is no day, and is not taken for a later one',
    async (day) => {
      for (const name of ['policySearch', 'newsSearch'] as const) {
        const { body } = await suite.server.call(name, { from: day }, { token: suite.token, language: 'en' });
        expect(body.status).toMatchObject({
          status: 1,
          msg2Client: expect.stringContaining(`“${day}” is not a valid date`),
        });
      }
    },
  );

  test('S1.025 a policy shows its text, what it comes to in figures, and related ones', async () => {
    const detail = await suite.ask('policyDetail', { policyId: 'test-city' });
    expect(detail).toMatchObject({
      item: { title: 'Trade-in money', region: 'Shanghai', issuedOn: '2026-06-01', effectiveTo: '' },
      paragraphs: ['One.', 'Two.'],
      figures: [{ name: 'Per car', value: 15000, unit: 'yuan', note: 'Stated.', sentences: [], perCar: null }],
      sourceUrl: '',
      changes: [],
      related: [],
    });
    expect(ids((await suite.ask('policyDetail', { policyId: 'test-now' })).related)).toEqual(
      ['far', 'ends', 'old', 'soon', 'abroad'].map((key) => `test-${key}`),
    );
    const { body } = await suite.server.call('policyDetail', { policyId: '%' }, { token: suite.token, language: 'en' });
    expect(body.status).toMatchObject({ status: 1, msg2Client: expect.stringMatching(/policy was not found/) });
  });
});

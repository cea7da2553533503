import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { defaultDataSource } from '@portal/contract';
import { usualMarketLimits } from '../settings/settings-market.ts';
import { databaseSetting, describeOnBothStores } from '../testing/both-stores.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const token = 'a-token-of-the-operator';

describeOnBothStores('GET /metrics', (place) => {
  let server: TestServer;
  beforeAll(async () => {
    const market = { ...usualMarketLimits, rows: 20_000, slow: 1 };
    const settings = { metricsToken: token, market, ...databaseSetting(await place()) };
    server = await startTestServer({ marketSize: 'small', settings });
  });
  afterAll(() => server?.close());

  const ask = (headers: Record<string, string> = {}, address = server.address) =>
    fetch(`${address}/metrics`, { headers });
  const read = async () => (await ask({ authorization: `Bearer ${token}` })).text();
  /** The value of a line, which is named by its text up to the blank. */
  const value = (text: string, line: string) =>
    Number(
      text
        .split('\n')
        .find((each) => each.startsWith(`${line} `))
        ?.slice(line.length + 1) ?? Number.NaN,
    );

  test('is given to the bearer of the token, and to nobody else', async () => {
    const reply = await ask({ authorization: `Bearer ${token}` });
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(reply.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const authorization of ['', 'Bearer', `Bearer ${token}x`, token, `Basic ${token}`]) {
      const refused = await ask({ authorization });
      expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(await refused.text()).not.toMatch(/portal_/);
    }
    expect((await fetch(`${server.address}/metrics?token=${token}`)).status).toBe(401);
  });

  test('counts calls by their name and outcome, and how long they took', async () => {
    const count = (call: string, outcome: string) =>
      `portal_request_duration_seconds_count{request="${call}",outcome="${outcome}"}`;
    const before = await read();
    const session = await server.signIn();
    await server.call('simpleLogin', { userNm: 'demo', pwd: 'wrong', channel: 1 });
    await server.call('simpleLogin', { userNm: 7 });
    await server.call('getUserInfo', {}, { token: session });
    await (await fetch(`${server.address}/home`)).text();
    await (await fetch(`${server.address}/api/no/such/call`)).text();
    const after = await read();
    for (const [call, outcome] of [
      ['simpleLogin', 'answered'],
      ['simpleLogin', 'refused'],
      ['simpleLogin', 'malformed'],
      ['getUserInfo', 'answered'],
      ['page', 'answered'],
      ['other', 'malformed'],
    ] as const) {
      expect([call, outcome, value(after, count(call, outcome)) - (value(before, count(call, outcome)) || 0)]).toEqual([
        call,
        outcome,
        1,
      ]);
    }
    expect(
      value(after, 'portal_request_duration_seconds_bucket{le="+Inf",request="getUserInfo",outcome="answered"}'),
    ).toBe(value(after, count('getUserInfo', 'answered')));
  });

  test('tells the market engine, the stores and the process', async () => {
    const waits = 'portal_engine_wait_seconds_count{lane="light"}';
    const before = value(await read(), waits) || 0;
    const { market } = server.stores;
    const { last } = await market.catalogue('sales', 'en');
    const months = { dateType: 'monthly', from: last, to: last } as const;
    const question = { dataset: 'sales', dataSources: [defaultDataSource], ...months } as const;
    await market.query({ ...question, by: [], indicators: ['volume'] }, 'en');
    const text = await read();
    expect(value(text, waits)).toBeGreaterThan(before);
    for (const lane of ['light', 'heavy']) {
      for (const state of ['running', 'waiting'])
        expect([lane, state, value(text, `portal_engine_questions{lane="${lane}",state="${state}"}`)]).toEqual([
          lane,
          state,
          0,
        ]);
    }
    expect(value(text, 'portal_state_up')).toBe(1);
    expect(value(text, 'portal_release_published')).toBe(1);
    expect(value(text, 'portal_release_fallen_back')).toBe(0);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
    const pool = value(text, 'portal_state_connections{state="used"}');
    if (server.stores.state.dialect === 'postgres') expect(pool).toBeGreaterThanOrEqual(0);
    else expect(pool).toBeNaN();
  });

  test('counts questions that are refused for what they take, by reason', async () => {
    const session = await server.signIn();
    const { last, first } = await server.stores.market.catalogue('sales', 'en');
    const by = ['period', 'subModel', 'city'];
    const months = { dateType: 'monthly', from: first, to: last };
    const question = { dataset: 'sales', dataSources: [defaultDataSource], ...months, by, indicators: ['volume'] };
    const { body } = await server.call('marketQuery', question, { token: session });
    expect([body.status.status, body.status.refusal]).toEqual([413, 'market.too-many-rows']);
    expect(value(await read(), 'portal_engine_refused_total{why="rows"}')).toBe(1);
  });

  test('counts areas that browsers could not show, by names of the build alone', async () => {
    const line = (area: string) => `portal_area_failures_total{area="${area}",kind="timed-out"}`;
    for (const area of ['sales', 'sales', 'invented-by-somebody', 'toString', ''])
      expect((await server.call('areaFailed', { area, kind: 'timed-out' })).body.data).toEqual({ success: true });
    const text = await read();
    expect([value(text, line('sales')), value(text, line('other'))]).toEqual([2, 3]);
    expect(text).not.toContain('invented-by-somebody');
    const { body } = await server.call('areaFailed', { area: 'sales', kind: 'of its own' });
    expect(body.status.status).toBe(400);
    expect(server.log.join('\n')).toContain('a browser could not show an area');
    expect(server.log.join('\n')).not.toContain('invented-by-somebody');
  });

  test('says what runs here, and what files wait for', async () => {
    const text = await read();
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(text).toMatch(
      new RegExp(`^portal_build_info{version="${version}",build="[^"]+",node="${process.version}"} 1$`, 'm'),
    );
    for (const state of ['running', 'waiting']) expect(value(text, `portal_export_sheets{state="${state}"}`)).toBe(0);
  });

  test('counts who tries to sign in, by way and outcome, and every refusal by its id', async () => {
    const before = await read();
    await server.signIn();
    await server.call('simpleLogin', { userNm: 'demo', pwd: 'not theirs', channel: 1 });
    const after = await read();
    const more = (line: string) => value(after, line) - (value(before, line) || 0);
    expect(more('portal_sign_ins_total{way="simpleLogin",outcome="signed-in"}')).toBe(1);
    expect(more('portal_sign_ins_total{way="simpleLogin",outcome="accounts.wrong-sign-in"}')).toBe(1);
    expect(more('portal_refusals_total{refusal="accounts.wrong-sign-in"}')).toBe(1);
  });

  test('writes slow questions to the log, by keys and with their request, and counts them', async () => {
    const session = await server.signIn();
    const { last } = await server.stores.market.catalogue('sales', 'en');
    const filters = { brand: ['byd', 'typed-by-somebody'] };
    const months = { dateType: 'monthly', from: last, to: last };
    const question = { dataset: 'sales', dataSources: [defaultDataSource], ...months, by: ['city'], filters };
    await server.call('marketQuery', { ...question, indicators: ['volume'] }, { token: session });
    const lines = server.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'a question was slow');
    const own = lines.find(({ question: { by } }) => by?.includes('city'));
    expect(own).toMatchObject({ asker: expect.stringMatching(/^account \S+$/), lane: 'light', outcome: 'answered' });
    expect(own.question).toMatchObject({ dataset: 'sales', from: last, indicators: ['volume'], filters: { brand: 2 } });
    expect(server.log.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ request: own.request, msg: 'answered' }),
    );
    expect(server.log.join('\n')).not.toContain('typed-by-somebody');
    expect(value(await read(), 'portal_engine_slow_total{lane="light"}')).toBeGreaterThan(0);
  });

  test('holds nothing of what people sent: no account, no address, no token', async () => {
    const session = await server.signIn();
    await server.call('simpleLogin', { userNm: 'somebody-secret', pwd: 'their-password', channel: 1 });
    await (await fetch(`${server.address}/invented/address?token=${session}`)).text();
    const text = await read();
    for (const word of ['demo', 'somebody-secret', 'their-password', 'invented', session, token, '127.0.0.1'])
      expect(text).not.toContain(word);
  });
});

describe('without PORTAL_METRICS_TOKEN', () => {
  test('there is no /metrics, and nothing is measured', async () => {
    const server = await startTestServer({ marketSize: 'none' });
    try {
      for (const authorization of ['', 'Bearer ', 'Bearer null', `Bearer ${token}`]) {
        const reply = await fetch(`${server.address}/metrics`, { headers: { authorization } });
        expect([reply.status, reply.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
      }
    } finally {
      await server.close();
    }
  });
});

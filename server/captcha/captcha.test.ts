import { calls, type Envelope, status } from '@portal/contract';
import { schemas } from '@portal/contract/schemas';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseSetting, describeOnBothStores } from '../testing/both-stores.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { captchaLimits } from './captcha-limits.ts';
import { handWay } from './captcha-test-kit.ts';
import { gapRange } from './puzzle-size.ts';
import { puzzleLife } from './puzzle-store.ts';
import { spendTicket, ticketLife } from './tickets.ts';

const ajv = new Ajv({ strict: false });
const failed = /^Verification failed.*drag the slider so that the floating image merges correctly/i;

describeOnBothStores('captcha', (place) => {
  let server: TestServer;
  let now = Date.now();

  beforeAll(async () => {
    // The proxy that is believed lets the tests come from several addresses.
    const settings = { ...databaseSetting(await place()), proxies: ['127.0.0.1'] };
    server = await startTestServer({ settings, marketSize: 'none', clock: () => now });
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    now = Date.now();
    await server.stores.state.db.deleteFrom('captcha').execute();
  });

  const ask = async (name: 'captchaCreate' | 'captchaVerify', data: object | string, address = '192.0.2.1') => {
    const response = await fetch(`${server.address}/api${calls[name].path}?t=1&language=en`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: typeof data === 'string' ? data : JSON.stringify({ data }),
    });
    return (await response.json()) as Envelope<Record<string, string>>;
  };
  const create = async (address?: string) => {
    const { data } = await ask('captchaCreate', {}, address);
    const captchaId = data?.captchaId ?? '';
    const { answer_x } = await server.stores.state.db
      .selectFrom('captcha')
      .select('answer_x')
      .where('captcha_id', '=', captchaId)
      .executeTakeFirstOrThrow();
    return { captchaId, x: answer_x };
  };
  const verify = (captchaId: string, x: number, address?: string) =>
    ask('captchaVerify', { captchaId, x, way: handWay(x), by: 'pointer' }, address);
  const solve = async () => {
    const { captchaId, x } = await create();
    return (await verify(captchaId, x)).data?.captchaTicket ?? '';
  };
  const spend = (ticket: string | null) =>
    spendTicket(server.stores.state.db, ticket, now).then(
      () => 'spent',
      ({ code, sentence }) => `${code} ${sentence.en}`,
    );
  const over = `${status.captchaNeeded} The solved puzzle is over. Please solve it again.`;

  test('S2.107 a puzzle comes as two small pictures and says nothing of its answer', async () => {
    const { data } = await ask('captchaCreate', {});
    expect(ajv.validate(schemas.captchaCreate.data, data)).toBe(true);
    expect(Object.keys(data ?? {}).sort()).toEqual(
      [
        'background',
        'captchaId',
        'expireTime',
        'height',
        'piece',
        'pieceHeight',
        'pieceWidth',
        'pieceY',
        'width',
      ].sort(),
    );
    expect(data?.background).toMatch(/^data:image\/jpeg;base64,/);
    expect(data?.piece).toMatch(/^data:image\/png;base64,/);
    expect(`${data?.background}${data?.piece}`.length).toBeLessThan(30_000);
    const again = await ask('captchaCreate', {});
    expect(again.data?.background).not.toBe(data?.background);
  });

  test('S2.108 S4.072 the right place on the way of a hand gives a ticket that works once', async () => {
    const { captchaId, x } = await create();
    const { status: said, data } = await verify(captchaId, x);
    expect(said.status).toBe(0);
    expect(data?.captchaTicket).toMatch(/^[\w-]{43}$/);
    expect(data?.expireTime).toBe(now + ticketLife);
    const ticket = data?.captchaTicket ?? '';
    const kept = JSON.stringify(await server.stores.state.db.selectFrom('captcha').selectAll().execute());
    expect(kept).not.toContain(ticket);
    expect(await spend(ticket)).toBe('spent');
    expect(await spend(ticket)).toBe(over);
  });

  test.each([-6, 6])('%d px beside the gap is near enough', async (aside) => {
    const { captchaId, x } = await create();
    expect((await verify(captchaId, x + aside)).status.status).toBe(0);
  });

  test.each([-7, 7])('S4.072 S8.019 %d px beside the gap fails, and the puzzle is dead', async (aside) => {
    const { captchaId, x } = await create();
    const wrong = await verify(captchaId, x + aside);
    expect(wrong.status.status).toBe(status.refused);
    expect(wrong.status.msg2Client).toMatch(failed);
    expect(wrong.data).toBeNull();
    const again = await verify(captchaId, x);
    expect(again.status).toMatchObject({ status: status.notFound, msg2Client: expect.stringMatching(/over/) });
  });

  test('S4.072 S8.019 the right place on the way of a robot fails with the same words', async () => {
    const { captchaId, x } = await create();
    const way = Array.from({ length: 21 }, (_, step) => ({ x: (x * step) / 20, y: 80, t: step * 30 }));
    const { status: said } = await ask('captchaVerify', { captchaId, x, way, by: 'pointer' });
    expect(said.msg2Client).toMatch(failed);
  });

  test('a puzzle is judged once, also when two verdicts are asked for at once', async () => {
    const { captchaId, x } = await create();
    const both = await Promise.all([verify(captchaId, x), verify(captchaId, x)]);
    expect(both.map(({ status: said }) => said.status).sort()).toEqual([0, status.notFound]);
    expect((await verify(captchaId, x)).status.status).toBe(status.notFound);
  });

  test('a puzzle is over after two minutes', async () => {
    const [late, timely] = [await create(), await create()];
    now += puzzleLife - 1;
    expect((await verify(timely.captchaId, timely.x)).status.status).toBe(0);
    now += 1;
    expect((await verify(late.captchaId, late.x)).status.status).toBe(status.notFound);
  });

  test('a puzzle of another address is unknown, and stays good where it was made', async () => {
    const { captchaId, x } = await create('192.0.2.1');
    expect((await verify(captchaId, x, '192.0.2.2')).status.status).toBe(status.notFound);
    expect((await verify(captchaId, x, '192.0.2.1')).status.status).toBe(0);
  });

  test('S2.108 no ticket, one never given and one that is over ask for the puzzle', async () => {
    const needed = `${status.captchaNeeded} Please solve the slider puzzle first.`;
    expect(await spend(null)).toBe(needed);
    expect(await spend('')).toBe(needed);
    expect(await spend('x'.repeat(43))).toBe(over);
    const [first, second] = [await solve(), await solve()];
    now += ticketLife - 1;
    expect(await spend(first)).toBe('spent');
    now += 1;
    expect(await spend(second)).toBe(over);
  });

  test('S2.108 a ticket spent twice at once works once', async () => {
    const ticket = await solve();
    expect((await Promise.all([spend(ticket), spend(ticket), spend(ticket)])).sort()).toEqual([over, over, 'spent']);
  });

  const [perMinute, perDay] = captchaLimits;
  const rows = (count: number, at: number, more: object = {}) =>
    Array.from({ length: count }, (_, index) => ({
      captcha_id: `row-${at}-${index}`,
      address: '192.0.2.1',
      answer_x: 100,
      created_at: at,
      expires_at: at + puzzleLife,
      ...more,
    }));
  const fill = (...args: Parameters<typeof rows>) =>
    server.stores.state.db
      .insertInto('captcha')
      .values(rows(...args))
      .execute();

  test('an address has so many puzzles a minute, also when it asks for all at once', async () => {
    const asked = await Promise.all(Array.from({ length: perMinute.most + 10 }, () => ask('captchaCreate', {})));
    // PostgreSQL may let those through that travel at the very same instant, as many as it has connections.
    const given = asked.filter(({ status: said }) => said.status === 0).length;
    expect(given).toBeGreaterThanOrEqual(perMinute.most);
    expect(given).toBeLessThanOrEqual(perMinute.most + (server.stores.state.dialect === 'sqlite' ? 0 : 9));
    const refused = await ask('captchaCreate', {});
    expect(refused.status).toMatchObject({
      status: status.tooMany,
      msg2Client: 'Too many puzzles. Please try again in 1 minute.',
    });
    expect((await ask('captchaCreate', {}, '192.0.2.2')).status.status).toBe(0);
    now += perMinute.span;
    expect((await ask('captchaCreate', {})).status.status).toBe(0);
  });

  test('a wrong answer counts like one more puzzle, a right one does not', async () => {
    await fill(perMinute.most / 2 - 1, now, { judged_at: now });
    expect((await ask('captchaCreate', {})).status.status).toBe(0);
    expect((await ask('captchaCreate', {})).status.status).toBe(0);
    expect((await ask('captchaCreate', {})).status.status).toBe(status.tooMany);
    await server.stores.state.db.deleteFrom('captcha').execute();
    for (const row of rows(perMinute.most - 1, now, { judged_at: now })) {
      await server.stores.state.db
        .insertInto('captcha')
        .values({ ...row, ticket_hash: row.captcha_id })
        .execute();
    }
    expect((await ask('captchaCreate', {})).status.status).toBe(0);
  });

  test('an address has so many puzzles a day, and is told when there will be another', async () => {
    await fill(perDay.most, now - perDay.span + 90 * 60_000);
    const refused = await ask('captchaCreate', {});
    expect(refused.status.msg2Client).toBe('Too many puzzles. Please try again in 90 minutes.');
    now += 90 * 60_000;
    expect((await ask('captchaCreate', {})).status.status).toBe(0);
  });

  test('puzzles of the day before are forgotten', async () => {
    await fill(3, now);
    now += perDay.span + 2 * 60 * 60_000;
    await ask('captchaCreate', {});
    expect(await server.stores.state.db.selectFrom('captcha').selectAll().execute()).toHaveLength(1);
  });

  const nonsense: [string, object | string][] = [
    ['a number as id', { captchaId: 7 }],
    ['an id of another kind', { captchaId: "' or 1=1 --" }],
    ['a huge place', { x: 1e308 }],
    ['a negative place', { x: -100 }],
    ['a place that is text', { x: '100' }],
    ['NaN, which JSON knows as null', { x: null }],
    ['no steps', { way: [] }],
    ['steps of nothing', { way: [{}, {}, {}, {}] }],
    ['huge steps', { way: handWay(100).map((step) => ({ ...step, x: 1e308, t: 1e308 })) }],
    ['negative times', { way: handWay(100).map((step) => ({ ...step, t: -step.t })) }],
    ['a way that is none', { way: 'x' }],
    ['2001 steps', { way: Array.from({ length: 2001 }, (_, t) => ({ x: t / 20, y: 0, t })) }],
    ['neither pointer nor keyboard', { by: 'eye' }],
  ];
  test.each(nonsense)('%s is refused', async (_, wrong) => {
    const { captchaId, x } = await create();
    const { status: said, data } = await ask('captchaVerify', {
      captchaId,
      x,
      way: handWay(x),
      by: 'pointer',
      ...(wrong as object),
    });
    expect([status.refused, status.malformed, status.notFound]).toContain(said.status);
    expect(said.msg2Client).toMatch(/^[A-Z].*\.$/);
    expect(data).toBeNull();
  });

  test('a million steps are refused before they are read', async () => {
    const { captchaId, x } = await create();
    const way = `[${'{"x":1,"y":1,"t":1},'.repeat(1_000_000).slice(0, -1)}]`;
    const body = `{"data":{"captchaId":"${captchaId}","x":${x},"by":"pointer","way":${way}}}`;
    const said = await ask('captchaVerify', body).catch(() => null);
    if (said) expect(said.status.status).not.toBe(0);
    expect((await verify(captchaId, x)).status.status).toBe(0);
  });

  test('neither answer nor ticket is logged', async () => {
    const from = server.log.length;
    const { captchaId, x } = await create();
    const { data } = await verify(captchaId, x);
    const lines = server.log.slice(from).join('\n');
    expect(lines).toContain(calls.captchaVerify.path);
    expect(lines).not.toContain(data?.captchaTicket);
    expect(lines).not.toMatch(/answer_x|answerX|ticket|"x"|"way"/i);
  });

  test('the gap never lies where the piece begins', async () => {
    const { x } = await create();
    expect(x).toBeGreaterThanOrEqual(gapRange.from);
    expect(x).toBeLessThanOrEqual(gapRange.to);
  });
});

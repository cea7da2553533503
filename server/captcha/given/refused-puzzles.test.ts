import { expect, test } from '@jest/globals';
import { status } from '@portal/contract';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { captchaDesk, handWay } from '../captcha-test-kit.ts';
import { captchaLimits } from './captcha-limits.ts';
import { puzzleLife } from './puzzle-store.ts';

describeOnBothStores('what is too much for the captcha, or makes no sense', (place) => {
  const desk = captchaDesk(place);
  const { ask, create, verify, clock } = desk;

  const [perMinute, perDay] = captchaLimits;
  const day = 24 * 60 * 60_000;
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
    desk.state.db
      .insertInto('captcha')
      .values(rows(...args))
      .execute();

  test('an address has so many puzzles a minute, also when it asks for all at once', async () => {
    const queries = await Promise.all(Array.from({ length: perMinute.most + 10 }, () => ask('captchaCreate', {})));
    // PostgreSQL may let those through that travel at the very same instant, as many as it has connections.
    const given = queries.filter(({ status: described }) => described.status === 0).length;
    expect(given).toBeGreaterThanOrEqual(perMinute.most);
    expect(given).toBeLessThanOrEqual(perMinute.most + (desk.state.dialect === 'sqlite' ? 0 : 9));
    const refused = await ask('captchaCreate', {});
    expect(refused.status).toMatchObject({
      status: status.tooMany,
      msg2Client: 'Too many puzzles requested. Please try again in 1 minute.',
    });
    expect((await ask('captchaCreate', {}, '192.0.2.2')).status.status).toBe(0);
    clock.now += 60_000;
    expect((await ask('captchaCreate', {})).status.status).toBe(0);
  });

  test('a wrong answer counts like one more puzzle, a right one does not', async () => {
    await fill(perMinute.most / 2 - 1, clock.now, { judged_at: clock.now });
    expect((await ask('captchaCreate', {})).status.status).toBe(0);
    expect((await ask('captchaCreate', {})).status.status).toBe(0);
    expect((await ask('captchaCreate', {})).status.status).toBe(status.tooMany);
    await desk.state.db.deleteFrom('captcha').execute();
    for (const row of rows(perMinute.most - 1, clock.now, { judged_at: clock.now })) {
      await desk.state.db
        .insertInto('captcha')
        .values({ ...row, ticket_hash: row.captcha_id })
        .execute();
    }
    expect((await ask('captchaCreate', {})).status.status).toBe(0);
  });

  test('an address has so many puzzles a day, and is told when there will be another', async () => {
    await fill(perDay.most, clock.now - day + 90 * 60_000);
    const refused = await ask('captchaCreate', {});
    expect(refused.status.msg2Client).toBe('Too many puzzles requested. Please try again in 90 minutes.');
    clock.now += 90 * 60_000;
    expect((await ask('captchaCreate', {})).status.status).toBe(0);
  });

  test('puzzles of the day before are forgotten, and those of the last day still count', async () => {
    await fill(3, clock.now);
    clock.now += day + 2 * 60 * 60_000;
    await fill(2, clock.now - day + 1);
    await ask('captchaCreate', {});
    expect(await desk.state.db.selectFrom('captcha').selectAll().execute()).toHaveLength(3);
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
    const { status: described, data } = await ask('captchaVerify', {
      captchaId,
      x,
      way: handWay(x),
      by: 'pointer',
      ...(wrong as object),
    });
    expect([status.refused, status.malformed, status.notFound]).toContain(described.status);
    expect(described.msg2Client).toMatch(/^[A-Z].*\.$/);
    expect(data).toBeNull();
  });

  test('a million steps are refused before they are read', async () => {
    const { captchaId, x } = await create();
    const way = `[${'{"x":1,"y":1,"t":1},'.repeat(1_000_000).slice(0, -1)}]`;
    const body = `{"data":{"captchaId":"${captchaId}","x":${x},"by":"pointer","way":${way}}}`;
    const described = await ask('captchaVerify', body).catch(() => null);
    if (described) expect(described.status.status).not.toBe(0);
    expect((await verify(captchaId, x)).status.status).toBe(0);
  });
});

import { expect, test } from '@jest/globals';
import { calls, status } from '@portal/contract';
import { schemas } from '@portal/contract/schemas';
import { Ajv } from 'ajv';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { captchaDesk } from './captcha-test-kit.ts';
import { gapRange } from './drawing/puzzle-size.ts';
import { keepVerdict } from './given/puzzle-store.ts';
import { spendTicket } from './given/tickets.ts';

const ajv = new Ajv({ strict: false });
const minute = 60_000;
const failed = /^Verification failed.*drag the slider so that the floating image merges correctly/i;
const over = `${status.captchaNeeded} The puzzle verification has expired. Please solve a new puzzle.`;

describeOnBothStores('captcha', (place) => {
  const desk = captchaDesk(place);
  const { ask, create, verify, clock } = desk;

  const solve = async () => {
    const { captchaId, x } = await create();
    return (await verify(captchaId, x)).data?.captchaTicket ?? '';
  };
  const spend = (ticket: string | null) =>
    spendTicket(desk.state.db, ticket, clock.now).then(
      () => 'spent',
      ({ code, sentence }) => `${code} ${sentence.en}`,
    );

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
    const { status: described, data } = await verify(captchaId, x);
    expect(described.status).toBe(0);
    expect(data?.captchaTicket).toMatch(/^[\w-]{43}$/);
    expect(data?.expireTime).toBe(clock.now + 2 * minute);
    const ticket = data?.captchaTicket ?? '';
    const stored = JSON.stringify(await desk.state.db.selectFrom('captcha').selectAll().execute());
    expect(stored).not.toContain(ticket);
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
    expect(again.status).toMatchObject({ status: status.notFound, msg2Client: expect.stringMatching(/expired/) });
  });

  test('S4.072 S8.019 the right place on the way of a robot fails with the same words', async () => {
    const { captchaId, x } = await create();
    const way = Array.from({ length: 21 }, (_, step) => ({ x: (x * step) / 20, y: 80, t: step * 30 }));
    const { status: described } = await ask('captchaVerify', { captchaId, x, way, by: 'pointer' });
    expect(described.msg2Client).toMatch(failed);
  });

  test('a puzzle is judged once, also when two verdicts are asked for at once', async () => {
    const { captchaId, x } = await create();
    const both = await Promise.all([verify(captchaId, x), verify(captchaId, x)]);
    expect(both.map(({ status: described }) => described.status).sort()).toEqual([0, status.notFound]);
    expect((await verify(captchaId, x)).status.status).toBe(status.notFound);
    const next = (await create()).captchaId;
    const verdict = () => keepVerdict(desk.state.db, next, null, clock.now);
    expect((await Promise.all([verdict(), verdict()])).sort()).toEqual([false, true]);
  });

  test('a puzzle is over after two minutes', async () => {
    const [late, timely] = [await create(), await create()];
    clock.now += 2 * minute - 1;
    expect((await verify(timely.captchaId, timely.x)).status.status).toBe(0);
    clock.now += 1;
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
    clock.now += 2 * minute - 1;
    expect(await spend(first)).toBe('spent');
    clock.now += 1;
    expect(await spend(second)).toBe(over);
  });

  test('S2.108 a ticket spent twice at once works once', async () => {
    const ticket = await solve();
    expect((await Promise.all([spend(ticket), spend(ticket), spend(ticket)])).sort()).toEqual([over, over, 'spent']);
  });

  test('neither answer nor ticket is logged', async () => {
    const from = desk.log.length;
    const { captchaId, x } = await create();
    const { data } = await verify(captchaId, x);
    const lines = desk.log.slice(from).join('\n');
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

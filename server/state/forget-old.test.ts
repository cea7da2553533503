import { afterEach, expect, jest, test } from '@jest/globals';
import { allTimersBut } from '../../tests/support/all-timers-but.ts';
import { eventually } from '../../tests/support/eventually.ts';
import { createAccount } from '../accounts/people/account-store.ts';
import { sessionLife } from '../accounts/sessions/session-life.ts';
import { beginSession } from '../accounts/sessions/session-store.ts';
import { signInLimits } from '../accounts/tries/sign-in-limits.ts';
import { passingRows } from '../app/stores/passing-rows.ts';
import { writeAudit } from '../audit/audit.ts';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { forgetOld, keepForgetting } from './forget-old.ts';
import { openState, type StateDatabase, type StateStore } from './open-state.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-11-21T00:00:00Z');
const passing = passingRows({ auditDays: 30 });

describeOnBothStores('forgetting', (place) => {
  let state: StateStore | null = null;
  afterEach(async () => {
    jest.useRealTimers();
    await state?.close();
  });
  const open = async (): Promise<StateDatabase> => {
    state = await openState(await place());
    return state.db;
  };
  const attempt = (attempt_id: string, at: number) => ({ attempt_id, account_key: 'key', address: '10.0.0.1', at });
  const count = async (db: StateDatabase) => {
    const tables = ['session', 'sign_in_attempt', 'verification_code', 'captcha', 'qr_ticket', 'audit'] as const;
    const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    return rows.map(({ length }) => length);
  };

  test('takes what is too old of each kind and leaves the rest', async () => {
    const db = await open();
    const days = { active_from: '20240101', active_to: '20991231' };
    const id = await createAccount(db, { ...days, user_name: 'a', password_hash: '', real_name: 'A' });
    const address = '10.0.0.1';
    for (const old of [1, 0]) {
      await beginSession(db, id, now - 2 * sessionLife - old);
      await db
        .insertInto('sign_in_attempt')
        .values(attempt(`a${old}`, now - signInLimits.window - old))
        .execute();
      const times = { created_at: 0, expires_at: now - day - old };
      const code = { code_id: `v${old}`, purpose_key: 'p', contact_key: 'c', address, code_hash: 'h', sent_at: 0 };
      await db
        .insertInto('verification_code')
        .values({ ...code, expires_at: times.expires_at, wrong_tries: 0, used_at: null })
        .execute();
      const ticket = { ticket_hash: null, ticket_expires_at: null, ticket_used_at: null };
      await db
        .insertInto('captcha')
        .values({ captcha_id: `c${old}`, address, answer_x: 1, judged_at: null, ...times, ...ticket })
        .execute();
      const scene = { qrcode_id: `q${old}`, scene: `s${old}`, purpose: 'login', account_id: null, state: 'waiting' };
      await db
        .insertInto('qr_ticket')
        .values({ ...scene, ...times, address, browser: '', system: '' })
        .execute();
      await writeAudit(db, { at: now - 30 * day - old, actor: 'nobody', action: 'sign-in', accountId: '' });
    }
    expect(await count(db)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(await forgetOld(db, passing, now)).toBe(6);
    expect(await count(db)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await forgetOld(db, passing, now)).toBe(0);
  });

  test('takes what a clock that was ahead has left to the limits', async () => {
    const db = await open();
    const rows = [attempt('later', now + signInLimits.window + 1), attempt('soon', now + signInLimits.window)];
    await db.insertInto('sign_in_attempt').values(rows).execute();
    expect(await forgetOld(db, passing, now)).toBe(1);
    expect(await db.selectFrom('sign_in_attempt').select('attempt_id').execute()).toEqual([{ attempt_id: 'soon' }]);
  });

  test('forgets nothing while the clock of the machine is moved', async () => {
    jest.useFakeTimers({ doNotFake: allTimersBut('setInterval', 'clearInterval') });
    const db = await open();
    const report = jest.fn();
    let off = 0;
    const clock = jest.fn(() => now + off);
    const forgetting = keepForgetting({ db, passing, clock, report });
    await eventually(() => expect(clock).toHaveBeenCalled());
    await db.insertInto('sign_in_attempt').values(attempt('a', now)).execute();
    off = 365 * day;
    jest.advanceTimersByTime(60 * 60 * 1000);
    await eventually(() => expect(String(report.mock.calls[0])).toContain('the clock was moved by 525600 minutes'));
    expect(await count(db)).toEqual([0, 1, 0, 0, 0, 0]);
    await forgetting.close();
  });

  test('takes more than one portion', async () => {
    const db = await open();
    const rows = Array.from({ length: 1200 }, (_, index) => attempt(`a${index}`, 1));
    for (const part of [rows.slice(0, 600), rows.slice(600)])
      await db.insertInto('sign_in_attempt').values(part).execute();
    expect(await forgetOld(db, passing, now)).toBe(1200);
  });

  test('is done at once and every hour, survives a failure, and ends with the server', async () => {
    jest.useFakeTimers({ doNotFake: allTimersBut('setInterval', 'clearInterval') });
    const db = await open();
    const report = jest.fn();
    const clock = jest.fn(() => now);
    const forgetting = keepForgetting({ db, passing, clock, report });
    await eventually(() => expect(clock).toHaveBeenCalledTimes(1));
    clock.mockImplementationOnce(() => {
      throw new Error('no clock');
    });
    jest.advanceTimersByTime(60 * 60 * 1000);
    await eventually(() => expect(report).toHaveBeenCalledTimes(1));
    jest.advanceTimersByTime(60 * 60 * 1000);
    await eventually(() => expect(clock).toHaveBeenCalledTimes(3));
    await forgetting.close();
    jest.advanceTimersByTime(24 * 60 * 60 * 1000);
    expect(clock).toHaveBeenCalledTimes(3);
  });
});

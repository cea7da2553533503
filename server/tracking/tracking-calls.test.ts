import { describe, expect, jest, test } from '@jest/globals';
import type { CallPayload } from '@portal/contract';
import { useAccountServer } from '../accounts/account-test-kit.ts';
import { passingRows } from '../app/stores/passing-rows.ts';
import { forgetOld } from '../state/forget-old.ts';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { trackingLife } from './passing-use.ts';
import { trackingLimits } from './tracking-limits.ts';

const browser: CallPayload<'trackingRegister'> = {
  secret: 'word',
  appId: 'app',
  appVersion: '0.1.0',
  browserResolution: '1440x900',
  browser: 'Chrome',
  browserVersion: '131',
  os: 'Windows',
  visitTime: '2026-11-21 08:00:00',
  userAgent: 'Mozilla/5.0',
};
const visit = (more: object = {}) => ({
  sessionId: '',
  userId: '',
  visitTime: '2026-11-21 08:00:01',
  eventContext: { url: '/sales/trend' },
  eventCode: 'visit',
  eventName: 'visit page',
  resourceCode: '1000/sales-trend',
  resourceName: '销量/趋势',
  ...more,
});

describeOnBothStores('tracking', (place) => {
  const suite = useAccountServer(place, { tracking: { appId: 'app', secret: 'word' }, trackingBytes: 400_000 });
  const register = async (more: object = {}) => {
    const { body } = await suite.server.call('trackingRegister', { ...browser, ...more });
    return body.data?.sessionId ?? '';
  };
  const report = async (event: object, token?: string) =>
    (await suite.server.call('trackingEvent', event, token ? { token } : {})).body;
  const events = () => suite.db.selectFrom('tracking_event').selectAll().orderBy('at').execute();
  const lastOf = async (session: string) => (await events()).filter(({ session_id }) => session_id === session).at(-1);
  const signIn = async (name: string) => {
    await suite.account(name, 'Secret-2027');
    const { body } = await suite.server.call('simpleLogin', { userNm: name, pwd: 'Secret-2027', channel: 1 });
    return { token: body.data?.token ?? '', userId: body.data?.userId ?? '' };
  };

  describe('a session', () => {
    test('S3.049 S7.062 S7.064 is kept with what the browser said of itself, and the network of its address', async () => {
      const sessionId = await register();
      const row = await suite.db
        .selectFrom('tracking_session')
        .selectAll()
        .where('session_id', '=', sessionId)
        .executeTakeFirst();
      expect(row).toEqual({
        session_id: sessionId,
        at: suite.at(),
        network: '127.0.0.0',
        app_version: '0.1.0',
        browser_resolution: '1440x900',
        browser: 'Chrome',
        browser_version: '131',
        os: 'Windows',
        visit_time: browser.visitTime,
        user_agent: 'Mozilla/5.0',
      });
      expect(await register()).not.toBe(sessionId);
    });

    test.each([{ secret: 'other' }, { appId: 'other' }, { secret: '' }])(
      'S7.063 with %j nothing is registered',
      async (wrong) => {
        const { status } = (await suite.server.call('trackingRegister', { ...browser, ...wrong }, { language: 'en' }))
          .body;
        expect(status).toMatchObject({
          status: 403,
          msg2Client: 'This application is not registered with this portal.',
        });
      },
    );

    test('S7.063 what is registered grants nothing: a session is no token', async () => {
      expect(await suite.status('getAuthProducts', {}, { token: await register() })).toBe(100440);
    });

    test('S3.050 S9.020 a time of another form is refused', async () => {
      expect(await suite.status('trackingRegister', { ...browser, visitTime: '2026-11-21T08:00:00Z' })).toBe(400);
      expect(await suite.status('trackingEvent', visit({ visitTime: '8:00' }))).toBe(400);
    });
  });

  describe('an event', () => {
    test('S7.065 S7.066 is kept as it was said, on its day in China', async () => {
      suite.now = Date.parse('2026-11-21T16:30:00Z');
      const sessionId = await register();
      const { data } = await report(visit({ sessionId }));
      expect(data).toEqual({ success: true });
      expect(await lastOf(sessionId)).toMatchObject({
        account_id: '',
        at: suite.at(),
        day: '20261122',
        visit_time: '2026-11-21 08:00:01',
        url: '/sales/trend',
        event_code: 'visit',
        event_name: 'visit page',
        product_id: '1000',
        resource_code: '1000/sales-trend',
        resource_name: '销量/趋势',
        download_api: '',
        download_name: '',
      });
    });

    test.each(['', 'invented', "' or 1=1 --", '\u0000'])(
      'S7.066 of the unknown session %j is no success',
      async (id) => {
        const before = (await events()).length;
        expect((await report(visit({ sessionId: id }))).data).toEqual({ success: false });
        expect((await events()).length).toBe(before);
      },
    );

    test('belongs to an account only when the token of its header is that of the account', async () => {
      const [ann, bob] = [await signIn('ann'), await signIn('bob')];
      const sessionId = await register();
      const says = async (userId: string, token?: string, more: object = {}) => {
        await report(visit({ sessionId, userId, ...more }), token);
        suite.pass(1);
        return (await lastOf(sessionId))?.account_id;
      };
      expect(await says(ann.userId, ann.token)).toBe(ann.userId);
      expect(await says(ann.userId, bob.token)).toBe('');
      expect(await says(ann.userId)).toBe('');
      expect(await says(ann.userId, undefined, { token: ann.token })).toBe('');
      expect(await says(ann.userId, 'invented')).toBe('');
      expect(await says('', ann.token)).toBe('');
    });

    test('S4.007 of a sign-out still belongs to its account, and a minute later to nobody', async () => {
      const { token, userId } = await signIn('cem');
      const sessionId = await register();
      await suite.server.call('logout', {}, { token });
      suite.pass(59_000);
      await report(visit({ sessionId, userId, eventCode: 'click', eventName: 'logout' }), token);
      expect((await lastOf(sessionId))?.account_id).toBe(userId);
      suite.pass(2000);
      await report(visit({ sessionId, userId, eventName: 'late' }), token);
      expect(await lastOf(sessionId)).toMatchObject({ event_name: 'late', account_id: '' });
    });

    test('keeps the path of its page, and nothing that may stand behind it', async () => {
      const sessionId = await register();
      for (const url of ['/sales/trend?token=secret', '/sales/trend#secret']) {
        await report(visit({ sessionId, eventContext: { url } }));
        expect((await lastOf(sessionId))?.url).toBe('/sales/trend');
      }
    });

    test('loses the signs that a store or a terminal would act on', async () => {
      const sessionId = await register({ browser: 'a\u0000b' });
      await report(visit({ sessionId, eventName: 'x\u001b[31m\u0000' }));
      expect((await lastOf(sessionId))?.event_name).toBe('x [31m ');
    });

    test('of one session too many within an hour is refused, and the next hour begins anew', async () => {
      const sessionId = await register();
      const row = visit({ sessionId });
      const first = await suite.status('trackingEvent', row);
      for (let done = 1; done < trackingLimits.eventsOfSession; done += 50)
        await Promise.all(
          Array.from({ length: Math.min(50, trackingLimits.eventsOfSession - done) }, () => report(row)),
        );
      const { status } = await report(row);
      expect([first, status.status]).toEqual([0, 429]);
      const now = Date.now() + trackingLimits.span;
      const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
      expect((await report(row)).data).toEqual({ success: true });
      clock.mockRestore();
    });
  });

  test('whatever an address sends, no more of it is kept in a day than it may, and the trail has one line of it', async () => {
    suite.pass(48 * 60 * 60 * 1000);
    const sessionId = await register();
    const long = '销'.repeat(500);
    const texts = { eventName: long, resourceCode: long, resourceName: long, downloadApi: long, downloadName: long };
    const flood = visit({ ...texts, sessionId, eventContext: { url: `/${'销'.repeat(1900)}` } });
    const refused: unknown[] = [];
    for (let sent = 0; sent < 300; sent += 50) {
      const all = await Promise.all(Array.from({ length: 50 }, () => report(flood)));
      refused.push(...all.map(({ status }) => status.refusal).filter(Boolean));
    }
    expect(new Set(refused)).toEqual(new Set(['tracking.too-much']));
    const remaining = (await events()).filter(({ session_id }) => session_id === sessionId);
    expect(remaining.length).toBeGreaterThan(150);
    expect(remaining.reduce((sum, row) => sum + Buffer.byteLength(Object.values(row).join('')), 0)).toBeLessThan(
      400_000,
    );
    expect(remaining[0]?.resource_name).toBe('销'.repeat(66));
    const lines = await suite.db.selectFrom('audit').selectAll().where('outcome', '=', 'closed').execute();
    const closed = lines.map(({ detail }) => JSON.parse(detail) as { limit: string });
    expect(closed.filter(({ limit }) => limit === 'tracking-of-address')).toHaveLength(1);
    suite.pass(24 * 60 * 60 * 1000);
    expect((await report(visit({ sessionId }))).data).toEqual({ success: true });
  });

  test('what is older than 400 days is forgotten', async () => {
    const sessionId = await register();
    await report(visit({ sessionId }));
    const count = async () => {
      const sessions = await suite.db.selectFrom('tracking_session').selectAll().execute();
      return [sessions.filter(({ session_id }) => session_id === sessionId).length, await lastOf(sessionId)];
    };
    await forgetOld(suite.db, passingRows(suite.server.settings), suite.at() + trackingLife);
    expect(await count()).toEqual([1, expect.objectContaining({ session_id: sessionId })]);
    await forgetOld(suite.db, passingRows(suite.server.settings), suite.at() + trackingLife + 1);
    expect(await count()).toEqual([0, undefined]);
  });
});

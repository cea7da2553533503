import { describe, expect, jest, test } from '@jest/globals';
import Cookies from 'js-cookie';
import { stubGlobal } from '../../tests/support/stub-global.ts';
import { admission } from '../guard/admission.ts';
import { arrive, begin, bodies, pass, trackEachTest, tracking } from '../tracking/testing/tracking.ts';

trackEachTest();

describe('a page', () => {
  test('sends nothing before its first paint and the moment after it, also when it is left', async () => {
    begin();
    await arrive('/sales/trend');
    tracking.background();
    await pass(60_000);
    window.dispatchEvent(new Event('pagehide'));
    expect(tracking.sent).toEqual([]);
    await arrive('/dashboard');
    tracking.paint();
    await pass(999);
    expect(tracking.sent).toEqual([]);
    await pass(10);
    expect(bodies()[0]).toEqual(['register', null]);
  });

  test('S2.150 S2.151 S2.152 S7.065 each change of the route is one visit, with what it belongs to', async () => {
    begin();
    await arrive('/sales/trend');
    tracking.paint();
    await pass(1000);
    await pass(0);
    admission.place = { path: '/sales/trend', search: '?x=1', hash: '' };
    await pass(10);
    await arrive('/dashboard');
    await pass(10);
    const visits = tracking.sent.filter(({ path }) => path === '/api/tracking/tracking').map(({ data }) => data);
    const common = { sessionId: 's1', userId: 'u1', eventCode: 'visit', eventName: 'visit page' };
    expect(visits).toEqual([
      {
        ...common,
        visitTime: '2026-11-21 08:00:00',
        eventContext: { url: '/sales/trend' },
        resourceCode: '1000/sales-trend',
        resourceName: '销量/趋势',
      },
      { ...common, visitTime: '2026-11-21 08:00:01', eventContext: { url: '/dashboard' } },
    ]);
  });

  test('S3.075 S7.062 S7.064 registers once and keeps the session in a cookie of the browser session', async () => {
    begin();
    await arrive('/sales/trend');
    tracking.paint();
    await pass(1100);
    expect(tracking.sent[0]?.path).toBe('/api/tracking/register');
    expect(Object.keys(tracking.sent[0]?.data ?? {})).toHaveLength(9);
    expect(Cookies.get('TRACKING_ID')).toBe('s1');
  });

  test('calls go beside all others: low priority, on their own, with the token in the header', async () => {
    begin();
    await arrive('/sales/trend');
    tracking.paint();
    await pass(1100);
    const options = tracking.sent.at(-1)?.options;
    expect(options).toMatchObject({ keepalive: true, priority: 'low', headers: { token: 'token-1' } });
  });

  test('S8.015 S4.079 failures stand in the console, are never thrown, and end', async () => {
    tracking.answer = () => new Error('no network');
    begin();
    await arrive('/sales/trend');
    tracking.paint();
    await pass(600_000);
    expect(bodies()).toEqual(Array.from({ length: 3 }, () => ['register', null]));
    expect(console.warn).toHaveBeenCalledTimes(3);
    expect(document.body.textContent).toBe('');
  });

  test('S7.066 an answer without success is a failure', async () => {
    Cookies.set('TRACKING_ID', 'old');
    tracking.answer = (path) => (path.endsWith('register') ? { sessionId: 's2' } : { success: false });
    begin();
    await arrive('/sales/trend');
    tracking.paint();
    await pass(2200);
    expect(tracking.sent.map(({ data }) => data.sessionId)).toEqual(['old', undefined, 's2']);
  });

  test('an address that is longer than the server takes is cut', async () => {
    Cookies.set('TRACKING_ID', 's1');
    begin();
    await arrive(`/${'x'.repeat(3000)}`);
    tracking.paint();
    await pass(1100);
    expect(tracking.sent[0]?.data.eventContext).toEqual({ url: `/${'x'.repeat(1999)}` });
  });

  test('without what to register with it sends nothing', async () => {
    begin('nothing');
    await arrive('/sales/trend');
    tracking.paint();
    await pass(10_000);
    expect(tracking.sent).toEqual([]);
  });

  test('within a page of the portal it sends nothing, because that one does; within a foreign page it does', async () => {
    const drawn = async (parent: object) => {
      jest.spyOn(window, 'parent', 'get').mockReturnValue(parent as Window);
      tracking.paint = () => {};
      begin();
      await arrive('/sales/trend');
      tracking.paint();
      await pass(2000);
      tracking.stop();
      return tracking.sent.length;
    };
    expect(await drawn({ location: { origin: window.location.origin } })).toBe(0);
    const foreign = {
      get location(): Location {
        throw new DOMException('foreign', 'SecurityError');
      },
    };
    expect(await drawn(foreign)).toBeGreaterThan(0);
  });

  test('what waits for an idle moment is sent when the page is left', async () => {
    Cookies.set('TRACKING_ID', 's1');
    begin();
    tracking.paint();
    await pass(1000);
    stubGlobal('requestIdleCallback', () => 0);
    await arrive('/sales/trend');
    expect(tracking.sent).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    expect(bodies()).toEqual([['tracking', 'visit page']]);
  });
});

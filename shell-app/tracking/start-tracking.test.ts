import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import Cookies from 'js-cookie';
import { stubGlobal } from '../../tests/support/stub-global.ts';
import { signOut } from '../account/sign-out.ts';
import { areaBoard } from '../areas/area-board.ts';
import { admission } from '../guard/admission.ts';
import { navigate } from '../navigation/place.ts';
import { keepLogin } from '../session/keep-session.ts';
import { session } from '../session/session.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { aLogin, anEntry, freshShell } from '../testing/fresh-shell.ts';
import { startTracking } from './start-tracking.ts';
import { trackDownload } from './track-download.ts';

const client = { appId: 'app', secret: 'word', appVersion: '1.0.0' };
const trend = anEntry('/sales/trend', { id: 'sales-trend', title: '趋势', type: 1 });
const sales = anEntry('/sales', { id: '1000', title: '销量', children: [trend] });

interface Sent {
  path: string;
  options: RequestInit;
  data: Record<string, unknown>;
}

let sent: Sent[] = [];
let paint = () => {};
let background = () => {};
let answer: (path: string) => unknown;
let stop = () => {};

class PaintObserver {
  static supportedEntryTypes = ['paint'];
  constructor(told: (list: { getEntriesByName(name: string): string[] }) => void) {
    const tell = (painted: string) => told({ getEntriesByName: (name) => [painted].filter((one) => one === name) });
    background = () => tell('first-paint');
    paint = () => tell('first-contentful-paint');
  }
  observe() {}
  disconnect() {
    [paint, background] = [() => {}, () => {}];
  }
}

const bodies = () => sent.map(({ path, data }) => [path.split('/').at(-1), data.eventName ?? null]);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const arrive = async (path: string) => {
  navigate(path);
  admission.place = { path, search: '', hash: '' };
  await pass(0);
};
const begin = () => {
  stop = startTracking(client);
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T00:00:00Z') });
  freshShell('/dashboard');
  keepLogin(aLogin());
  session.microAppRoutes = [sales];
  sent = [];
  answer = (path) => (path.endsWith('register') ? { sessionId: 's1' } : { success: true });
  stubGlobal('PerformanceObserver', PaintObserver);
  stubGlobal('requestIdleCallback', (work: () => void) => window.setTimeout(work, 0));
  stubGlobal('fetch', async (address: string, options: RequestInit) => {
    const path = new URL(address, 'http://portal').pathname;
    sent.push({ path, options, data: (JSON.parse(String(options.body)) as { data: Sent['data'] }).data });
    const data = answer(path);
    if (data instanceof Error) throw data;
    return { status: 200, json: async () => ({ status: { status: 0 }, data }) };
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('a page', () => {
  test('sends nothing before its first paint and the moment after it, also when it is left', async () => {
    begin();
    await arrive('/sales/trend');
    background();
    await pass(60_000);
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toEqual([]);
    await arrive('/dashboard');
    paint();
    await pass(999);
    expect(sent).toEqual([]);
    await pass(10);
    expect(bodies()[0]).toEqual(['register', null]);
  });

  test('S2.150 S2.151 S2.152 S7.065 each change of the route is one visit, with what it belongs to', async () => {
    begin();
    await arrive('/sales/trend');
    paint();
    await pass(1000);
    await pass(0);
    admission.place = { path: '/sales/trend', search: '?x=1', hash: '' };
    await pass(10);
    await arrive('/dashboard');
    await pass(10);
    const visits = sent.filter(({ path }) => path === '/api/tracking/tracking').map(({ data }) => data);
    const common = { sessionId: 's1', userId: 'u1', eventCode: 'visit', eventName: 'visit page' };
    expect(visits).toEqual([
      {
        ...{ ...common, visitTime: '2026-11-21 08:00:00', eventContext: { url: '/sales/trend' } },
        ...{ resourceCode: '1000/sales-trend', resourceName: '销量/趋势' },
      },
      { ...common, visitTime: '2026-11-21 08:00:01', eventContext: { url: '/dashboard' } },
    ]);
  });

  test('S3.075 S7.062 S7.064 registers once and keeps the session in a cookie of the browser session', async () => {
    begin();
    await arrive('/sales/trend');
    paint();
    await pass(1100);
    expect(sent[0]?.path).toBe('/api/tracking/register');
    expect(Object.keys(sent[0]?.data ?? {})).toHaveLength(9);
    expect(Cookies.get('TRACKING_ID')).toBe('s1');
  });

  test('calls go beside all others: low priority, on their own, with the token in the header', async () => {
    begin();
    await arrive('/sales/trend');
    paint();
    await pass(1100);
    const options = sent.at(-1)?.options;
    expect(options).toMatchObject({ keepalive: true, priority: 'low', headers: { token: 'token-1' } });
  });

  test('S8.015 S4.079 failures stand in the console, are never thrown, and end', async () => {
    answer = () => new Error('no network');
    begin();
    await arrive('/sales/trend');
    paint();
    await pass(600_000);
    expect(bodies()).toEqual(Array.from({ length: 3 }, () => ['register', null]));
    expect(console.warn).toHaveBeenCalledTimes(3);
    expect(document.body.textContent).toBe('');
  });

  test('S7.066 an answer without success is a failure', async () => {
    Cookies.set('TRACKING_ID', 'old');
    answer = (path) => (path.endsWith('register') ? { sessionId: 's2' } : { success: false });
    begin();
    await arrive('/sales/trend');
    paint();
    await pass(2200);
    expect(sent.map(({ data }) => data.sessionId)).toEqual(['old', undefined, 's2']);
  });

  test('an address that is longer than the server takes is cut', async () => {
    Cookies.set('TRACKING_ID', 's1');
    begin();
    await arrive(`/${'x'.repeat(3000)}`);
    paint();
    await pass(1100);
    expect(sent[0]?.data.eventContext).toEqual({ url: `/${'x'.repeat(1999)}` });
  });

  test('without what to register with it sends nothing', async () => {
    stop = startTracking(undefined);
    await arrive('/sales/trend');
    paint();
    await pass(10_000);
    expect(sent).toEqual([]);
  });

  test('within a page of the portal it sends nothing, because that one does; within a foreign page it does', async () => {
    const shown = async (parent: object) => {
      jest.spyOn(window, 'parent', 'get').mockReturnValue(parent as Window);
      paint = () => {};
      begin();
      await arrive('/sales/trend');
      paint();
      await pass(2000);
      stop();
      return sent.length;
    };
    expect(await shown({ location: { origin: window.location.origin } })).toBe(0);
    const foreign = {
      get location(): Location {
        throw new DOMException('foreign', 'SecurityError');
      },
    };
    expect(await shown(foreign)).toBeGreaterThan(0);
  });

  test('what waits for an idle moment is sent when the page is left', async () => {
    Cookies.set('TRACKING_ID', 's1');
    begin();
    paint();
    await pass(1000);
    stubGlobal('requestIdleCallback', () => 0);
    await arrive('/sales/trend');
    expect(sent).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    expect(bodies()).toEqual([['tracking', 'visit page']]);
  });
});

test('S4.007 the logout is reported as a click, before the logout is called, in the name of who leaves', async () => {
  Cookies.set('TRACKING_ID', 's1');
  begin();
  paint();
  await pass(1000);
  const { seen } = fakeServer({
    logout: () => {
      expect(bodies()).toEqual([['tracking', 'logout']]);
      return { data: null };
    },
  });
  await signOut();
  expect(seen).toHaveLength(1);
  expect(sent[0]?.data).toMatchObject({ eventCode: 'click', userId: 'u1', eventContext: { url: '/dashboard' } });
  expect(sent[0]?.options.headers).toMatchObject({ token: 'token-1' });
});

test('S3.051 S3.054 S3.055 a listed download is one event with its path, name and page; another is none', async () => {
  Cookies.set('TRACKING_ID', 's1');
  begin();
  await arrive('/sales/trend');
  paint();
  await pass(1100);
  trackDownload('/v3/iw-sales-analysis/trend/export?t=1');
  trackDownload('/v3/unlisted/export');
  await pass(10);
  expect(sent.slice(1).map(({ data }) => data)).toMatchObject([
    {
      ...{ eventCode: 'download', eventName: 'download', eventContext: { url: '/sales/trend' } },
      ...{ downloadApi: '/v3/iw-sales-analysis/trend/export', downloadName: '销量趋势导出' },
      ...{ resourceCode: '1000/sales-trend' },
    },
  ]);
});

test('an area that fails is told once, with its name and the kind, and again when it fails again', async () => {
  const told = () => sent.filter(({ path }) => path.endsWith('/area-failed')).map(({ data }) => data);
  Cookies.set('TRACKING_ID', 's1');
  Object.assign(areaBoard, { name: 'sales', state: 'failed', reason: 'not-found', message: 'secret words' });
  begin();
  await pass(500);
  expect(told()).toEqual([]);
  paint();
  await pass(1100);
  expect(told()).toEqual([{ area: 'sales', kind: 'not-found' }]);
  areaBoard.message = 'other words';
  await pass(10);
  expect(told()).toHaveLength(1);
  areaBoard.state = 'loading';
  await pass(10);
  Object.assign(areaBoard, { state: 'failed', reason: 'timed-out' });
  await pass(10);
  expect(told().at(-1)).toEqual({ area: 'sales', kind: 'timed-out' });
  stop();
  areaBoard.state = 'loading';
  await pass(10);
  areaBoard.state = 'failed';
  await pass(10);
  expect(told()).toHaveLength(2);
});

import { afterEach, beforeEach, jest } from '@jest/globals';
import { stubGlobal } from '../../../tests/support/stub-global.ts';
import { startTracking } from '../../boot/start-tracking.ts';
import { admission } from '../../guard/admission.ts';
import { navigate } from '../../navigation/place.ts';
import { keepLogin } from '../../session/keep-session.ts';
import { session } from '../../session/session.ts';
import { aLogin, anEntry, freshShell } from '../../testing/fresh-shell.ts';

const client = { appId: 'app', secret: 'word', appVersion: '1.0.0' };
const trend = anEntry('/sales/trend', { id: 'sales-trend', title: '趋势', type: 1 });
const sales = anEntry('/sales', { id: '1000', title: '销量', children: [trend] });

interface Sent {
  path: string;
  options: RequestInit;
  data: Record<string, unknown>;
}

/** What a test of the tracking sees and may set; new for each test. */
export const tracking: {
  sent: Sent[];
  /** The first paint with content; nothing before somebody waits for it. */
  paint: () => void;
  /** A paint without content. */
  background: () => void;
  answer: (path: string) => unknown;
  stop: () => void;
} = { sent: [], paint: () => {}, background: () => {}, answer: () => null, stop: () => {} };

class PaintObserver {
  static supportedEntryTypes = ['paint'];
  constructor(report: (list: { getEntriesByName(name: string): string[] }) => void) {
    const tell = (painted: string) =>
      report({ getEntriesByName: (name) => [painted].filter((other) => other === name) });
    tracking.background = () => tell('first-paint');
    tracking.paint = () => tell('first-contentful-paint');
  }
  observe() {}
  disconnect() {
    Object.assign(tracking, { paint: () => {}, background: () => {} });
  }
}

/** Begins with what the server gives to register with, or with nothing. */
export const begin = (given: 'client' | 'nothing' = 'client'): void => {
  tracking.stop = startTracking(given === 'client' ? client : undefined);
};

/** Lets so much time pass, in ms. */
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

export const arrive = async (path: string): Promise<void> => {
  navigate(path);
  admission.place = { path, search: '', hash: '' };
  await pass(0);
};

/** What was sent so far: the end of each path, and the name of the event. */
export const bodies = () => tracking.sent.map(({ path, data }) => [path.split('/').at(-1), data.eventName ?? null]);

/** Gives each test of a file a person, a clock, and a server that takes records. */
export function trackEachTest(): void {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse('2026-11-21T00:00:00Z') });
    freshShell('/dashboard');
    keepLogin(aLogin());
    session.microAppRoutes = [sales];
    tracking.sent = [];
    tracking.answer = (path) => (path.endsWith('register') ? { sessionId: 's1' } : { success: true });
    stubGlobal('PerformanceObserver', PaintObserver);
    stubGlobal('requestIdleCallback', (work: () => void) => window.setTimeout(work, 0));
    stubGlobal('fetch', async (address: string, options: RequestInit) => {
      const path = new URL(address, 'http://portal').pathname;
      tracking.sent.push({ path, options, data: (JSON.parse(String(options.body)) as { data: Sent['data'] }).data });
      const data = tracking.answer(path);
      if (data instanceof Error) throw data;
      return { status: 200, json: async () => ({ status: { status: 0 }, data }) };
    });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    tracking.stop();
    jest.useRealTimers();
  });
}

import { afterEach, expect, jest, test } from '@jest/globals';
import Cookies from 'js-cookie';
import { signOut } from '../account/sign-out.ts';
import { areaBoard, noArea } from '../areas/area-board.ts';
import { needTables } from '../areas/area-tables.ts';
import { takeAreas } from '../areas/known-areas.ts';
import { setLanguage } from '../i18n/language.ts';
import { dropSession, keepLogin } from '../session/keep-session.ts';
import { type FakeAnswer, fakeServer } from '../testing/fake-server.ts';
import { aLogin } from '../testing/fresh-shell.ts';
import { arrive, begin, bodies, pass, trackEachTest, tracking } from './testing/tracking.ts';
import { trackDownload } from './track-download.ts';

trackEachTest();
afterEach(() => void Object.assign(areaBoard, noArea));

test('S4.007 the logout is reported as a click, before the logout is called, in the name of who leaves', async () => {
  Cookies.set('TRACKING_ID', 's1');
  begin();
  tracking.paint();
  await pass(1000);
  const { seen } = fakeServer({
    logout: () => {
      expect(bodies()).toEqual([['tracking', 'logout']]);
      return { data: null };
    },
  });
  await signOut();
  expect(seen).toHaveLength(1);
  expect(tracking.sent[0]?.data).toMatchObject({
    eventCode: 'click',
    userId: 'u1',
    eventContext: { url: '/dashboard' },
  });
  expect(tracking.sent[0]?.options.headers).toMatchObject({ token: 'token-1' });
});

test('S3.051 S3.054 S3.055 a listed download is one event with its path, name and page; another is none', async () => {
  Cookies.set('TRACKING_ID', 's1');
  begin();
  await arrive('/sales/trend');
  tracking.paint();
  await pass(1100);
  trackDownload('/v3/iw-sales-analysis/trend/export?t=1');
  trackDownload('/v3/unlisted/export');
  await pass(10);
  expect(tracking.sent.slice(1).map(({ data }) => data)).toMatchObject([
    {
      eventCode: 'download',
      eventName: 'download',
      eventContext: { url: '/sales/trend' },
      downloadApi: '/v3/iw-sales-analysis/trend/export',
      downloadName: '销量趋势导出',
      resourceCode: '1000/sales-trend',
    },
  ]);
});

test('S3.052 S3.055 what a download is called may come after the press: it is told with the place of the press', async () => {
  Cookies.set('TRACKING_ID', 's1');
  takeAreas(undefined);
  const downloads = { '/v3/iw-map/export': { zh_CN: '地图导出', en: 'map export' } };
  const { named } = fakeServer({ getAreaTables: { data: { links: {}, downloads, spellings: {} } } });
  begin();
  await arrive('/sales/trend');
  tracking.paint();
  await pass(1100);
  trackDownload('/v3/iw-map/export');
  await arrive('/dashboard');
  await pass(100);
  trackDownload('/v3/iw-map/export');
  trackDownload('/v3/unlisted/export');
  await pass(100);
  const recorded = tracking.sent.map(({ data }) => data).filter(({ eventCode }) => eventCode === 'download');
  expect(recorded).toMatchObject([
    { eventContext: { url: '/sales/trend' }, downloadName: '地图导出', resourceCode: '1000/sales-trend' },
    { eventContext: { url: '/dashboard' }, downloadName: '地图导出' },
  ]);
  expect(named('getAreaTables')).toHaveLength(1);
});

const mapDownloads = { '/v3/iw-map/export': { zh_CN: '地图导出', en: 'map export' } };
const mapTables = { links: {}, downloads: mapDownloads, spellings: {} };
const recordedDownloads = () =>
  tracking.sent.map(({ data }) => data).filter(({ eventCode }) => eventCode === 'download');

/** The page reports by now, and its server answers for its areas as told. */
async function reporting(answer: () => FakeAnswer | Promise<FakeAnswer>) {
  Cookies.set('TRACKING_ID', 's1');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  takeAreas(undefined);
  const { named } = fakeServer({ getAreaTables: answer });
  begin();
  tracking.paint();
  await pass(1100);
  return () => named('getAreaTables').length;
}

test('S3.054 what one account has taken away is never recorded for the next', async () => {
  const answers: ((answer: FakeAnswer) => void)[] = [];
  await reporting(() => new Promise((resolve) => answers.push(resolve)));
  trackDownload('/v3/iw-map/export');
  await pass(10);
  dropSession();
  keepLogin(aLogin({ token: 'token-2', userId: 'u2' }));
  void needTables();
  await pass(10);
  expect(answers).toHaveLength(2);
  for (const answer of answers) answer({ data: mapTables });
  await pass(100);
  expect(recordedDownloads()).toEqual([]);
  trackDownload('/v3/iw-map/export');
  await pass(100);
  expect(recordedDownloads()).toMatchObject([{ userId: 'u2' }]);
});

test('S3.054 a download whose name cannot be had at once is recorded later, as it was pressed', async () => {
  let answer: FakeAnswer = new Error('down');
  await reporting(() => answer);
  trackDownload('/v3/iw-map/export');
  await pass(10);
  answer = { data: mapTables };
  setLanguage('en');
  await pass(31_000);
  expect(recordedDownloads()).toMatchObject([{ downloadName: '地图导出', visitTime: '2026-11-21 08:00:01' }]);
});

test('S3.054 once an area stands, a page that goes right after the press has recorded what was taken away', async () => {
  const asked = await reporting(() => ({ data: mapTables }));
  expect(asked()).toBe(0);
  Object.assign(areaBoard, { standing: 'map' });
  await pass(10);
  expect(asked()).toBe(1);
  trackDownload('/v3/iw-map/export');
  window.dispatchEvent(new Event('pagehide'));
  expect(recordedDownloads()).toHaveLength(1);
  Object.assign(areaBoard, { standing: null });
  await pass(10);
  Object.assign(areaBoard, { standing: 'sales' });
  await pass(10);
  expect(asked()).toBe(1);
});

test('a page that reports nothing asks for no names', async () => {
  begin('nothing');
  takeAreas(undefined);
  const { named } = fakeServer({ getAreaTables: { data: mapTables } });
  Object.assign(areaBoard, { standing: 'map' });
  await pass(10_000);
  trackDownload('/v3/iw-map/export');
  await pass(100);
  expect(named('getAreaTables')).toEqual([]);
});

test('an area that fails is told once, with its name and the kind, and again when it fails again', async () => {
  const reported = () => tracking.sent.filter(({ path }) => path.endsWith('/area-failed')).map(({ data }) => data);
  Cookies.set('TRACKING_ID', 's1');
  Object.assign(areaBoard, { name: 'sales', state: 'failed', reason: 'not-found', message: 'secret words' });
  begin();
  await pass(500);
  expect(reported()).toEqual([]);
  tracking.paint();
  await pass(1100);
  expect(reported()).toEqual([{ area: 'sales', kind: 'not-found' }]);
  areaBoard.message = 'other words';
  await pass(10);
  expect(reported()).toHaveLength(1);
  areaBoard.state = 'loading';
  await pass(10);
  Object.assign(areaBoard, { state: 'failed', reason: 'timed-out' });
  await pass(10);
  expect(reported().at(-1)).toEqual({ area: 'sales', kind: 'timed-out' });
  tracking.stop();
  areaBoard.state = 'loading';
  await pass(10);
  areaBoard.state = 'failed';
  await pass(10);
  expect(reported()).toHaveLength(2);
});

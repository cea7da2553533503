import { expect, test } from '@jest/globals';
import Cookies from 'js-cookie';
import { signOut } from '../account/sign-out.ts';
import { areaBoard } from '../areas/area-board.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { arrive, begin, bodies, pass, trackEachTest, tracking } from './testing/tracking.ts';
import { trackDownload } from './track-download.ts';

trackEachTest();

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

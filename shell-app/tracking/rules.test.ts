import { beforeAll, expect, test } from '@jest/globals';
import { chinaTime } from '@portal/contract';
import { areasOfPage } from '../../tests/support/areas-of-page.ts';
import { downloadTable, takeAreas } from '../areas/known-areas.ts';
import { anEntry } from '../testing/fresh-shell.ts';
import { describeBrowser } from './describe-browser.ts';
import { downloadNames } from './download-names.ts';
import { clickEvent } from './events.ts';
import { registration } from './page-tracker.ts';
import { resourceOf } from './resource-of.ts';

beforeAll(() => takeAreas(areasOfPage()));

test.each([
  ['2026-11-20T16:00:00.999Z', '2026-11-21 00:00:00'],
  ['2026-12-31T15:59:59Z', '2026-12-31 23:59:59'],
])('S3.050 S9.020 %s is %s, as clocks in China show it', (instant, text) =>
  expect(chinaTime(Date.parse(instant))).toBe(text),
);

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
    'Chrome',
    '131.0.0.0',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36 Edg/131.0.2903.51',
    'Edge',
    '131.0.2903.51',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
    'Safari',
    '18.1',
    'macOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', '132.0', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.53',
    'WeChat',
    '8.0.53',
    'iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Version/4.0 Chrome/121.0 MQQBrowser/15.2 Mobile Safari/537.36',
    'QQ Browser',
    '15.2',
    'Android',
  ],
  ['curl/8.1', 'other', '', 'other'],
])('S3.049 %s', (userAgent, browser, browserVersion, os) =>
  expect(describeBrowser(userAgent)).toEqual({ browser, browserVersion, os }),
);

test('S3.049 S7.062 S7.063 what is registered has the nine keys, with what the configuration says', () => {
  const described = registration({ appId: 'app', secret: 'word', appVersion: '1.2.3' }, 0);
  const keys = ['appId', 'appVersion', 'browser', 'browserResolution', 'browserVersion', 'os', 'secret', 'userAgent'];
  expect(Object.keys(described).sort()).toEqual([...keys, 'visitTime']);
  expect(described).toMatchObject({
    appId: 'app',
    secret: 'word',
    appVersion: '1.2.3',
    visitTime: '1970-01-01 08:00:00',
  });
  expect(described.browserResolution).toMatch(/^\d+x\d+$/);
});

const overview = anEntry('/sales/overview', { id: 'sales-overview', title: '市场总览', type: 1 });
const model = anEntry('/sales/trend/model', { id: '', key: 'model', title: '车型', type: 1 });
const routes = [
  anEntry('/sales', {
    id: '1000',
    title: '销量分析',
    children: [overview, anEntry('/more', { id: 'more', title: '更多', children: [model] })],
  }),
  anEntry('/news:8081', { id: '1017', title: '新闻', children: [anEntry('https://a.example/news', { id: 'out' })] }),
];

test.each([
  ['/sales/overview', '1000/sales-overview', '销量分析/市场总览'],
  ['/sales/overview/7', '1000/sales-overview', '销量分析/市场总览'],
  ['/sales/trend/model', '1000/more/model', '销量分析/更多/车型'],
  ['/sales/elsewhere', '1000', '销量分析'],
  ['/news/x', '1017', '新闻'],
])('S2.151 %s is the resource %s', (path, resourceCode, resourceName) =>
  expect(resourceOf(routes, path)).toEqual({ resourceCode, resourceName }),
);

test.each(['/dashboard', '/salesforce', '/'])('S2.151 %s is in no menu', (path) =>
  expect(resourceOf(routes, path)).toBeNull(),
);

test('S2.147 the id, else the key, and the name, else the title', () => {
  const [named, keyed] = [anEntry('/x', { id: '', key: 'x', title: 'X' }), anEntry('/x', { id: '7', key: 'x' })];
  expect(clickEvent(named)).toMatchObject({ resourceCode: 'x', resourceName: 'X' });
  expect(clickEvent(keyed)).toMatchObject({ resourceCode: '7' });
  const product = { id: '7', key: 'x', productName: 'Seven', memo: '', path: '/x' };
  expect(clickEvent(product)).toMatchObject({ resourceCode: '7', resourceName: 'Seven' });
});

test('S3.053 the five exports that are named are in the table', () => {
  const names = Object.values(downloadTable({})).map(({ en }) => en);
  const wanted = ['sales trend export', 'price trend export', 'terminal incentive export', 'config comparison export'];
  expect(names).toEqual(expect.arrayContaining([...wanted, 'policy file download']));
});

test('S3.052 every line of the table is a path with a name in both languages, and is found by it', () => {
  expect(Object.keys(downloadTable({})).length).toBeGreaterThanOrEqual(8);
  for (const [path, { zh_CN, en }] of Object.entries(downloadTable({}))) {
    expect(downloadNames(path, 'zh_CN', {})).toEqual({ downloadApi: path, downloadName: zh_CN });
    expect(downloadNames(path, 'en', {})?.downloadName).toBe(en);
    expect(zh_CN).toMatch(/\p{Script=Han}/u);
    expect(en).toMatch(/^[a-z -]+$/i);
  }
});

test.each([
  '/v3/iw-sales-analysis/trend/export?t=1&language=en',
  '/api/v3/iw-sales-analysis/trend/export',
  'https://api.example.com/api/v3/iw-sales-analysis/trend/export/?x#y',
])('A40 %s is found by its path alone', (address) =>
  expect(downloadNames(address, 'en', {})).toEqual({
    downloadApi: '/v3/iw-sales-analysis/trend/export',
    downloadName: 'sales trend export',
  }),
);

test('S3.056 a line that the manifest of an area adds makes its path tracked', () => {
  expect(downloadNames('/v3/iw-new/export', 'en', {})).toBeNull();
  const areas = areasOfPage();
  takeAreas({ ...areas, downloads: { '/v3/iw-new/export': { zh_CN: '新的导出', en: 'new export' } } });
  expect(downloadNames('/v3/iw-new/export', 'en', {})?.downloadName).toBe('new export');
  takeAreas(areas);
});

test('S3.052 S3.056 the tables of the account bring the names of the exports of its areas', () => {
  takeAreas(undefined);
  const downloads = { '/v3/iw-map/export': { zh_CN: '地图导出', en: 'map export' } };
  expect(downloadNames('/v3/iw-map/export', 'en', downloads)?.downloadName).toBe('map export');
  expect(downloadNames('/v3/iw-map/export', 'en', {})).toBeNull();
  takeAreas(areasOfPage());
});

test.each(['', 'constructor', '/v3/iw-sales-analysis/trend', 'http://['])('A40 %j is not tracked', (address) =>
  expect(downloadNames(address, 'en', {})).toBeNull(),
);

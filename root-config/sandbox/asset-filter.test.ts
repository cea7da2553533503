import { expect, test } from '@jest/globals';
import { areaAssets } from './area-assets.ts';
import { assetFilter } from './asset-filter.ts';

test('S9.051 S9.052 maps and statistics are left to the page, and so are configured names; others are not', () => {
  const leftToPage = assetFilter(['Widgets.Example.com', '']);
  expect(leftToPage('https://api.map.baidu.com/api?v=3.0')).toBe(true);
  expect(leftToPage('https://hm.baidu.com/hm.js')).toBe(true);
  expect(leftToPage('https://widgets.example.com/loader.js')).toBe(true);
  expect(leftToPage('https://portal.example.com/assets/portal-area-sales.js')).toBe(false);
  expect(assetFilter()('https://widgets.example.com/loader.js')).toBe(false);
});

test('S9.051 an asset with an excluded name is not counted as the area’s own', () => {
  const frame = 'https://portal.example.com/assets/';
  const owns = areaAssets(`${frame}portal-area-sales.0f3a.js`, frame, assetFilter());
  expect(owns('https://api.map.baidu.com/map.css')).toBe(false);
  expect(owns('https://elsewhere.example.com/own.css')).toBe(true);
});

test('of the files in one folder an area owns those with its name', () => {
  const frame = 'https://portal.example.com/assets/';
  const owns = areaAssets(`${frame}portal-area-sales.0f3a.js`, frame, () => false);
  expect(owns(`${frame}portal-area-sales.page.1b2c.css`)).toBe(true);
  expect(owns(`${frame}portal-area-sales-plan.page.1b2c.css`)).toBe(false);
  expect(owns(`${frame}portal-ui-analysis.1b2c.css`)).toBe(false);
});

test('an area from elsewhere owns its folder', () => {
  const frame = 'https://portal.example.com/assets/';
  const owns = areaAssets('http://localhost:8090/index.js?retry=1', frame, () => false);
  expect(owns('http://localhost:8090/page.css')).toBe(true);
  expect(owns(`${frame}portal-ui.css`)).toBe(false);
});

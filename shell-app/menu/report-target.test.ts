import { expect, test } from '@jest/globals';
import { anEntry } from '../testing/fresh-shell.ts';
import { isReportOfProduct, reportTarget } from './report-target.ts';

const link = (path: string, title: string) => anEntry(path, { title });
const sales = (...children: ReturnType<typeof link>[]) => anEntry('/sales', { id: '1000', key: 'sales', children });

test.each(['VIP report', 'vip Report', 'VIP报告', 'VIP 报告'])('S2.051 A11 the child titled %s', (title) => {
  const menus = [sales(link('/sales/overview', 'Overview'), anEntry('/g', { children: [link('/sales/vip', title)] }))];
  expect(reportTarget(menus, '1000')).toBe('/sales/vip');
  expect(reportTarget(menus, 'sales')).toBe('/sales/vip');
});

test('S2.052 A11 without it the first page of the product, else the product, else the root', () => {
  expect(reportTarget([sales(link('/sales/overview', 'Overview'))], '1000')).toBe('/sales/overview');
  expect(reportTarget([sales()], '1000')).toBe('/sales');
  expect(reportTarget([sales()], 'nothing')).toBe('/');
  expect(reportTarget([sales()], null)).toBe('/');
});

test('S2.052 nothing leads back to /report itself, or to another site', () => {
  expect(reportTarget([sales(link('/report', 'VIP report'))], '1000')).toBe('/sales');
  expect(reportTarget([anEntry('/report', { id: '7' })], '7')).toBe('/');
  const foreign = anEntry('https://a.example', { id: '8' });
  expect(reportTarget([foreign], '8')).toBe('/');
});

test('S2.051 S6.013 a report page opens by its product, which the address then names', () => {
  const menus = [sales(link('/report/monthly', 'VIP report'))];
  expect(reportTarget(menus, 'sales')).toBe('/report/monthly?product=1000');
  expect(isReportOfProduct(menus, '/report/monthly', '?product=1000')).toBe(true);
  expect(isReportOfProduct(menus, '/report/monthly', '?product=9')).toBe(false);
  expect(isReportOfProduct(menus, '/report/monthly', '')).toBe(false);
  expect(isReportOfProduct(menus, '/sales/x', '?product=1000')).toBe(false);
});

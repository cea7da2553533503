import { expect, test } from '@jest/globals';
import { hostedReport, ownReport, reportIdOf } from './report-source.ts';

const host = 'https://reports.example';

test('S2.024 A11 the path names the report', () => {
  expect(reportIdOf('/report/market-2024')).toBe('market-2024');
  expect(hostedReport('/report/a/b', host)).toBe('https://reports.example/reports/a/b');
});

test.each(['/report//evil.example', '/report/https://evil.example', '/report/\\evil.example', '/report/@evil.example'])(
  'A11 %s stays where reports are',
  (path) => {
    const url = new URL(hostedReport(path, host));
    expect(url.origin).toBe(host);
    expect(url.pathname.startsWith('/reports/')).toBe(true);
  },
);

test('A11 an answer that leads elsewhere is not shown', () => {
  expect(ownReport('/reports/r1?key=k', 'dark')).toBe('/reports/r1?key=k&theme=dark');
  for (const address of ['https://evil.example/reports/x', '//evil.example/reports/x', '/other/x', '/reports/../x'])
    expect(ownReport(address, '#3366FF')).toBeNull();
});

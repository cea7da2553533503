import { expect, test } from 'vitest';
import { reportSource } from './report-source.ts';

const site = 'https://portal.example';
const hostOf = (path: string, origin?: string) => new URL(reportSource(path, origin), site).origin;

test('S2.024 A11 the report of the path, on this site or on the configured host', () => {
  expect(reportSource('/report/market-2024')).toBe('/reports/market-2024');
  expect(reportSource('/report/a/b', 'https://reports.example')).toBe('https://reports.example/reports/a/b');
});

test.each(['/report//evil.example', '/report/https://evil.example', '/report/\\evil.example', '/report/@evil.example'])(
  'A11 %s stays where reports are',
  (path) => {
    expect(hostOf(path)).toBe(site);
    expect(hostOf(path, 'https://reports.example')).toBe('https://reports.example');
    expect(new URL(reportSource(path), site).pathname.startsWith('/reports/')).toBe(true);
  },
);

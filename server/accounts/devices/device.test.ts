import { expect, test } from '@jest/globals';
import { deviceOf } from './device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each<[string, unknown, string]>([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome 140', 'Windows'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) ${webkit} Mobile/15E148 MicroMessenger/8.0.44`,
    'WeChat 8',
    'iOS',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; rv:120.0) Gecko/20100101 Firefox/120.0', 'Firefox 120', 'Windows'],
  ['', '', ''],
  ['nobody knows', '', ''],
  [`Chrome/${'9'.repeat(100_000)}`, expect.stringMatching(/^Chrome 9{33}$/), ''],
])('%.60s is named', (userAgent, browser, system) => expect(deviceOf(userAgent)).toEqual({ browser, system }));

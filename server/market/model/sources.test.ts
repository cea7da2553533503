import { expect, test } from '@jest/globals';
import { sources } from './index.ts';

/** Wholesale, association sales and retail differ by a tenth and more: a code under another's words misleads. */
test.each([
  ['DATASOURCE_CLH_PIFA', /^协会批发量/, /^Association wholesale volume/, '协会批发量', 'Association wholesale volume'],
  ['DATASOURCE_CLH_SALES', /^协会销量/, /^Association sales volume/, '协会销量', 'Association sales volume'],
  ['DATASOURCE_ZD_LINGSHOU', /^终端零售量/, /^Terminal retail volume/, '终端零售量', 'Terminal retail volume'],
] as const)('S3.037 %s is what the specification says', (code, zh_CN, en, chinese, english) => {
  expect(sources[code].definition.zh_CN).toMatch(zh_CN);
  expect(sources[code].definition.en).toMatch(en);
  expect(sources[code].name).toEqual({ zh_CN: chinese, en: english });
});

test('S3.037 there are three sources', () => expect(Object.keys(sources)).toHaveLength(3));

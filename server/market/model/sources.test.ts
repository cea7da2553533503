import { expect, test } from '@jest/globals';
import { sources } from './index.ts';

/** Wholesale, association sales and retail differ by a tenth and more: a code under another's words misleads. */
test.each([
  ['DATASOURCE_CLH_PIFA', /^协会.*批发量/, /^Association wholesale volume/, '批发量', 'Wholesale'],
  ['DATASOURCE_CLH_SALES', /^协会.*销量/, /^Association sales volume/, '销量', 'Association sales'],
  ['DATASOURCE_ZD_LINGSHOU', /^终端零售量/, /^Terminal retail volume/, '零售量', 'Retail'],
] as const)('S3.037 %s is what the specification says', (code, zh_CN, en, chinese, english) => {
  expect(sources[code].definition.zh_CN).toMatch(zh_CN);
  expect(sources[code].definition.en).toMatch(en);
  expect(sources[code].name.zh_CN).toContain(chinese);
  expect(sources[code].name.en).toContain(english);
});

test('S3.037 there are three sources', () => expect(Object.keys(sources)).toHaveLength(3));

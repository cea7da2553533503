import { expect, test } from '@jest/globals';
import { dataSources } from '@portal/contract';
import { builtInSources, inOrder, sourceIn, sourceNumber } from './index.ts';

/** Wholesale, association sales and retail differ by a tenth and more: a code under another's words misleads. */
test.each([
  ['DATASOURCE_CLH_PIFA', /^协会批发量/, /^Association wholesale volume/, '协会批发量', 'Association wholesale volume'],
  ['DATASOURCE_CLH_SALES', /^协会销量/, /^Association sales volume/, '协会销量', 'Association sales volume'],
  ['DATASOURCE_ZD_LINGSHOU', /^终端零售量/, /^Terminal retail volume/, '终端零售量', 'Terminal retail volume'],
] as const)('S3.037 %s is what the specification says', (code, zh_CN, en, chinese, english) => {
  const { name, definition } = sourceIn([], code);
  expect(definition.zh_CN).toMatch(zh_CN);
  expect(definition.en).toMatch(en);
  expect(name).toEqual({ zh_CN: chinese, en: english });
});

test('S3.037 three sources are built in, and keep their numbers', () => {
  expect(builtInSources.map(({ key }) => key)).toEqual([...dataSources]);
  expect(dataSources.map(sourceNumber)).toEqual([1, 2, 3]);
});

test('a source that a release brings has its own words, a number that follows from its key, and stands last', () => {
  const exported = { key: 'DATASOURCE_EXPORT', name: { zh_CN: '出口量', en: 'Export volume' } } as const;
  expect(sourceIn([exported], 'DATASOURCE_EXPORT').name).toEqual(exported.name);
  expect(sourceIn([], 'DATASOURCE_EXPORT').name.en).toBe('DATASOURCE_EXPORT');
  // Nobody renames what the specification names.
  const renamed = { ...exported, key: 'DATASOURCE_CLH_PIFA' } as const;
  expect(sourceIn([renamed], 'DATASOURCE_CLH_PIFA').name.en).toBe('Association wholesale volume');
  const number = sourceNumber('DATASOURCE_EXPORT');
  expect(number).toBe(sourceNumber('DATASOURCE_EXPORT'));
  expect(number).toBeGreaterThan(3);
  expect(number).toBeLessThan(2 ** 15);
  const keys = ['DATASOURCE_PRODUCTION', 'DATASOURCE_ZD_LINGSHOU', 'DATASOURCE_EXPORT', 'DATASOURCE_CLH_PIFA'] as const;
  expect(inOrder(keys.map((key) => ({ key }))).map(({ key }) => key)).toEqual([keys[3], keys[1], keys[2], keys[0]]);
});

import { beforeEach, expect, test } from '@jest/globals';
import type { Language, ManufacturerRank } from '@portal/contract';
import { setLanguage } from '../../../shell-app/i18n/language.ts';
import { freshShell } from '../../../shell-app/testing/fresh-shell.ts';
import { lines, price, salesIndex } from '../testing/answers.ts';
import { monthReading, type ReadingParts } from './month-reading.ts';
import { sayReading } from './phrases.ts';

beforeEach(() => freshShell());

const makers: ManufacturerRank = { year: '2024', month: '3', preliminary: false, salesRanks: lines };
const all: ReadingParts = { sales: salesIndex(2_310_400), makers, price };
const read = (language: Language, parts: Partial<ReadingParts> = all) => {
  setLanguage(language);
  return monthReading({ sales: null, makers: null, price: null, ...parts }, sayReading, language);
};

test('the month in a line, in English', () => {
  expect(read('en')).toBe(
    '2024/03 (preliminary): passenger-vehicle sales 2.31m, +10.0% YoY; NEV penetration 41.2% (-5.0 pp); 名称1 leads with a 10.0% share; transaction price 158.3k yuan (-3.1%); discount 12.1%.',
  );
});

test('and in Chinese', () => {
  expect(read('zh_CN')).toBe(
    '2024/03（初步数据）：乘用车销量 231.0 万辆，同比 +10.0%；新能源渗透率 41.2%（-5.0 百分点）；名称1居首，份额 10.0%；成交价 15.83 万元（-3.1%）；折扣率 12.1%。',
  );
});

test('a figure of another month says so, and what is missing is left out', () => {
  const sales = { ...salesIndex(912_345), month: '2024-04', shareIndex: { value: null, yoy: null } };
  expect(read('en', { sales: { ...sales, monthIndex: { value: 912_345, yoy: null } }, makers })).toBe(
    '2024/04: passenger-vehicle sales 912.3k. 2024/03: 名称1 leads with a 10.0% share.',
  );
  expect(read('en', {})).toBe('');
  expect(read('en', { sales: { ...sales, monthIndex: { value: null, yoy: null } } })).toBe('');
});

test('nobody leads where all that sold is of nobody named', () => {
  const nobody = lines.map((line) => ({ ...line, rank: null }));
  expect(read('en', { makers: { ...makers, salesRanks: nobody } })).toBe('');
});

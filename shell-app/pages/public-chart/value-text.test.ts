import { expect, test } from '@jest/globals';
import { valueText } from './value-text.ts';

const written = (values: number[], language: 'zh_CN' | 'en') => {
  const points = values.map((value, at) => ({ name: String(at), value }));
  return values.map((value) => valueText({ format: 'count', points }, value, language));
};

test('figures beside one another are written in one unit, that of the largest', () => {
  expect(written([9956, 11_292], 'zh_CN')).toEqual(['9,956', '11,292']);
  expect(written([327_964, 88_490, 6210], 'zh_CN')).toEqual(['32.8 万', '8.8 万', '0.6 万']);
  expect(written([327_964, 88_490], 'en')).toEqual(['328.0k', '88.5k']);
});

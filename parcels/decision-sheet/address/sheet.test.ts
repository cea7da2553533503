import { expect, test } from '@jest/globals';
import { queryOf, readSheet, searchOf } from './sheet.ts';

test.each([
  '',
  '?model=m%26+1&change=-3',
  '?subModel=s&target=msrp&change=-8000&unit=yuan&passed=80&matched=50',
  '?model=m&basis=assumed&response=-2.5%7E-1&baseline=100%7E200',
  '?kind=incentive&model=m&change=-2000',
  '?kind=launch&subModel=s&segment=A&price=99800',
  '?kind=launch&segment=A&fuel=BEV&price=99800&with=a%2Cb&cannibalised=10%7E30&discount=0%7E5',
])('S2.016 the address keeps all of a sheet: %s', (search) => {
  expect(searchOf(readSheet(search))).toBe(search);
});

test('what an address cannot mean is left out', () => {
  const plain = readSheet('');
  expect(readSheet('?kind=war&change=1e9&target=x&response=5&matched=many&unit=kg')).toEqual(plain);
  expect(readSheet(`?model=${'x'.repeat(81)}`).subject).toBeNull();
  expect(readSheet('?kind=incentive&unit=part').unit).toBe('yuan');
});

test('S2.016 a sheet is asked in parts and yuan, with what its kind uses alone', () => {
  expect(queryOf(readSheet('?model=m&matched=50&passed=80'))).toEqual({
    kind: 'price',
    target: 'tp',
    subject: { dimension: 'model', key: 'm' },
    change: { value: -0.05, unit: 'part' },
    matched: 0.5,
  });
  expect(queryOf(readSheet('?model=m&target=msrp&unit=yuan&change=-5000&passed=80'))).toMatchObject({
    change: { value: -5000, unit: 'yuan' },
    passed: 0.8,
  });
  expect(queryOf(readSheet('?kind=launch&model=m&with=&cannibalised=0~20'))).toEqual({
    kind: 'launch',
    subject: { dimension: 'model', key: 'm' },
    segment: 'SUV_A',
    price: 150_000,
    comparables: [],
    cannibalised: { low: 0, high: 0.2 },
  });
});

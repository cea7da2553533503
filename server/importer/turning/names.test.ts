import { expect, test } from '@jest/globals';
import { namesApart, unitOf, withUnit } from './names.ts';

test.each([
  ['轴距(mm)', '轴距', 'mm'],
  ['长*宽*高（mm）', '长*宽*高', 'mm'],
  ['百公里耗电量(kWh/100km)', '百公里耗电量', 'kWh/100km'],
  ['最高车速 [公里/小时]', '最高车速', '公里/小时'],
  ['座椅(前排)', '座椅(前排)', ''],
  ['(mm)', '(mm)', ''],
])('%s is %s in %s', (name, bare, unit) => expect(unitOf(name)).toEqual([bare, unit]));

test('a unit goes behind numbers alone', () => {
  expect(['2920', '4980*1890*1495', '12.8英寸', 'L2', '10-80'].map((text) => withUnit(text, 'mm'))).toEqual([
    '2920 mm',
    '4980*1890*1495 mm',
    '12.8英寸',
    'L2',
    '10-80 mm',
  ]);
});

test('what is called alike is named apart in its order, or refused with how often it stands', () => {
  const apart = namesApart({ seats: ['seats', 'memory'] });
  expect(apart.names(['roof', 'seats', 'wheels', 'seats'])).toEqual(['roof', 'seats', 'wheels', 'memory']);
  apart.end();
  expect(() => apart.names(['seats'])).toThrow('has 2 names for "seats", which stands 1 times in the file');
  expect(() => namesApart({ roof: ['a', 'b'] }).end()).toThrow('which stands 0 times');
});

import { expect, test } from '@jest/globals';
import { areaModuleName, areaName, isAreaModule } from './area-name.ts';

test('S2.048 an area is shown by the module of its name; /sq by that of /channel', () => {
  expect(['sales', 'sq', 'constructor'].map(areaModuleName)).toEqual([
    '@portal/area-sales',
    '@portal/area-channel',
    '@portal/area-constructor',
  ]);
});

test('areaName is the name without the prefix of areas', () => {
  expect(areaName('@portal/area-sales')).toBe('sales');
  expect(['@portal/area-sales', '@portal/ui', 'react'].map(isAreaModule)).toEqual([true, false, false]);
});

import { expect, test } from '@jest/globals';
import { softwareFile } from './file.ts';

test('an update of a day to come is refused, also within this month; one of today is not', () => {
  const november = 2026 * 12 + 10;
  const faultOf = (day: string) =>
    softwareFile.fault?.({ day, version: '5.4.0', note: 'n', recalledCars: 0 }, november, november, '2026-11-28');
  expect(faultOf('2026-11-30')).toMatchObject({
    field: 'day',
    sentence: { en: expect.stringContaining('2026-11-30') },
  });
  expect(faultOf('2026-11-28')).toBeNull();
  expect(faultOf('2026-11')).toBeNull();
});

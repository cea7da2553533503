import { expect, test } from '@jest/globals';
import { funnelPath, readFunnel } from './funnel-choice.ts';
import { growthOf, rateChange, rateText } from './rate-text.ts';
import { stepPage } from './step-pages.ts';

test('S2.083 a funnel is reopened by its address, and what is not understood is plain', () => {
  for (const choice of [
    { by: 'model', member: 'a&b', months: 3 },
    { by: 'brand', months: 12 },
  ] as const) {
    const path = funnelPath(choice);
    expect(readFunnel(path.includes('?') ? path.slice(path.indexOf('?')) : '')).toEqual(choice);
  }
  expect(readFunnel('?by=city&model=x&months=7')).toEqual({ by: 'brand', months: 12 });
});

test('S2.083 a part changes by points, a count by a ratio, and neither without a year before', () => {
  const rate = { value: 0.12, yearBefore: 0.1, format: 'percent' } as Parameters<typeof rateChange>[0];
  expect(rateChange(rate)).toBeCloseTo(2, 9);
  expect(rateChange({ ...rate, value: 3000, yearBefore: 2000, format: 'count' })).toBeCloseTo(0.5, 9);
  expect([rateChange({ ...rate, yearBefore: null }), growthOf({ value: 5, yearBefore: 0 })]).toEqual([null, null]);
  expect([rateText(0.1169, rate), rateText(2958.14, { format: 'count' }), rateText(null, rate)]).toEqual([
    '11.7%',
    '2,958',
    '-',
  ]);
});

test('S2.083 a step leads to the page that shows its figures, of the member that is chosen', () => {
  expect(stepPage('lead', 'model', 'm&1')).toBe('/internet/attention?by=model&model=m%261&indicator=leads');
  expect(stepPage('comparing', 'brand', undefined)).toBe('/internet/rivals');
  expect(stepPage('order', 'brand', 'b')).toBeUndefined();
});

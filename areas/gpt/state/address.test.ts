import { expect, test } from '@jest/globals';
import { noWords } from '@portal/ui/analysis';
import { readAddress, withMonths, writeAddress } from './address.ts';

test('a question stands in the address, so that a link repeats it with its choices', () => {
  const state = {
    text: '比亚迪 & 特斯拉销量?',
    settled: ['name|brand byd|比亚迪', 'latest'],
    dropped: ['member fuelType'],
    model: true,
  };
  const search = new URLSearchParams(writeAddress(state, true).toString());
  expect(readAddress(search)).toEqual({ state, isShown: true, months: null });
  expect(writeAddress(noWords, true).toString()).toBe('');
});

test('what an address has too much of, or wrong, is left out', () => {
  const broken = new URLSearchParams({ q: 'x'.repeat(10_000), from: '2026-13', to: 'now', show: 'yes', model: 'true' });
  broken.append('choose', 'y'.repeat(1000));
  for (let at = 0; at < 100; at += 1) broken.append('out', `by ${at}`);
  const { state, isShown, months } = readAddress(broken);
  expect([state.text.length, state.settled, state.dropped.length, state.model]).toEqual([500, [], 40, false]);
  expect([isShown, months]).toEqual([false, null]);
  expect(readAddress(new URLSearchParams('show=1')).isShown).toBe(false);
});

test('the months of a link stand in place of those that the words mean today', () => {
  const query = { dataset: 'sales', from: '2026-10', to: '2026-10' } as never;
  const { months } = readAddress(new URLSearchParams('q=a&from=2026-01&to=2026-03'));
  expect(withMonths(query, { months })).toMatchObject({ from: '2026-01', to: '2026-03' });
  expect(withMonths(query, { months: null })).toBe(query);
});

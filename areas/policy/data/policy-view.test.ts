import { describe, expect, test } from '@jest/globals';
import { type PolicyView, policyView, queryOf } from './policy-view.ts';

const { isNarrowed, widened } = policyView;

const read = (search: string) => policyView.read(new URLSearchParams(search));
const write = (search: string, change: Partial<PolicyView> = {}) =>
  policyView.write({ ...read(search), ...change }, new URLSearchParams(search)).toString();

describe('the view of the policies in the address', () => {
  test('S2.038 a link reopens exactly what was seen', () => {
    const full =
      'q=trade-in&level=national&level=city&kind=tax&status=in-force&region=CN-31&from=2026-01-01&to=2026-02-01&on=2026-01-15' +
      '&sort=effective&page=3&size=50&id=p-7';
    expect(read(full)).toEqual({
      text: 'trade-in',
      levels: ['national', 'city'],
      kinds: ['tax'],
      statuses: ['in-force'],
      regions: ['CN-31'],
      from: '2026-01-01',
      to: '2026-02-01',
      on: '2026-01-15',
      sort: 'effective',
      page: 3,
      size: 50,
      id: 'p-7',
    });
    expect(write(full)).toBe(full);
  });

  test('S2.037 the plain list has the plain address, and unknown values stay', () => {
    expect(write('')).toBe('');
    expect(write('campaign=autumn&kind=tax&page=2', { kinds: [], page: 1 })).toBe('campaign=autumn');
  });

  test.each([
    'page=0',
    'page=1.5',
    'page=x',
    'page=10001',
    'size=30',
    'sort=oldest',
    'from=yesterday',
    'from=2026-13-40',
    'to=2026-02-30',
    'kind=',
    `region=${'x'.repeat(101)}`,
  ])('%s is not understood and narrows nothing', (search) => expect(read(search)).toEqual(read('')));

  test('a question holds what narrows, and not which policy is open', () => {
    expect(queryOf(read('q=%20&id=p1'))).toEqual({ page: 1, pageSize: 20 });
    expect(queryOf(read('q=+tax+&kind=tax&to=2026-02-01&sort=newest&page=2&size=100'))).toEqual({
      text: 'tax',
      kinds: ['tax'],
      to: '2026-02-01',
      sort: 'newest',
      page: 2,
      pageSize: 100,
    });
    expect(queryOf(read(Array.from({ length: 60 }, (_, at) => `region=r${at}`).join('&'))).regions).toHaveLength(50);
  });

  test('widening takes away words, facets and days, but neither order nor the open policy', () => {
    const view = read('q=tax&kind=tax&from=2026-01-01&sort=effective&page=2&id=p1');
    expect(isNarrowed(view)).toBe(true);
    expect(isNarrowed(widened(view))).toBe(false);
    expect(widened(view)).toEqual(read('sort=effective&id=p1'));
  });
});

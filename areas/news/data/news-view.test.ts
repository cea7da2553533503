import { describe, expect, test } from '@jest/globals';
import { newsView, queryOf } from './news-view.ts';

const { isNarrowed, widened } = newsView;

const read = (search: string) => newsView.read(new URLSearchParams(search));
const write = (search: string, change: object = {}) =>
  newsView.write({ ...read(search), ...change }, new URLSearchParams(search)).toString();

describe('the view of the news in the address', () => {
  test('S2.039 a link reopens exactly what was seen', () => {
    const full =
      'q=export&topic=market&topic=price&source=daily&model=m1&from=2026-01-01&to=2026-02-01&mine=1&sort=newest&page=3&id=n-7';
    expect(read(full)).toEqual({
      text: 'export',
      topics: ['market', 'price'],
      sources: ['daily'],
      models: ['m1'],
      from: '2026-01-01',
      to: '2026-02-01',
      mine: true,
      sort: 'newest',
      page: 3,
      id: 'n-7',
    });
    expect(newsView.read(new URLSearchParams(write(full)))).toEqual(read(full));
    expect([...new URLSearchParams(write(full)).keys()].sort()).toEqual([...new URLSearchParams(full).keys()].sort());
  });

  test('the plain list has the plain address, and unknown values stay', () => {
    expect(write('')).toBe('');
    expect(write('campaign=autumn&topic=market&page=2', { topics: [], page: 1 })).toBe('campaign=autumn');
  });

  test.each([
    'page=0',
    'page=-2',
    'page=x',
    'page=1.5',
    'page=10001',
    'from=yesterday',
    'from=2026-13-40',
    'from=2026-02-30',
    'topic=',
    `topic=${'x'.repeat(101)}`,
    'mine=yes',
  ])('%s is not understood and narrows nothing', (search) => expect(read(search)).toEqual(read('')));

  test('a list asks only for what narrows it', () => {
    expect(queryOf(read('q=%20'))).toEqual({ page: 1, pageSize: 20 });
    expect(queryOf(read('q=+tax+&topic=market&to=2026-02-01&mine=1&page=2&id=n-1'))).toEqual({
      text: 'tax',
      topics: ['market'],
      to: '2026-02-01',
      preferred: true,
      page: 2,
      pageSize: 20,
    });
  });

  test('widening takes away search, facets, days and page, but not what is followed', () => {
    const view = read('q=tax&topic=market&model=m1&source=daily&from=2026-01-01&mine=1&page=2');
    expect(isNarrowed(view)).toBe(true);
    expect(isNarrowed(widened(view))).toBe(false);
    expect(widened(view)).toEqual(read('mine=1'));
  });
});

import { describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Pager } from './pager.tsx';
import { pagesShown } from './pages-shown.ts';

/** The row of pages in short: near pages in brackets, gaps that stand only where these have no room as a dot. */
const textOf = (page: number, pages: number) =>
  pagesShown(page, pages)
    .map((place) => {
      if (place.kind === 'gap') return place.isNarrow ? '.' : '…';
      return place.isNear ? `(${place.page})` : String(place.page);
    })
    .join(' ');

describe('the pages that have a place', () => {
  test.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [2, 3, '1 2 3'],
    [1, 9, '1 (2) … 9'],
    [2, 9, '1 2 (3) … 9'],
    [3, 9, '1 . (2) 3 (4) … 9'],
    [5, 9, '1 … (4) 5 (6) … 9'],
    [7, 9, '1 … (6) 7 (8) . 9'],
    [9, 9, '1 … (8) 9'],
  ])('of page %d of %d are the first, the last and those around it: %#', (page, pages, row) =>
    expect(textOf(page, pages)).toBe(row),
  );
});

function List({ page, pages = 9, language = 'en' }: { page: number; pages?: number; language?: 'en' | 'zh_CN' }) {
  return (
    <>
      <Pager page={page} pages={pages} searchOf={(to) => `?topic=tax&page=${to}`} language={language} />
      <output>{useLocation().search}</output>
    </>
  );
}

const open = (list: ReactNode) => render(<MemoryRouter initialEntries={['/news/news']}>{list}</MemoryRouter>);

describe('a pager', () => {
  test('is a row of links, of which one is the page that is shown', async () => {
    open(<List page={5} />);
    const pager = within(screen.getByRole('navigation', { name: 'Pages' }));
    const links = pager
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
    const to = (page: number) => `/news/news?topic=tax&page=${page}`;
    expect(links).toEqual([
      ['Previous page', to(4)],
      ['Page 1', to(1)],
      ['Page 4', to(4)],
      ['Page 5', to(5)],
      ['Page 6', to(6)],
      ['Page 9', to(9)],
      ['Next page', to(6)],
    ]);
    expect(pager.getByRole('link', { current: 'page' }).textContent).toBe('5');
    expect(screen.getByTestId('pager-where').textContent).toBe('Page 5 of 9');
  });

  test('turns the page in place, by the pointer and by the keyboard', async () => {
    open(<List page={5} />);
    await userEvent.click(screen.getByTestId('next-page'));
    expect(screen.getByRole('status').textContent).toBe('?topic=tax&page=6');
    screen.getByRole('link', { name: 'Page 9' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('status').textContent).toBe('?topic=tax&page=9');
  });

  test('has no way before the first page and none behind the last', () => {
    open(<List page={1} pages={2} />);
    expect(screen.queryByTestId('previous-page')).toBeNull();
    open(<List page={2} pages={2} />);
    expect(screen.getAllByTestId('next-page')).toHaveLength(1);
  });

  test('speaks the language of the portal', () => {
    open(<List page={2} language="zh_CN" />);
    const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    expect(names).toEqual(['上一页', '第 1 页', '第 2 页', '第 3 页', '第 9 页', '下一页']);
    expect(screen.getByRole('navigation', { name: '分页' })).toBeTruthy();
    expect(screen.getByTestId('pager-where').textContent).toBe('第 2 / 9 页');
  });

  test('is nothing where there is one page only', () => {
    open(<List page={1} pages={1} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

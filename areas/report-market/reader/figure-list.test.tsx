import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FigureList } from './figure-list.tsx';

test('figures of a file lead to the page of the portal and to their page of the file; one without a name is called by it', async () => {
  const goToPage = jest.fn();
  const figures = [
    { caption: 'Top 10 models', path: '/sales/ranking?by=model', page: 4 },
    { caption: '', path: '/price/index', page: 6 },
  ];
  render(<FigureList figures={figures} goToPage={goToPage} />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Top 10 models', '/sales/ranking?by=model'],
    ['第 6 页', '/price/index'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: /Top 10 models/ }));
  expect(goToPage.mock.calls).toEqual([[4]]);
});

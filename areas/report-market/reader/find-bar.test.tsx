import { expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FindBar } from './find-bar.tsx';

test('while a long file is looked through nothing is said to be absent, and the words typed last count', async () => {
  const found = new Map<string, (count: number) => void>();
  const shown: number[] = [];
  const reading = {
    chapters: [],
    goTo: () => undefined,
    goToPage: null,
    find: (words: string) => new Promise<number>((resolve) => found.set(words, resolve)),
    show: (at: number) => shown.push(at),
    print: null,
  };
  render(<FindBar reading={reading} />);
  const hits = () => screen.getByTestId('reader-hits').textContent;
  await userEvent.type(screen.getByRole('searchbox'), 'a{Enter}');
  await waitFor(() => expect(found.has('a')).toBe(true));
  expect(hits()).toBe('');
  await userEvent.type(screen.getByRole('searchbox'), 'b{Enter}');
  await waitFor(() => expect(found.has('ab')).toBe(true));
  await act(async () => found.get('ab')?.(2));
  await waitFor(() => expect(hits()).toMatch(/1.*2/));
  const before = hits();
  await act(async () => found.get('a')?.(0));
  expect([hits(), shown]).toEqual([before, [0]]);
});

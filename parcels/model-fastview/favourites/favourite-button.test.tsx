import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { freshShell } from '../../../shell-app/testing/fresh-shell.ts';
import { FavouriteButton } from './favourite-button.tsx';

beforeEach(() => {
  localStorage.clear();
  freshShell('/model-fastview');
});

test('S3.078 the button has one name, and says whether it is pressed', () => {
  render(<FavouriteButton model="byd-han" />);
  const [button] = screen.getAllByRole('button');
  const name = button?.textContent ?? '';
  expect(name).toMatch(/^(收藏|Favorite)$/);
  const pressed = () => screen.getByRole('button', { name }).getAttribute('aria-pressed');
  expect(pressed()).toBe('false');
  for (const now of ['true', 'false']) {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(pressed()).toBe(now);
  }
});

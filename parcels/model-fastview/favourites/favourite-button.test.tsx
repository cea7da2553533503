import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { fakeServer } from '../../../shell-app/testing/fake-server.ts';
import { freshShell } from '../../../shell-app/testing/fresh-shell.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import { FavouriteButton } from './favourite-button.tsx';

beforeEach(() => {
  localStorage.clear();
  freshShell('/model-fastview');
});

/** A server whose account has marked some models. */
const account = (...members: string[]) => {
  const answer = () => ({
    data: { favourites: members.length > 0 ? [{ dimension: 'model', members: [...members] }] : [] },
  });
  return fakeServer({ listFavouriteMembers: answer, markFavouriteMember: { data: null } });
};

const pressed = () => screen.getByRole('button').getAttribute('aria-pressed');

test('S3.078 the button has one name, says whether it is pressed, and tells the account', async () => {
  const server = account();
  render(<FavouriteButton model="byd-han" />);
  const [button] = screen.getAllByRole('button');
  const name = button?.textContent ?? '';
  expect(name).toMatch(/^(收藏|Favorite)$/);
  expect(pressed()).toBe('false');
  for (const now of ['true', 'false']) {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(pressed()).toBe(now);
  }
  await eventually(() => expect(server.named('markFavouriteMember')).toHaveLength(2));
  const marks = server.named('markFavouriteMember').map(({ body }) => body?.data);
  expect(marks).toEqual([true, false].map((favourite) => ({ dimension: 'model', member: 'byd-han', favourite })));
});

test('S3.078 what the account has is there in a browser that knew nothing, and what that one had goes to the account', async () => {
  localStorage.setItem('fastViewModels:', JSON.stringify(['/model-fastview?model=mine']));
  const server = account('byd-seal');
  render(<FavouriteButton model="byd-seal" />);
  await eventually(() => expect(pressed()).toBe('true'));
  await eventually(() => expect(server.named('markFavouriteMember')).toHaveLength(1));
  expect(server.named('markFavouriteMember')[0]?.body?.data).toMatchObject({ member: 'mine', favourite: true });
  expect(JSON.parse(localStorage.getItem('fastViewModels:') ?? '')).toEqual([
    '/model-fastview?model=mine',
    '/model-fastview?model=byd-seal',
  ]);
});

test('S3.078 what was pressed before the account had answered counts as unknown to it until the account says so', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const server = fakeServer({
    listFavouriteMembers: async () => {
      await asked;
      return { data: { favourites: [{ dimension: 'model', members: ['byd-seal'] }] } };
    },
    // The page is left before this one arrives.
    markFavouriteMember: () => new Promise<never>(() => undefined),
  });
  render(<FavouriteButton model="left-early" />);
  fireEvent.click(screen.getByRole('button'));
  await eventually(() => expect(server.named('markFavouriteMember')).toHaveLength(1));
  answer();
  await eventually(() => expect(localStorage.getItem('fastViewModels:')).toContain('byd-seal'));
  expect(localStorage.getItem('fastViewModels:')).toContain('left-early');
  expect(JSON.parse(localStorage.getItem('fastViewShared:') ?? '[]')).toEqual(['byd-seal']);
});

import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { takeUserInfo } from '../../account/load-user.ts';
import { drawers } from '../../drawers/drawers.ts';
import { setLanguage } from '../../i18n/language.ts';
import { aUser, freshShell } from '../../testing/fresh-shell.ts';
import { FirstPassword } from './first-password.tsx';

beforeEach(() => {
  freshShell();
  setLanguage('en');
});

test('who has chosen the password is told nothing', () => {
  takeUserInfo(aUser());
  render(<FirstPassword />);
  expect(screen.queryByTestId('first-password')).toBeNull();
});

test('who was given it is told until when it works, is led to the change, and may put the word away', () => {
  takeUserInfo(aUser({ passwordUntil: '2027-03-05T04:00:00.000Z' }));
  render(<FirstPassword />);
  expect(screen.getByTestId('first-password').textContent).toContain('works until 2027/03/05');
  fireEvent.click(screen.getByTestId('first-password-change'));
  expect(drawers.open).toBe('user-centre');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByTestId('first-password')).toBeNull();
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { drawers, openUserCentre } from '../drawers/drawers.ts';
import { freshShell } from '../testing/fresh-shell.ts';
import { SearchButton } from './search-button.tsx';
import { isSearchKey } from './search-key.ts';

beforeEach(() => {
  freshShell('/dashboard');
  drawers.open = null;
  render(<SearchButton />);
});

const press = (keys: object) => fireEvent.keyDown(window, { key: 'k', ...keys });

describe('the way into the quick search', () => {
  test('S2.081 the button opens it', () => {
    fireEvent.click(screen.getByTestId('quick-search-open'));
    expect(drawers.open).toBe('quick-search');
  });

  test.each([{ ctrlKey: true }, { metaKey: true }])(
    'S2.081 %o and K open it, keep the browser from its own, and close it',
    (keys) => {
      expect(press(keys)).toBe(false);
      expect(drawers.open).toBe('quick-search');
      press(keys);
      expect(drawers.open).toBeNull();
    },
  );

  test('another drawer is not thrown away', () => {
    openUserCentre();
    press({ ctrlKey: true });
    expect(drawers.open).toBe('user-centre');
  });

  test('no other key', () => {
    const none = { key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
    expect(isSearchKey(none)).toBe(false);
    expect(isSearchKey({ ...none, ctrlKey: true, shiftKey: true })).toBe(false);
    expect(isSearchKey({ ...none, key: 'j', ctrlKey: true })).toBe(false);
    expect(isSearchKey({ ...none, key: 'K', ctrlKey: true })).toBe(true);
  });
});

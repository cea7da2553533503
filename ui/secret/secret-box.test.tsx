import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SecretBox } from './secret-box.tsx';

const write = jest.fn<(text: string) => Promise<void>>();
const shown = (secret: string | string[]) => {
  render(
    <SecretBox
      title="The key is made"
      lead="It comes this once."
      secret={secret}
      label="New key"
      language="en"
      hook="key"
    />,
  );
  Object.assign(navigator, { clipboard: { writeText: write } });
};
const toasts = () => [...document.querySelectorAll('[data-testid="toast"]')].map(({ textContent }) => textContent);

afterEach(() => {
  for (const item of document.querySelectorAll<HTMLElement>('[data-testid="toast"]')) item.click();
});

test('a secret is read and copied as it is, and the focus goes to what was made', async () => {
  write.mockResolvedValueOnce();
  shown('pk_1234');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The key is made' }));
  expect(screen.getByRole('status', { name: 'New key' }).textContent).toBe('pk_1234');
  await userEvent.click(screen.getByTestId('key-copy'));
  expect(write).toHaveBeenLastCalledWith('pk_1234');
  expect(toasts()).toEqual(['Copied']);
});

test('several codes stand in a list, and are copied one a line; a clipboard that refuses is no silence', async () => {
  write.mockRejectedValueOnce(new Error('refused'));
  shown(['one', 'two']);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['one', 'two']);
  await userEvent.click(screen.getByTestId('key-copy'));
  expect(write).toHaveBeenLastCalledWith('one\ntwo');
  expect(toasts()).toEqual(['The clipboard cannot be written. Please select and copy it yourself']);
});

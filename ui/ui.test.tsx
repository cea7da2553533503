import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Drawer, PasswordField, Segmented, SelectField, TextField, Tooltip, toast } from './index.ts';

test('a loading button takes no second click', async () => {
  const onClick = jest.fn();
  render(
    <Button loading onClick={onClick}>
      Save
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onClick).not.toHaveBeenCalled();
});

test('a field says its error to screen readers', () => {
  render(<TextField label="Account" error="Enter an account" hint="Your login name" />);
  const input = screen.getByLabelText('Account');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').id).toBe(input.getAttribute('aria-describedby')?.split(' ')[0]);
});

test('a password can be shown and hidden again', async () => {
  render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />);
  const input = screen.getByLabelText('Password');
  expect(input.getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(input.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(input.getAttribute('type')).toBe('password');
});

test('one of a few is chosen by its radio button', async () => {
  const onChange = jest.fn();
  const options = [
    { value: 'monthly', label: 'Month' },
    { value: 'annual', label: 'Year' },
  ] as const;
  render(<Segmented label="Date type" options={options} value="monthly" onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Year' }));
  expect(onChange).toHaveBeenCalledWith('annual');
});

test('a choice whose options have no names yet offers nothing, and stands in its size', () => {
  const options = [
    { value: 'model', label: '' },
    { value: 'brand', label: '' },
  ];
  const { rerender, container } = render(<Segmented label="Of" options={options} value="model" onChange={jest.fn()} />);
  expect([screen.queryByRole('radio'), container.querySelectorAll('.skeleton').length]).toEqual([null, 1]);
  rerender(<SelectField label="By" options={options} value="model" onChange={jest.fn()} />);
  expect([screen.queryByRole('combobox'), container.querySelectorAll('.skeleton').length]).toEqual([null, 1]);
  rerender(<SelectField label="By" options={[{ value: 'model', label: 'Model' }]} onChange={jest.fn()} />);
  screen.getByRole('combobox', { name: 'By' });
});

test('a drawer renders nothing while closed and asks to close by its cross', async () => {
  const onClose = jest.fn();
  const { rerender } = render(
    <Drawer open={false} onClose={onClose} title="Accounts" closeLabel="Close">
      content
    </Drawer>,
  );
  expect(screen.queryByText('content')).toBeNull();
  rerender(
    <Drawer open onClose={onClose} title="Accounts" closeLabel="Close">
      content
    </Drawer>,
  );
  expect(screen.getByText('content')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a hint comes with the focus and goes with Escape', async () => {
  render(<Tooltip text="Share of all cars sold">Share</Tooltip>);
  await userEvent.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Share of all cars sold');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a toast shows its text once and never as markup', () => {
  toast('<b>Saved</b>', 'success');
  toast('<b>Saved</b>', 'success');
  const toasts = document.querySelectorAll('[data-testid="toast"]');
  expect(toasts).toHaveLength(1);
  expect(toasts[0]?.textContent).toBe('<b>Saved</b>');
  expect(toasts[0]?.querySelector('b')).toBeNull();
});

test('a toast stands in the dialog above all others, where it can be pressed, and stays when that closes', () => {
  const Page = ({ open }: { open: boolean }) => (
    <Drawer open={open} onClose={() => undefined} title="Centre" closeLabel="Close">
      words
    </Drawer>
  );
  const parentOf = () => document.querySelector('[data-toasts]')?.parentElement;
  toast('Before');
  expect(parentOf()).toBe(document.body);
  const { rerender, unmount } = render(<Page open />);
  expect(parentOf()).toBe(screen.getByRole('dialog'));
  toast('Saved', 'success');
  expect(parentOf()).toBe(screen.getByRole('dialog'));
  rerender(<Page open={false} />);
  expect(parentOf()).toBe(document.body);
  expect([...document.querySelectorAll('[data-testid="toast"]')].map(({ textContent }) => textContent)).toEqual([
    'Saved',
    'Before',
  ]);
  rerender(<Page open />);
  // A parcel takes its element out of the page before what stands in it is put away.
  const dialog = screen.getByRole('dialog');
  const home = dialog.parentElement;
  dialog.remove();
  toast('Signed in', 'success');
  expect(parentOf()).toBe(document.body);
  home?.append(dialog);
  unmount();
  expect(parentOf()).toBe(document.body);
});

test('the newest toast stands first, before an error that stays longer, and three at once', () => {
  for (const toast of document.querySelectorAll<HTMLElement>('[data-testid="toast"]')) toast.click();
  const words = () => [...document.querySelectorAll('[data-testid="toast"]')].map(({ textContent }) => textContent);
  toast('Not sent', 'error');
  toast('Sent', 'success');
  expect(words()).toEqual(['Sent', 'Not sent']);
  toast('Kept');
  toast('Copied');
  expect(words()).toEqual(['Copied', 'Kept', 'Sent']);
});

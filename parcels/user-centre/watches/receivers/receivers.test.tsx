import { beforeEach, expect, test } from '@jest/globals';
import { setLanguage } from '@portal/shell';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { fakeServer } from '../../../../shell-app/testing/fake-server.ts';
import { freshShell } from '../../../../shell-app/testing/fresh-shell.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { Receivers } from './receivers.tsx';

const robot = { receiverId: 'r1', kind: 'feishu', label: 'Board', host: 'open.feishu.cn', sentAt: null, note: '' };
const type = (name: string, value: string) =>
  fireEvent.change(document.querySelector(`input[name="${name}"]`) as Element, { target: { value } });

beforeEach(() => {
  freshShell('/dashboard');
  setLanguage('en');
});

test('a robot is written in by its kind; what the server refuses stands at the field that it is about', async () => {
  let refusal = 'receivers.secret-unfit';
  const server = fakeServer({
    listReceivers: { data: { receivers: [], most: 5 } },
    addReceiver: () => (refusal ? { status: '1', refusal, msg2Client: 'Does not fit.' } : { data: robot }),
  });
  render(<Receivers />);
  fireEvent.click(await screen.findByTestId('receiver-add'));
  const form = within(screen.getByTestId('receiver-form'));
  fireEvent.click(form.getByTestId('receiver-save'));
  expect(form.getByText('Please give it a name')).toBeTruthy();
  // WeCom signs nothing: there is no field for it.
  expect(document.querySelector('input[name="secret"]')).toBeNull();
  fireEvent.change(form.getByTestId('receiver-kind'), { target: { value: 'plain' } });
  type('label', ' Board ');
  type('address', 'https://example.com/hook');
  type('secret', 'short');
  const faultOf = (name: string) => document.querySelector(`input[name="${name}"]`)?.getAttribute('aria-invalid');
  for (const [id, at] of [
    ['receivers.secret-unfit', 'secret'],
    ['receivers.address-unfit', 'address'],
  ] as const) {
    refusal = id;
    fireEvent.click(form.getByTestId('receiver-save'));
    await eventually(() => expect(faultOf(at)).toBe('true'));
  }
  refusal = '';
  fireEvent.click(form.getByTestId('receiver-save'));
  await eventually(() => expect(screen.queryByTestId('receiver-form')).toBeNull());
  expect(server.named('addReceiver').at(-1)?.body?.data).toEqual({
    kind: 'plain',
    label: 'Board',
    address: 'https://example.com/hook',
    secret: 'short',
  });
});

test('a receiver says when it was reached or why not, is tried and removed, and is not added beyond the most', async () => {
  const missed = { ...robot, note: 'there was no answer within 10 s' };
  const server = fakeServer({
    listReceivers: { data: { receivers: [missed], most: 1 } },
    tryReceiver: { data: { ...robot, sentAt: 1 } },
    removeReceiver: { data: null },
  });
  render(<Receivers />);
  const entry = within(await screen.findByTestId('receiver'));
  expect(entry.getByTestId('receiver-note').textContent).toContain('no answer within 10 s');
  expect(screen.getByTestId<HTMLButtonElement>('receiver-add').disabled).toBe(true);
  fireEvent.click(entry.getByTestId('receiver-try'));
  await eventually(() => expect(server.named('tryReceiver')).toHaveLength(1));
  await eventually(() => expect(entry.getByTestId<HTMLButtonElement>('receiver-remove').disabled).toBe(false));
  fireEvent.click(entry.getByTestId('receiver-remove'));
  await eventually(() => expect(server.named('removeReceiver')[0]?.body?.data).toEqual({ receiverId: 'r1' }));
});

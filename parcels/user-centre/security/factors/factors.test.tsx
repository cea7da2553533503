import { beforeEach, expect, jest, test } from '@jest/globals';
import { setLanguage } from '@portal/shell';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { fakeServer } from '../../../../shell-app/testing/fake-server.ts';
import { freshShell } from '../../../../shell-app/testing/fresh-shell.ts';
import { FactorsRow } from './factors-row.tsx';

const madeAt = Date.UTC(2027, 2, 1, 4);
const on = { totp: { madeAt, usedAt: null }, passkeys: [], recoveryCodes: 7 };
const off = { totp: null, passkeys: [], recoveryCodes: 0 };
const begun = { ticket: 'ticket-1', key: 'ABCDEFGHIJKL', link: 'otpauth://totp/x', qrcode: 'data:,', until: 9e15 };
const codes = ['4k7mz-q2x9r', 'aaaaa-bbbbb'];

const press = (testId: string) => act(async () => void fireEvent.click(screen.getByTestId(testId)));
const field = () => document.querySelector<HTMLInputElement>('input[name="code"]') as HTMLInputElement;
const send = async (code: string) => {
  fireEvent.change(field(), { target: { value: code } });
  await press('factor-confirm');
};
const open = async () => {
  render(<FactorsRow />);
  await press('factors');
};
const dialog = () => screen.getByTestId('factors-dialog').textContent ?? '';

beforeEach(() => {
  freshShell('/dashboard');
  setLanguage('en');
});

test('an app is set up by its first code, and the recovery codes are shown once', async () => {
  let state: object = off;
  const { seen } = fakeServer({
    getFactors: () => ({ data: state }),
    beginTotp: { data: begun },
    confirmTotp: () => {
      state = on;
      return { data: { recoveryCodes: codes } };
    },
  });
  await open();
  expect(dialog()).toContain('Not set up');
  await press('factor-set-up');
  expect(screen.getByTestId('factor-key').textContent).toBe('ABCD EFGH IJKL');
  await send('4k7mz-q2x9r');
  expect(seen.map(({ name }) => name)).toEqual(['getFactors', 'beginTotp']);
  await send('123456');
  expect(seen.find(({ name }) => name === 'confirmTotp')?.body?.data).toEqual({ ticket: 'ticket-1', code: '123456' });
  for (const code of codes) expect(screen.getByTestId('recovery-codes').textContent).toContain(code);
  await press('recovery-done');
  expect(dialog()).toContain('7 left');
  expect(dialog()).not.toContain(codes[0]);
});

test('it is removed with a code of either kind; a wrong one is said and emptied', async () => {
  let tries = 0;
  const { named } = fakeServer({
    getFactors: () => ({ data: tries > 1 ? off : on }),
    endTotp: () => (tries++ ? { data: null } : { status: 1, msg2Client: 'Incorrect code' }),
  });
  await open();
  await press('factor-remove');
  await send('123456');
  expect([dialog().includes('Incorrect code'), field().value]).toEqual([true, '']);
  expect(document.activeElement).toBe(field());
  await send('4K7MZ Q2X9R');
  expect(named('endTotp').map(({ body }) => body?.data)).toEqual([{ code: '123456' }, { code: '4K7MZ Q2X9R' }]);
  expect(dialog()).toContain('Not set up');
});

test('new recovery codes are made with a code', async () => {
  fakeServer({ getFactors: { data: on }, renewRecoveryCodes: { data: { recoveryCodes: codes } } });
  await open();
  await press('factor-renew');
  await send('123456');
  expect(screen.getByTestId('recovery-codes').textContent).toContain(codes[1]);
});

test('another language leaves what was typed: a code, and the name of a passkey', async () => {
  const passkeys = [{ factorId: 'p1', name: 'Laptop', madeAt, usedAt: null }];
  fakeServer({ getFactors: { data: { ...on, passkeys } } });
  await open();
  await press('factor-renew');
  fireEvent.change(field(), { target: { value: '1234' } });
  await act(async () => setLanguage('zh_CN'));
  expect(field().value).toBe('1234');
  await act(async () => void fireEvent.click(screen.getByText('取消')));
  await press('passkey-rename');
  const name = document.querySelector('input[name="name"]') as HTMLInputElement;
  fireEvent.change(name, { target: { value: 'Key of the office' } });
  await act(async () => setLanguage('en'));
  expect(name).toMatchObject({ isConnected: true, value: 'Key of the office' });
});

test('what does not load says so, and is asked again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let tries = 0;
  fakeServer({ getFactors: () => (tries++ ? { data: off } : new Error('down')) });
  await open();
  expect(dialog()).toContain('did not load');
  await act(async () => void fireEvent.click(screen.getByText('Retry')));
  expect(dialog()).toContain('Not set up');
});

import { beforeEach, expect, jest, test } from '@jest/globals';
import type { LoginData } from '@portal/contract';
import { CallError, language, setLanguage } from '@portal/shell';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { factorQuestion } from '../../shell-app/factor/factor-question.ts';
import { withFactor } from '../../shell-app/factor/with-factor.ts';
import { fakeServer } from '../../shell-app/testing/fake-server.ts';
import { aLogin, freshShell } from '../../shell-app/testing/fresh-shell.ts';
import { SecondFactor } from './second-factor.tsx';

const wanted = { ticket: 'ticket-1', until: 0, factors: ['totp', 'recovery'] as const };
const refusal = new CallError('466', 'Two steps', '', 'accounts.factor-wanted', wanted);

/** A sign-in that is asked for its second step, which stands open. @returns what comes of it */
async function open(): Promise<{ outcome: Promise<LoginData | Error> }> {
  const outcome = withFactor(() => Promise.reject(refusal)).catch((error: Error) => error);
  await act(async () => undefined);
  render(<SecondFactor />);
  return { outcome };
}

const field = () => document.querySelector<HTMLInputElement>('input[name="code"]') as HTMLInputElement;
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const send = () => act(async () => void fireEvent.click(screen.getByTestId('second-factor-submit')));

beforeEach(() => freshShell('/home'));

test('a sign-in that wants no second factor goes on without', async () => {
  expect(await withFactor(async () => aLogin())).toEqual(aLogin());
  expect(factorQuestion.factors).toBeNull();
  await expect(withFactor(() => Promise.reject(new CallError('1', 'no', '')))).rejects.toMatchObject({ status: '1' });
});

test('a code goes with its ticket, and the sign-in gets the login', async () => {
  const { seen } = fakeServer({ secondFactor: { data: aLogin() } });
  const { outcome } = await open();
  expect(document.activeElement).toBe(field());
  expect([field().autocomplete, field().inputMode]).toEqual(['one-time-code', 'numeric']);
  type(' 123 456 ');
  await send();
  expect(seen.map(({ name, body }) => [name, body?.data])).toEqual([
    ['secondFactor', { ticket: 'ticket-1', code: '123 456' }],
  ]);
  expect(await outcome).toEqual(aLogin());
  expect(factorQuestion.factors).toBeNull();
});

test('another language leaves what was typed', async () => {
  fakeServer({});
  await open();
  type('1234');
  await act(async () => setLanguage(language() === 'en' ? 'zh_CN' : 'en'));
  expect(field().value).toBe('1234');
});

test.each(['', '12345', 'abcdef'])('%p is no code, and nothing is sent', async (code) => {
  const { seen } = fakeServer({});
  await open();
  type(code);
  await send();
  expect([seen.length, field().getAttribute('aria-invalid')]).toEqual([0, 'true']);
});

test('a wrong code is said, emptied, and another may be tried', async () => {
  let tries = 0;
  fakeServer({ secondFactor: () => (tries++ ? { data: aLogin() } : { status: 1, msg2Client: '动态码不正确' }) });
  const { outcome } = await open();
  type('123456');
  await send();
  expect(screen.getByText('动态码不正确')).toBeTruthy();
  expect([field().value, document.activeElement]).toEqual(['', field()]);
  type('654321');
  await send();
  expect(await outcome).toEqual(aLogin());
});

test('a call that breaks leaves the code to be sent again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeServer({ secondFactor: new Error('down') });
  await open();
  type('123456');
  await send();
  expect(field().value).toBe('123456');
  expect(screen.getByText(/请检查网络/)).toBeTruthy();
});

test('a ticket that is over ends the step with the words of the server', async () => {
  fakeServer({ secondFactor: { status: 404, msg2Client: '已超时' } });
  const { outcome } = await open();
  type('123456');
  await send();
  expect(await outcome).toMatchObject({ msg2Client: '已超时' });
  expect(factorQuestion.factors).toBeNull();
});

test('who closes it is told what was wanted', async () => {
  const { outcome } = await open();
  fireEvent.click(screen.getByTestId('second-factor-close'));
  expect(await outcome).toBe(refusal);
});

test('a recovery code is asked for in its own words', async () => {
  const { seen } = fakeServer({ secondFactor: { data: aLogin() } });
  await open();
  type('12');
  fireEvent.click(screen.getByTestId('second-factor-other'));
  expect([field().value, field().inputMode, document.activeElement]).toEqual(['', 'text', field()]);
  type('123456');
  await send();
  expect(seen).toEqual([]);
  type('4K7MZ-Q2X9R');
  await send();
  expect(seen[0]?.body?.data).toEqual({ ticket: 'ticket-1', code: '4K7MZ-Q2X9R' });
});

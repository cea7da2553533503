import { beforeEach, expect, jest, test } from '@jest/globals';
import { setLanguage } from '@portal/shell';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { captchaQuestion, settleCaptcha } from '../../shell-app/captcha/captcha-question.ts';
import { askProof, storedProof } from '../../shell-app/proof/proof-question.ts';
import { keepLogin } from '../../shell-app/session/keep-session.ts';
import { type FakeAnswer, fakeServer } from '../../shell-app/testing/fake-server.ts';
import { aLogin, freshShell } from '../../shell-app/testing/fresh-shell.ts';
import { ProofQuestion } from './proof-question.tsx';

const password = { way: 'password', to: '' };
const mobile = { way: 'mobile', to: '138****0001' };
const proven: FakeAnswer = { data: { proof: 'proof-1', expireTime: 0 } };

const hook = (testId: string) => screen.getByTestId(testId);
const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });
const press = (testId: string) => act(async () => void fireEvent.click(hook(testId)));
const send = () => act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));
const errors = () =>
  [...document.querySelectorAll('p[role=alert]')].map(({ textContent }) => textContent).filter(Boolean);

/** The question, with what the server says; what came of it. */
async function ask(answers: Parameters<typeof fakeServer>[0], ways: object[] = [password, mobile]) {
  const server = fakeServer({ proofWays: { data: { ways } }, ...answers });
  const end = askProof();
  await act(async () => void render(<ProofQuestion />));
  return { ...server, end };
}

beforeEach(() => {
  freshShell();
  setLanguage('en');
  keepLogin(aLogin());
});

test('the password proves it, as typed; the field has the focus, and is empty after a wrong one', async () => {
  let answer: FakeAnswer = { status: 1, msg2Client: 'The password is incorrect.' };
  const { named, end } = await ask({ proveAgain: () => answer });
  expect(document.activeElement).toBe(input('password'));
  await send();
  expect(errors()).toEqual(['Input your password']);
  type('password', ' wrong ');
  await send();
  expect([errors(), input('password').value]).toEqual([['The password is incorrect.'], '']);
  answer = proven;
  type('password', 'right');
  await send();
  expect(named('proveAgain').map(({ body }) => body?.data)).toEqual([
    { way: 'password', pwd: ' wrong ' },
    { way: 'password', pwd: 'right' },
  ]);
  await expect(end).resolves.toBe('proof-1');
  expect(storedProof()).toBe('proof-1');
});

test('a code goes to the bound contact after the puzzle, and proves it', async () => {
  const { named, end } = await ask({ sendProofCode: { data: null }, proveAgain: proven });
  fireEvent.click(screen.getByLabelText('SMS code'));
  expect(document.body.textContent).toContain('A code will be sent to 138****0001');
  expect(document.activeElement).toBe(input('code'));
  await press('prove-send');
  expect(captchaQuestion.open).toBe(true);
  await act(async () => settleCaptcha('ticket-1'));
  expect(named('sendProofCode')[0]?.body).toMatchObject({ data: { way: 'mobile' }, captchaTicket: 'ticket-1' });
  type('code', '12');
  await send();
  expect(errors()).toEqual(['Verification code input error, please re-enter']);
  type('code', '1234');
  await send();
  expect(named('proveAgain').map(({ body }) => body?.data)).toEqual([{ way: 'mobile', randomCode: '1234' }]);
  await expect(end).resolves.toBe('proof-1');
});

test('another language leaves what was typed, by whichever way', async () => {
  await ask({});
  type('password', 'abc');
  await act(async () => setLanguage('zh_CN'));
  expect(input('password').value).toBe('abc');
  await act(async () => setLanguage('en'));
  fireEvent.click(screen.getByLabelText('SMS code'));
  type('code', '12');
  await act(async () => setLanguage('zh_CN'));
  expect(input('code').value).toBe('12');
});

test('a code of the app proves it, with blanks or without', async () => {
  const { named, end } = await ask({ proveAgain: proven }, [password, { way: 'totp', to: '' }]);
  fireEvent.click(screen.getByLabelText('App code'));
  expect(document.activeElement).toBe(input('totp'));
  type('totp', '12345');
  await send();
  expect(errors()).toEqual(['The authenticator code has 6 digits']);
  type('totp', '123 456');
  await send();
  expect(named('proveAgain').map(({ body }) => body?.data)).toEqual([{ way: 'totp', code: '123456' }]);
  await expect(end).resolves.toBe('proof-1');
});

test('an account with a second factor is asked for it, and for a recovery code where it is lost', async () => {
  const { named, end } = await ask({ proveAgain: proven }, [
    { way: 'totp', to: '' },
    { way: 'recovery', to: '' },
  ]);
  expect(document.activeElement).toBe(input('totp'));
  expect(document.querySelector('input[name=password]')).toBeNull();
  fireEvent.click(screen.getByLabelText('Recovery code'));
  type('recovery', '4k7mz');
  await send();
  expect(errors()).toEqual(['A recovery code has 10 letters and digits, such as 4k7mz-q2x9r']);
  type('recovery', '4K7MZ-q2x9r');
  await send();
  expect(named('proveAgain').map(({ body }) => body?.data)).toEqual([{ way: 'recovery', code: '4K7MZq2x9r' }]);
  await expect(end).resolves.toBe('proof-1');
});

test('a passkey is no way in a browser that knows none', async () => {
  await ask({}, [password, { way: 'passkey', to: '' }]);
  expect(screen.queryByTestId('prove-passkey')).toBeNull();
  expect(input('password')).toBeTruthy();
});

test('an account without password begins with what it has; there is nothing to choose from one way', async () => {
  await ask({}, [mobile]);
  expect(input('code')).toBeTruthy();
  expect(screen.queryByTestId('prove-ways')).toBeNull();
});

test('an account that cannot be proven is told whom to ask', async () => {
  await ask({}, []);
  expect(document.body.textContent).toContain('There is no way to confirm');
  expect(document.querySelector('form')).toBeNull();
});

test('what broke is said, and can be tried again; closing gives no proof', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let answer: FakeAnswer = new Error('down');
  const { end } = await ask({ proofWays: () => answer, proveAgain: new Error('down') });
  expect(document.body.textContent).toContain('The ways to confirm did not load');
  answer = { data: { ways: [password] } };
  await act(async () => void fireEvent.click(screen.getByText('Retry')));
  type('password', 'right');
  await send();
  expect(hook('form-error').textContent).toContain('Nothing was confirmed');
  await press('prove-close');
  await expect(end).resolves.toBeNull();
});

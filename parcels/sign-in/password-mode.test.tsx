import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { session } from '@portal/shell';
import { settings } from '@portal/shell/insider';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { captchaQuestion, settleCaptcha } from '../../shell-app/captcha/captcha-question.ts';
import { fakeServer } from '../../shell-app/testing/fake-server.ts';
import { aLogin, freshShell } from '../../shell-app/testing/fresh-shell.ts';
import { SignIn } from './sign-in.tsx';
import { formError, input, send, tick, type } from './testing/fill-in.ts';

/** The form in password mode, filled and with the terms ticked. */
function open(account = 'demo', password = 'right'): void {
  settings.loginType = 'password';
  render(<SignIn />);
  type({ account, password });
  tick('agree');
}

const solve = (ticket: string | null) => act(async () => settleCaptcha(ticket));
const puzzleFirst = { status: 461, msg2Client: '请先完成拼图验证' };

beforeEach(() => freshShell('/home?redirect=%2Fsales%2Ftrend%3Fby%3Dfuel'));

test('S4.029 S8.027 a sign-in says so and goes on to the wanted place', async () => {
  fakeServer({ simpleLogin: { data: aLogin() } });
  open(' demo ');
  await send();
  expect(session.token).toBe('token-1');
  expect(`${window.location.pathname}${window.location.search}`).toBe('/sales/trend?by=fuel');
  expect(document.body.textContent).toContain('登录成功');
});

test('S4.026 a redirect to another site ends at the root', async () => {
  freshShell('/home?redirect=%2F%2Fevil.example');
  fakeServer({ simpleLogin: { data: aLogin() } });
  open();
  await send();
  expect(window.location.href).toBe(`${window.location.origin}/`);
});

test('S8.034 a refusal shows the words of the server and empties the password only', async () => {
  fakeServer({ simpleLogin: { status: 1, msg2Client: '账号或密码错误' } });
  open('demo', 'wrong');
  await send();
  expect(formError()).toBe('账号或密码错误');
  expect([input('account').value, input('password').value]).toEqual(['demo', '']);
  expect(document.activeElement).toBe(input('password'));
  expect([session.token, document.cookie]).toEqual([null, '']);
});

test('S8.018 a call that breaks shows the login exception; nothing was judged, so the password stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeServer({ simpleLogin: new Error('down') });
  open();
  await send();
  expect(formError()).toContain('登录异常');
  expect(input('password').value).toBe('right');
  expect(screen.getByTestId('sign-in-submit').getAttribute('aria-busy')).toBeNull();
});

test('S5.008 S5.024 S3.046 empty fields are named, and nothing is sent', async () => {
  const { seen } = fakeServer({});
  open('', '');
  await send();
  expect([screen.getByText('请输入账号'), screen.getByText('请输入密码')]).toHaveLength(2);
  expect(document.activeElement).toBe(input('account'));
  type({ account: 'de mo' });
  await send();
  expect(screen.getByText('请输入正确的登录账号')).toBeTruthy();
  type({ account: 'demo' });
  await send();
  expect(document.activeElement).toBe(input('password'));
  expect(seen).toEqual([]);
});

test('two submits at once send one call', async () => {
  const { seen } = fakeServer({ simpleLogin: { data: aLogin() } });
  open();
  await act(async () => {
    fireEvent.submit(screen.getByTestId('sign-in'));
    fireEvent.submit(screen.getByTestId('sign-in'));
  });
  expect(seen).toHaveLength(1);
});

test('S5.026 S5.027 a password that is not new is only wanted, and sent as it was typed', async () => {
  const { seen } = fakeServer({ simpleLogin: { data: aLogin() } });
  open('demo', ' right ');
  await send();
  expect(seen[0]?.body).toMatchObject({ data: { pwd: ' right ' } });
});

test('S4.016 S4.017 the tick for seven days is sent along and remembered', async () => {
  const { seen } = fakeServer({ simpleLogin: { data: aLogin() } });
  open();
  tick('passwordFree');
  await send();
  expect(seen[0]?.body).toMatchObject({ data: { passwordFree: true } });
  expect(session.passwordFree).toBe(true);
});

describe('S2.107 S2.108 when the server wants a puzzle first', () => {
  test('it is shown, and the same is sent again with its ticket', async () => {
    let tries = 0;
    const { seen } = fakeServer({ simpleLogin: () => (tries++ ? { data: aLogin() } : puzzleFirst) });
    open();
    await send();
    expect([captchaQuestion.open, input('password').value, formError()]).toEqual([true, 'right', null]);
    await solve('ticket-1');
    expect(seen.map(({ body }) => body?.captchaTicket)).toEqual([undefined, 'ticket-1']);
    expect(seen[1]?.body?.data).toEqual(seen[0]?.body?.data);
    expect(session.token).toBe('token-1');
  });

  test('it is shown once for a press: a ticket that is not taken is said, and the password stays', async () => {
    const { seen } = fakeServer({ simpleLogin: puzzleFirst });
    open();
    await send();
    await solve('ticket-1');
    expect([captchaQuestion.open, seen.length, formError()]).toEqual([false, 2, '请先完成拼图验证']);
    expect(input('password').value).toBe('right');
  });

  test('who closes it reads what is wanted, and nothing more is sent', async () => {
    const { seen } = fakeServer({ simpleLogin: puzzleFirst });
    open();
    await send();
    await solve(null);
    expect([seen.length, formError(), input('password').value]).toEqual([1, '请先完成拼图验证', 'right']);
  });

  test('S8.034 a password that is wrong after the puzzle is emptied', async () => {
    let tries = 0;
    fakeServer({ simpleLogin: () => (tries++ ? { status: 1, msg2Client: '账号或密码错误' } : puzzleFirst) });
    open();
    await send();
    await solve('ticket-1');
    expect([formError(), input('password').value]).toEqual(['账号或密码错误', '']);
  });
});

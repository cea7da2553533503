import { session } from '@portal/shell';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../shell-app/testing/fake-server.ts';
import { aLogin, freshShell } from '../../shell-app/testing/fresh-shell.ts';
import { SignIn } from './sign-in.tsx';

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`) as HTMLInputElement;

function fill(account: string, password: string): void {
  fireEvent.change(input('account'), { target: { value: account } });
  fireEvent.change(input('password'), { target: { value: password } });
}

const send = () => act(async () => fireEvent.submit(screen.getByTestId('sign-in')));

beforeEach(() => freshShell('/home?redirect=%2Fsales%2Ftrend%3Fby%3Dfuel'));

test('S4.029 S8.027 a sign-in says so and goes on to the wanted place', async () => {
  fakeServer({ simpleLogin: { data: aLogin() } });
  render(<SignIn />);
  fill(' demo ', 'right');
  await send();
  expect(session.token).toBe('token-1');
  expect(`${window.location.pathname}${window.location.search}`).toBe('/sales/trend?by=fuel');
  expect(document.body.textContent).toContain('登录成功');
});

test('S4.026 a redirect to another site ends at the root', async () => {
  freshShell('/home?redirect=%2F%2Fevil.example');
  fakeServer({ simpleLogin: { data: aLogin() } });
  render(<SignIn />);
  fill('demo', 'right');
  await send();
  expect(window.location.href).toBe(`${window.location.origin}/`);
});

test('S8.034 a refusal shows the words of the server and empties the password only', async () => {
  fakeServer({ simpleLogin: { status: 1, msg2Client: '账号或密码错误' } });
  render(<SignIn />);
  fill('demo', 'wrong');
  await send();
  expect(screen.getByTestId('form-error').textContent).toBe('账号或密码错误');
  expect([input('account').value, input('password').value]).toEqual(['demo', '']);
  expect(document.activeElement).toBe(input('password'));
  expect(session.token).toBeNull();
});

test('S8.018 a call that breaks shows the login exception, and the form can be used again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeServer({ simpleLogin: new Error('down') });
  render(<SignIn />);
  fill('demo', 'right');
  await send();
  expect(screen.getByTestId('form-error').textContent).toContain('登录异常');
  expect(screen.getByTestId('sign-in-submit').getAttribute('aria-busy')).toBeNull();
});

test('empty fields are named, and nothing is sent', async () => {
  const { seen } = fakeServer({});
  render(<SignIn />);
  await send();
  expect(screen.getByText('请输入账号')).toBeTruthy();
  expect(document.activeElement).toBe(input('account'));
  fill('demo', '');
  await send();
  expect(screen.getByText('请输入密码')).toBeTruthy();
  expect(seen).toEqual([]);
});

test('two submits at once send one call', async () => {
  const { seen } = fakeServer({ simpleLogin: { data: aLogin() } });
  render(<SignIn />);
  fill('demo', 'right');
  await act(async () => {
    fireEvent.submit(screen.getByTestId('sign-in'));
    fireEvent.submit(screen.getByTestId('sign-in'));
  });
  expect(seen).toHaveLength(1);
});

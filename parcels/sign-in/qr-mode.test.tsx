import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { session } from '@portal/shell';
import { settings } from '@portal/shell/insider';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { setLanguage } from '../../shell-app/i18n/language.ts';
import { type FakeAnswer, fakeServer } from '../../shell-app/testing/fake-server.ts';
import { aLogin, freshShell } from '../../shell-app/testing/fresh-shell.ts';
import { SignIn } from './sign-in.tsx';
import { formError, modeNow, tick } from './testing/fill-in.ts';

const now = new Date('2026-03-04T05:06:07Z');
let codes = 0;

/** The server: each code is a new one, lives for two minutes, and has been scanned from the start. */
const serve = (qrcodeLogin: FakeAnswer, status = '3') =>
  fakeServer({
    getLoginQRCode: () => {
      codes += 1;
      const expireTime = now.getTime() + 120_000;
      return { data: { qrcode: 'data:,', qrcodeId: `qr-${codes}`, expireTime, link: 'https://portal.example/scan#s' } };
    },
    getQRCodeStatus: { data: status },
    qrcodeLogin,
  });

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const stage = () => screen.getByTestId('qr-code').dataset.stage;

async function agree(): Promise<void> {
  tick('agree');
  await pass(0);
}

beforeEach(() => {
  jest.useFakeTimers({ now });
  codes = 0;
  freshShell('/home?redirect=%2F');
  setLanguage('en');
  settings.loginType = 'qr';
  render(<SignIn />);
});
// Polling ends before the clock is the real one again.
afterEach(cleanup);

test('S2.105 S5.030 before the terms are ticked no code is asked for; then there is its picture', async () => {
  const { seen } = serve({ data: aLogin() });
  await pass(10_000);
  expect([seen, screen.queryByRole('img')]).toEqual([[], null]);
  expect(screen.getByTestId('qr-code').textContent).toContain('Agree to the terms');
  await agree();
  expect(screen.getByRole('img').getAttribute('src')).toBe('data:,');
  tick('agree');
  await pass(10_000);
  expect(seen.map(({ name }) => name)).toEqual(['getLoginQRCode']);
});

test('S2.106 it says that a binding is needed first', () => {
  expect(screen.getByTestId('sign-in').textContent).toContain('First time? Sign in with a verification code');
});

test('the page of the phone can be opened here, in a new tab', async () => {
  serve({ data: aLogin() });
  await agree();
  const here = screen.getByTestId<HTMLAnchorElement>('qr-open-here');
  expect([here.href, here.target, here.rel]).toEqual(['https://portal.example/scan#s', '_blank', 'noopener']);
});

test('S7.017 S7.018 S7.079 a scanned code signs in', async () => {
  const { named } = serve({ data: aLogin() });
  await agree();
  await pass(2000);
  expect(named('qrcodeLogin').map(({ body }) => body)).toEqual([{ data: { qrcodeId: 'qr-1', channel: 1 } }]);
  expect(session.token).toBe('token-1');
  expect(window.location.pathname).toBe('/');
});

test('S2.106 an unbound scan leads to the code mode, with the words of the server', async () => {
  serve({ status: 462, msg2Client: 'Sign in with a verification code first' });
  await agree();
  await pass(2000);
  expect([modeNow(), formError(), session.token]).toEqual(['code', 'Sign in with a verification code first', null]);
  expect(settings.loginType).toBe('code');
});

test('a sign-in that is refused says why and shows a new code', async () => {
  const { named } = serve({ status: 1, msg2Client: 'This account has expired' });
  await agree();
  await pass(2000);
  expect([formError(), stage(), session.qrcodeId]).toEqual(['This account has expired', 'waiting', 'qr-2']);
  expect(named('getLoginQRCode')).toHaveLength(2);
});

test('S4.068 a code that is over is greyed, and a new one can be had', async () => {
  serve({ data: aLogin() }, '0');
  await agree();
  await pass(122_000);
  expect(stage()).toBe('expired');
  jest.setSystemTime(now);
  await act(async () => void fireEvent.click(screen.getByTestId('qr-refresh')));
  expect([stage(), session.qrcodeId]).toEqual(['waiting', 'qr-2']);
});

test('a code that cannot be had says why', async () => {
  fakeServer({ getLoginQRCode: { status: 1, msg2Client: 'Use a verification code' } });
  await agree();
  expect(screen.getByTestId('qr-code').textContent).toContain('Use a verification code');
});

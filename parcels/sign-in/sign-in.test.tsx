import { beforeEach, describe, expect, test } from '@jest/globals';
import { session } from '@portal/shell';
import { drawers, settings } from '@portal/shell/insider';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { setLanguage } from '../../shell-app/i18n/language.ts';
import { fakeServer } from '../../shell-app/testing/fake-server.ts';
import { aLogin, freshShell } from '../../shell-app/testing/fresh-shell.ts';
import { SignIn } from './sign-in.tsx';
import { choose, formError, input, modeNow, send, tick, type } from './testing/fill-in.ts';

beforeEach(() => {
  freshShell('/home?redirect=%2Fsales%2Ftrend%3Fby%3Dfuel');
  setLanguage('en');
});

describe('another language', () => {
  test('S4.030 what was typed and ticked stays, with the caret, and what is wrong is said in the new one', async () => {
    render(<SignIn />);
    await choose('password');
    type({ account: 'de mo', password: 'secret' });
    tick('agree');
    const account = input('account');
    account.focus();
    account.setSelectionRange(2, 4);
    await send();
    expect(screen.getByText('Enter the correct login account')).toBeTruthy();
    await act(async () => setLanguage('zh_CN'));
    expect(input('account')).toBe(account);
    expect(document.activeElement).toBe(account);
    expect([account.value, input('password').value, input('agree').checked]).toEqual(['de mo', 'secret', true]);
    expect([account.selectionStart, account.selectionEnd]).toEqual([2, 4]);
    expect(screen.getByText('请输入正确的登录账号')).toBeTruthy();
  });

  test('S8.034 a refusal is not left in words of the other language', async () => {
    fakeServer({ simpleLogin: { status: 1, msg2Client: 'Wrong account or password' } });
    render(<SignIn />);
    await choose('password');
    type({ account: 'demo', password: 'wrong' });
    tick('agree');
    await send();
    expect(formError()).toBe('Wrong account or password');
    await act(async () => setLanguage('zh_CN'));
    expect(formError()).toBe('登录未成功，请检查后重试');
    await act(async () => setLanguage('en'));
    expect(formError()).toBe('Wrong account or password');
  });
});

describe('the modes', () => {
  test('S2.105 S3.061 S4.071 three and no other; the code is first', async () => {
    fakeServer({});
    render(<SignIn />);
    expect(screen.getAllByRole('tab').map((tab) => tab.dataset.testid)).toEqual([
      'sign-in-mode-code',
      'sign-in-mode-password',
      'sign-in-mode-qr',
    ]);
    expect(modeNow()).toBe('code');
    for (const mode of ['password', 'qr', 'code'] as const) {
      await choose(mode);
      expect(modeNow()).toBe(mode);
    }
  });

  test('S3.061 the mode that was used last comes first', async () => {
    const { unmount } = render(<SignIn />);
    await choose('password');
    unmount();
    render(<SignIn />);
    expect([settings.loginType, modeNow()]).toEqual(['password', 'password']);
  });

  test('arrow keys move between the tabs, round the ends, and stay there', () => {
    render(<SignIn />);
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    screen.getByTestId('sign-in-mode-code').focus();
    press('ArrowRight');
    expect(modeNow()).toBe('password');
    press('ArrowLeft');
    press('ArrowLeft');
    expect(modeNow()).toBe('qr');
    press('Home');
    press('End');
    expect([modeNow(), document.activeElement]).toEqual(['qr', screen.getByTestId('sign-in-mode-qr')]);
  });

  test('a press on a tab goes on to its first field', async () => {
    render(<SignIn />);
    expect(document.activeElement).toBe(input('mobile'));
    await choose('password');
    expect(document.activeElement).toBe(input('account'));
    await choose('qr');
    expect(document.activeElement).toBe(input('agree'));
    await choose('code');
    expect(document.activeElement).toBe(input('mobile'));
  });

  test('who came to look around keeps the focus at the top of the page', () => {
    freshShell('/home');
    render(<SignIn />);
    expect(document.activeElement).toBe(document.body);
  });

  test('what is secret is gone after a change of the mode, what is not stays', async () => {
    render(<SignIn />);
    await choose('password');
    type({ account: 'demo', password: 'secret' });
    await choose('code');
    await choose('password');
    expect([input('account').value, input('password').value]).toEqual(['demo', '']);
  });
});

describe('the terms', () => {
  test('S5.030 unticked, no way in sends anything, and it says so', async () => {
    const { seen } = fakeServer({});
    render(<SignIn />);
    type({ mobile: '13800000000', code: '1234' });
    await send();
    expect(formError()).toBe('Please confirm the terms');
    expect(document.activeElement).toBe(input('agree'));
    await choose('password');
    type({ account: 'demo', password: 'right' });
    await send();
    expect(formError()).toBe('Please confirm the terms');
    await choose('qr');
    await send();
    expect([formError(), seen]).toEqual(['Please confirm the terms', []]);
  });

  test('S5.030 the message goes with the tick', async () => {
    render(<SignIn />);
    await choose('password');
    type({ account: 'demo', password: 'right' });
    await send();
    expect(input('agree').getAttribute('aria-describedby')).toBe(screen.getByTestId('form-error').id);
    tick('agree');
    expect(formError()).toBeNull();
  });

  test('both can be read in a new tab', () => {
    render(<SignIn />);
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => [link.getAttribute('href'), link.target, link.rel])).toEqual([
      ['/protocol?key=service', '_blank', 'noopener'],
      ['/protocol?key=usage', '_blank', 'noopener'],
    ]);
  });

  test('never ticked the first time, ticked where somebody has signed in before', async () => {
    fakeServer({ simpleLogin: { data: aLogin() } });
    const { unmount } = render(<SignIn />);
    expect(input('agree').checked).toBe(false);
    await choose('password');
    type({ account: 'demo', password: 'right' });
    tick('agree');
    await send();
    expect(session.token).toBe('token-1');
    unmount();
    render(<SignIn />);
    expect(input('agree').checked).toBe(true);
  });
});

test('who has no account can apply for a trial', async () => {
  render(<SignIn />);
  await act(async () => void fireEvent.click(screen.getByTestId('sign-in-trial')));
  expect(drawers.open).toBe('trial');
});

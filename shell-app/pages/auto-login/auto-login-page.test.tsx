import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { setLanguage } from '../../i18n/language.ts';
import { page } from '../../page/page.ts';
import { keepLogin } from '../../session/keep-session.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { aLogin, aUser, freshShell } from '../../testing/fresh-shell.ts';
import AutoLoginPage from './auto-login-page.tsx';
import { forgetHanded, handed } from './handed.ts';

const next = { userId: 'u1', userNm: 'demo', realNm: '李明', compNm: 'Example' };
const state = () => screen.getByTestId('auto-login').dataset.state;
const click = (testId: string) => act(async () => fireEvent.click(screen.getByTestId(testId)));

async function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  freshShell('/autoLogin?code=code-9&redirect=/sales');
  forgetHanded();
  keepLogin(aLogin({ token: 'former', userId: 'u7' }));
  setLanguage('en');
  const server = fakeServer({
    readHandOver: { data: next },
    getUserInfo: { data: aUser({ userId: 'u7', userNm: 'wang', userRealNm: '王芳' }) },
    handOverLogin: { data: aLogin({ token: 'token-9' }) },
    logout: { data: null },
    ...answers,
  });
  await act(async () => render(<AutoLoginPage />));
  return server;
}

beforeEach(() => {
  jest.spyOn(page, 'reload').mockImplementation(() => undefined);
});

describe('the question of a hand-over', () => {
  test('says who is signed in and who would be; its heading has the focus, so that Enter changes nothing', async () => {
    await open();
    expect(state()).toBe('asking');
    expect(screen.getByText('Signed in now').parentElement?.textContent).toContain('王芳');
    expect(screen.getByText('Signed in by the link').parentElement?.textContent).toContain('李明demo · Example');
    expect(document.activeElement?.textContent).toBe('Change to another account?');
  });

  test('who stays keeps the session, goes to the wanted place, and the code is forgotten', async () => {
    const { named } = await open();
    await click('hand-over-stay');
    expect(named('handOverLogin')).toHaveLength(0);
    expect(named('logout')).toHaveLength(0);
    expect(Cookies.get('token')).toBe('former');
    expect(window.location.pathname).toBe('/sales');
    expect(handed()).toBeNull();
  });

  test('who changes is signed in once, and the former session ends', async () => {
    const { named } = await open();
    await click('hand-over-replace');
    expect(named('handOverLogin')).toHaveLength(1);
    expect(named('logout').map(({ token }) => token)).toEqual(['former']);
    expect(Cookies.get('token')).toBe('token-9');
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  test('a server that does not answer is asked again from the beginning', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers: Parameters<typeof fakeServer>[0] = { handOverLogin: new Error('down') };
    await open(answers);
    await click('hand-over-replace');
    expect(state()).toBe('unreachable');
    expect(Cookies.get('token')).toBe('former');
    await act(async () => fireEvent.click(screen.getByRole('button')));
    expect(state()).toBe('asking');
  });
});

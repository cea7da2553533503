import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { session } from '@portal/shell';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { takeUserInfo } from '../../shell-app/account/load-user.ts';
import { navigate } from '../../shell-app/navigation/place.ts';
import { page } from '../../shell-app/page/page.ts';
import { keepLogin } from '../../shell-app/session/keep-session.ts';
import { fakeServer } from '../../shell-app/testing/fake-server.ts';
import { aLogin, anAccount, aUser, freshShell } from '../../shell-app/testing/fresh-shell.ts';
import { allTimersBut } from '../../tests/support/all-timers-but.ts';
import { eventually } from '../../tests/support/eventually.ts';
import { accountState } from './account-state.ts';
import { SwitchAccount } from './switch-account.tsx';

const noon = Date.UTC(2025, 2, 4, 4);

describe('what an entry says', () => {
  test('S4.049 S4.050 expired comes before status and current', () => {
    const over = { actvToYmd: '20250303' };
    expect(accountState(anAccount(over), 'u1', noon)).toEqual({ kind: 'expired' });
    expect(accountState(anAccount({ ...over, userSt: '4' }), 'u1', noon)).toEqual({ kind: 'expired' });
  });

  test.each(['0', '4'])('S4.051 S4.052 status %s comes before current and says its name', (userSt) =>
    expect(accountState(anAccount({ userSt, userStNm: '已停用' }), 'u1', noon)).toEqual({
      kind: 'status',
      name: '已停用',
    }),
  );

  test('S4.053 S4.054 current, then switch', () => {
    expect(accountState(anAccount(), 'u1', noon)).toEqual({ kind: 'current' });
    expect(accountState(anAccount(), 'u2', noon)).toEqual({ kind: 'switchable' });
  });

  test('A26 the last day counts to its last second in China time', () => {
    const last = Date.UTC(2025, 2, 4, 15, 59, 59, 999);
    expect(accountState(anAccount({ actvToYmd: '20250304' }), 'u1', last)).toEqual({ kind: 'current' });
    expect(accountState(anAccount({ actvToYmd: '20250304' }), 'u1', last + 1)).toEqual({ kind: 'expired' });
  });
});

const accounts = [
  anAccount(),
  anAccount({ userId: 'u2', userRealNm: '王芳', actvToYmd: '20991231' }),
  anAccount({ userId: 'u3', actvToYmd: '20240101' }),
  anAccount({ userId: 'u4', userSt: '4', userStNm: '已停用' }),
];
const card = (id: string) => {
  const found = screen.getAllByTestId('account').find((element) => element.dataset.userId === id);
  if (!found) throw new Error(`no card of ${id}`);
  return within(found);
};

describe('the drawer', () => {
  beforeEach(() => {
    freshShell('/sales/trend');
    keepLogin(aLogin());
    takeUserInfo(aUser({ relationUserList: accounts }));
  });

  test('S1.014 S2.110 S2.111 is titled and lists every linked account', () => {
    render(<SwitchAccount onClose={() => undefined} />);
    expect(screen.getByRole('heading', { name: '切换账号' })).toBeTruthy();
    expect(screen.getAllByTestId('account').map(({ dataset }) => dataset.userId)).toEqual(['u1', 'u2', 'u3', 'u4']);
  });

  test('S4.050 S4.051 S4.052 S4.053 S4.054 S9.018 S9.019 each entry says its state', () => {
    render(<SwitchAccount onClose={() => undefined} />);
    expect(card('u1').getByTestId('account-state').textContent).toBe('当前账号');
    expect(card('u2').getByTestId('account-switch').textContent).toBe('切换到此账号');
    expect(card('u2').getByText(/2024\/01\/01 ~ 2099\/12\/31/)).toBeTruthy();
    expect(card('u3').getByTestId('account-state').textContent).toBe('已过期');
    expect(card('u2').queryByText('正常')).toBeTruthy();
    expect(card('u3').queryByText('正常')).toBeNull();
    expect(card('u4').getByTestId('account-state').textContent).toBe('已停用');
    expect(screen.getAllByTestId('account-switch')).toHaveLength(1);
  });

  test('only an active account has a green tag', () => {
    const waiting = anAccount({ userId: 'u5', userSt: '2', userStNm: '待审核' });
    takeUserInfo(aUser({ relationUserList: [...accounts, waiting] }));
    render(<SwitchAccount onClose={() => undefined} />);
    const tone = (id: string, name: string) => card(id).getByText(name).classList;
    for (const id of ['u1', 'u2']) expect([...tone(id, '正常')]).toEqual(['tag', 'success']);
    expect([...tone('u5', '待审核')]).toEqual(['tag']);
  });

  test('S6.021 every account says how many days it has left, until it is over', () => {
    jest.useFakeTimers({ now: noon, doNotFake: allTimersBut('Date') });
    const left = [anAccount({ actvToYmd: '20250304' }), anAccount({ userId: 'u2', actvToYmd: '20250313' })];
    takeUserInfo(aUser({ relationUserList: [...left, anAccount({ userId: 'u3', actvToYmd: '20250303' })] }));
    render(<SwitchAccount onClose={() => undefined} />);
    expect(card('u1').getByText(/剩余 1 天/)).toBeTruthy();
    expect(card('u2').getByText(/剩余 10 天/)).toBeTruthy();
    expect(card('u3').queryByText(/剩余/)).toBeNull();
  });

  test('S2.115 S7.084 S7.085 elsewhere than on the dashboard the route becomes / and the page is loaded anew', async () => {
    const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
    const { seen } = fakeServer({ switchAccount: { data: aLogin({ token: 'token-2', userId: 'u2' }) } });
    const length = window.history.length;
    render(<SwitchAccount onClose={() => undefined} />);
    await act(async () => fireEvent.click(card('u2').getByTestId('account-switch')));
    await eventually(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(seen[0]?.body).toEqual({ data: { channel: 1, userId: 'u2' }, token: 'token-1' });
    expect(document.body.textContent).toContain('切换账号成功');
    expect(window.location.pathname).toBe('/');
    expect(window.history.length).toBe(length);
    expect(Cookies.get('token')).toBe('token-2');
    expect(session).toMatchObject({ userInfo: null, menus: [], user: { userId: 'u2' } });
  });

  test('S2.114 on the dashboard the whole page loads at /', async () => {
    const load = jest.spyOn(page, 'load').mockImplementation(() => undefined);
    navigate('/dashboard');
    fakeServer({ switchAccount: { data: aLogin({ token: '', userId: 'u2' }) } });
    render(<SwitchAccount onClose={() => undefined} />);
    await act(async () => fireEvent.click(card('u2').getByTestId('account-switch')));
    await eventually(() => expect(load).toHaveBeenCalledWith('/'));
    // A25: a reply without a token keeps the old one.
    expect(Cookies.get('token')).toBe('token-1');
  });

  test('a refusal stands in the drawer and changes nothing', async () => {
    fakeServer({ switchAccount: { status: 1, msg2Client: '该账号不可切换' } });
    render(<SwitchAccount onClose={() => undefined} />);
    await act(async () => fireEvent.click(card('u2').getByTestId('account-switch')));
    expect((await screen.findByTestId('form-error')).textContent).toContain('该账号不可切换');
    expect(session.token).toBe('token-1');
  });
});

import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { setLanguage } from '@portal/shell';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { drawers } from '../../../shell-app/drawers/drawers.ts';
import { session } from '../../../shell-app/session/session.ts';
import { fakeServer } from '../../../shell-app/testing/fake-server.ts';
import { errors, hook, openCentre, press, toasts } from '../testing/open-centre.tsx';

type Field = 'oldPwd' | 'newPwd' | 'confirmPwd';
const input = (name: Field) => document.querySelector<HTMLInputElement>(`input[name=${name}]`) as HTMLInputElement;
const type = (name: Field, value: string) => fireEvent.change(input(name), { target: { value } });
const leave = (name: Field) => fireEvent.blur(input(name));
const send = () => act(async () => void fireEvent.submit(hook('password-form')));
const fill = (oldPwd: string, newPwd: string, confirmPwd = newPwd) => {
  type('oldPwd', oldPwd);
  type('newPwd', newPwd);
  type('confirmPwd', confirmPwd);
};

beforeEach(async () => {
  openCentre({ phonNo: '13800000001' });
  await press('change-password');
});

describe('change of the password', () => {
  test('another language leaves what was typed, and says its faults anew', async () => {
    fill('old', 'abc12345', 'abc12346');
    leave('confirmPwd');
    await act(async () => setLanguage('zh_CN'));
    expect([input('oldPwd'), input('newPwd'), input('confirmPwd')].map(({ value }) => value)).toEqual([
      'old',
      'abc12345',
      'abc12346',
    ]);
    expect(errors()).toEqual(['两次填写的密码不一致']);
  });

  test('S3.046 has the old, the new and the confirmed password, hidden until they are shown, and the rule', () => {
    for (const name of ['oldPwd', 'newPwd', 'confirmPwd'] as const) expect(input(name).type).toBe('password');
    fireEvent.click(screen.getAllByLabelText('Show the password')[1] as HTMLElement);
    expect([input('oldPwd').type, input('newPwd').type]).toEqual(['password', 'text']);
    expect(screen.getByText('8 to 20 characters, with both letters and digits and no spaces')).toBeTruthy();
  });

  test.each(['abcdefgh', 'a1', '12345678', 'abc 12345', ' abc12345', `a1${'x'.repeat(19)}`])(
    'S5.026 S5.027 a new password %j is told its format',
    (value) => {
      type('newPwd', value);
      leave('newPwd');
      expect(errors()).toEqual(['Password format error, please re-enter']);
    },
  );

  test('S5.027 a new password abc12345 fits, an old one only has to be there', async () => {
    const { seen } = fakeServer({ updatePwd: { data: null } });
    fill('x', 'abc12345');
    await send();
    expect(seen).toHaveLength(1);
  });

  test('S5.028 the second must equal the first', () => {
    fill('old', 'abc12345', 'abc12346');
    leave('confirmPwd');
    expect(errors()).toEqual(['The passwords filled in twice are inconsistent']);
    type('newPwd', 'abc12346');
    leave('newPwd');
    expect(errors()).toEqual([]);
  });

  test('an empty form names what is missing and sends nothing; the old password again is no new one', async () => {
    const { seen } = fakeServer({});
    await send();
    expect(errors()).toEqual(['Input your current password', 'Input a new password']);
    expect(document.activeElement).toBe(input('oldPwd'));
    fill('abc12345', 'abc12345');
    await send();
    expect(errors()).toEqual(['The new password must differ from the current one']);
    expect(seen).toEqual([]);
  });

  test('the phone that signs in by scanning goes with the old password when it is ticked, and is asked of nobody else', async () => {
    expect(screen.queryByLabelText(/^Also unbind/)).toBeNull();
    cleanup();
    openCentre({ wxNickNm: 'Pixel' });
    await press('change-password');
    const { seen } = fakeServer({ updatePwd: { data: null } });
    fill('old one', 'abc12345');
    fireEvent.click(screen.getByLabelText('Also unbind Pixel, which signs in by scanning'));
    await send();
    expect(seen[0]?.body?.data).toEqual({ oldPwd: 'old one', newPwd: 'abc12345', forgetPhone: true });
  });

  test('S7.020 A70 success is said, the session is cleared, and the sign-in stands open; nothing is kept', async () => {
    const { seen } = fakeServer({ updatePwd: { data: null } });
    fill(' old one ', 'abc12345');
    await send();
    expect(seen.map(({ name, body }) => [name, body?.data])).toEqual([
      ['updatePwd', { oldPwd: ' old one ', newPwd: 'abc12345' }],
    ]);
    expect(toasts()).toEqual(['Password changed. Please sign in with the new one.']);
    expect(session).toMatchObject({ token: null, user: null, userInfo: null });
    expect(Cookies.get('token')).toBeUndefined();
    expect(drawers.open).toBeNull();
    expect(`${location.pathname}${location.search}`).toBe('/home?redirect=%2Fsales%2Ftrend');
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, session]);
    expect(stored).not.toMatch(/abc12345|old one/);
  });

  test('a refusal stands under the old password, which is emptied; the session stays', async () => {
    fakeServer({ updatePwd: { status: 1, msg2Client: 'The current password is wrong' } });
    fill('wrong', 'abc12345');
    await send();
    expect(errors()).toEqual(['The current password is wrong']);
    expect(input('oldPwd').getAttribute('aria-invalid')).toBe('true');
    expect([input('oldPwd').value, input('newPwd').value]).toEqual(['', 'abc12345']);
    expect(document.activeElement).toBe(input('oldPwd'));
    expect(session.token).toBe('token-1');
  });

  test('a password that is made of what is known of the account is told before anything is sent', async () => {
    const { seen } = fakeServer({});
    for (const personal of ['demo2026', 'x13800000001', 'Example-1']) {
      type('newPwd', personal);
      leave('newPwd');
      expect(errors()).toEqual(['Most of this password comes from your user name, name, company or contacts']);
    }
    type('newPwd', 'Harbour-27');
    expect(errors()).toEqual([]);
    expect(seen).toEqual([]);
  });

  test('what the server says of the new password stands under it; both are typed anew, the old one stays', async () => {
    fakeServer({ updatePwd: { status: 464, msg2Client: 'This password is too common.' } });
    fill('old', 'password1');
    await send();
    expect(errors()).toEqual(['This password is too common.']);
    expect([input('oldPwd').value, input('newPwd').value, input('confirmPwd').value]).toEqual(['old', '', '']);
    expect(input('newPwd').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(input('newPwd'));
    expect(session.token).toBe('token-1');
  });

  test('a broken connection is said, and the form can be used again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeServer({ updatePwd: new Error('down') });
    fill('old', 'abc12345');
    await send();
    expect(hook('form-error').textContent).toContain('The password was not changed');
    expect(hook('password-submit').ariaBusy).toBeNull();
    expect(session.token).toBe('token-1');
  });

  test('closed and opened again it is empty', async () => {
    fill('old', 'abc12345');
    await press('password-close');
    expect(screen.queryByTestId('password-form')).toBeNull();
    expect(hook('info-panel')).toBeTruthy();
    await press('change-password');
    expect(input('oldPwd').value).toBe('');
  });
});

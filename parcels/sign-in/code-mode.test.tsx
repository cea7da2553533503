import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { session } from '@portal/shell';
import { drawers } from '@portal/shell/insider';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { captchaQuestion, settleCaptcha } from '../../shell-app/captcha/captcha-question.ts';
import { setLanguage } from '../../shell-app/i18n/language.ts';
import { fakeServer } from '../../shell-app/testing/fake-server.ts';
import { aLogin, freshShell } from '../../shell-app/testing/fresh-shell.ts';
import { SignIn } from './sign-in.tsx';
import { formError, input, send, tick, type } from './testing/fill-in.ts';

const link = () => screen.queryByTestId<HTMLButtonElement>('send-code');
const ask = () => act(async () => void fireEvent.click(screen.getByTestId('send-code')));
const solve = (ticket: string | null) => act(async () => settleCaptcha(ticket));
const errorOf = (name: string) =>
  document.getElementById((input(name).getAttribute('aria-describedby') ?? '').split(' ')[0] ?? '')?.textContent;

beforeEach(() => {
  freshShell('/home?redirect=%2F');
  setLanguage('en');
  render(<SignIn />);
});

describe('the fields', () => {
  test.each([
    ['S5.022', '123', 'Enter the correct phone number'],
    ['S5.022', 'abc', 'Enter the correct phone number'],
    ['S5.022', 'abc@', 'Enter the correct email'],
    ['S5.022', '', 'Enter your mobile number or email'],
  ])('%s a contact %j is named', async (_row, contact, message) => {
    type({ mobile: contact });
    await send();
    expect(errorOf('mobile')).toBe(message);
  });

  test('S5.022 a wrong contact is named when its field is left; an empty one is let be', () => {
    fireEvent.blur(input('mobile'));
    expect(errorOf('mobile')).toBeUndefined();
    type({ mobile: '123' });
    fireEvent.blur(input('mobile'));
    expect(errorOf('mobile')).toBe('Enter the correct phone number');
  });

  test('S5.029 a code that is not four digits is named, and nothing is sent', async () => {
    const { seen } = fakeServer({});
    type({ mobile: '13800000000', code: '12a4' });
    tick('agree');
    await send();
    expect([errorOf('code'), seen]).toEqual(['Verification code input error, please re-enter', []]);
    expect(input('code').maxLength).toBe(4);
  });

  test('S5.008 the first that does not fit has the focus', async () => {
    await send();
    expect(document.activeElement).toBe(input('mobile'));
    type({ mobile: 'a@b.cn' });
    await send();
    expect(document.activeElement).toBe(input('code'));
    type({ code: '1234' });
    await send();
    expect(document.activeElement).toBe(input('agree'));
  });
});

test('S4.030 another language leaves the contact and the code', async () => {
  type({ mobile: '13800000000', code: '12' });
  await act(async () => setLanguage('zh_CN'));
  expect([input('mobile').value, input('code').value]).toEqual(['13800000000', '12']);
});

describe('getting a code', () => {
  test('S5.018 S5.019 the link is there only while the contact fits; else the field says what is wrong', () => {
    const { seen } = fakeServer({});
    expect(link()).toBeNull();
    expect(screen.getByTestId('code-first').textContent).toBe('Fill in the field above');
    type({ mobile: '1380000000' });
    fireEvent.blur(input('mobile'));
    expect([link(), errorOf('mobile'), seen]).toEqual([null, 'Enter the correct phone number', []]);
    type({ mobile: '13800000000' });
    expect(link()?.textContent).toBe('Get code');
    expect(screen.queryByTestId('code-first')).toBeNull();
    type({ mobile: 'a@b.cn' });
    expect(link()).not.toBeNull();
    type({ mobile: 'a@b' });
    expect(link()).toBeNull();
  });

  test.each([
    ['13800000001', 'sendVerificationCode'],
    ['a1@b.cn', 'sendVerificationCodeEmail'],
  ] as const)('S2.107 S2.108 S7.052 S8.028 %s: the puzzle comes first, then %s', async (to, call) => {
    const { seen } = fakeServer({ [call]: {} });
    type({ mobile: ` ${to} ` });
    await ask();
    expect([captchaQuestion.open, seen]).toEqual([true, []]);
    await solve('ticket-1');
    expect(seen.map(({ name }) => name)).toEqual([call]);
    expect(seen[0]?.body).toEqual({ data: { to, messageChannel: 1, messageEvent: 1 }, captchaTicket: 'ticket-1' });
    expect(document.body.textContent).toContain('Verification code sent');
    expect([link()?.disabled, link()?.textContent]).toEqual([true, '120 s']);
    expect(document.activeElement).toBe(input('code'));
  });

  test('S7.080 S8.012 the words of a refusal stand under the code field, until the contact is another', async () => {
    fakeServer({ sendVerificationCode: { status: 429, msg2Client: 'Too many codes today' } });
    type({ mobile: '13800000002' });
    await ask();
    await solve('ticket-1');
    expect([errorOf('code'), link()?.disabled]).toEqual(['Too many codes today', false]);
    await act(async () => setLanguage('zh_CN'));
    expect(errorOf('code')).toBe('验证码未发送，请稍后重试');
    type({ mobile: '13800000003' });
    expect(errorOf('code')).toBeUndefined();
  });

  test('a broken connection is said there too', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeServer({ sendVerificationCode: new Error('down') });
    type({ mobile: '13800000004' });
    await ask();
    await solve('ticket-1');
    expect(errorOf('code')).toContain('The code could not be sent');
  });
});

describe('signing in', () => {
  const fill = (contact: string) => {
    type({ mobile: contact, code: '1234' });
    tick('agree');
  };

  test.each([
    ['13800000000', { phonNo: '13800000000', emalAd: '' }],
    ['a@b.cn', { phonNo: '', emalAd: 'a@b.cn' }],
  ])('S7.015 S7.016 %s', async (contact, sent) => {
    const { seen } = fakeServer({ dynamicLogin: { data: aLogin() } });
    fill(contact);
    await send();
    expect(seen[0]?.body).toEqual({ data: { ...sent, randomCode: '1234', channel: 1, passwordFree: false } });
    expect(session.token).toBe('token-1');
  });

  test('S5.029 S8.020 S8.034 a wrong code is said, the code emptied, the contact kept, nothing stored', async () => {
    fakeServer({ dynamicLogin: { status: 1, msg2Client: 'Verification code input error, please re-enter' } });
    fill('13800000000');
    await send();
    expect(formError()).toBe('Verification code input error, please re-enter');
    expect([input('mobile').value, input('code').value]).toEqual(['13800000000', '']);
    expect([session.token, document.activeElement]).toEqual([null, input('code')]);
    expect(screen.queryByTestId('offer-trial')).toBeNull();
  });

  test('whose contact belongs to no account is offered a trial', async () => {
    fakeServer({ dynamicLogin: { status: 404, msg2Client: 'No account has this contact.' } });
    fill('13800000000');
    await send();
    await act(async () => void fireEvent.click(screen.getByTestId('offer-trial')));
    expect(drawers.open).toBe('trial');
  });
});

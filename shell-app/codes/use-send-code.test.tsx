import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { captchaQuestion, settleCaptcha } from '../captcha/captcha-question.ts';
import { setLanguage } from '../i18n/language.ts';
import { type FakeAnswer, fakeServer } from '../testing/fake-server.ts';
import { freshShell } from '../testing/fresh-shell.ts';
import { type SendCall, useSendCode } from './use-send-code.ts';

const open = (call: SendCall = 'sendVerificationCode', to = '13800000000') =>
  renderHook(({ contact }) => useSendCode(call, contact), { initialProps: { contact: to } });

type Hook = ReturnType<typeof open>['result'];

/** Asks for a code and answers the puzzle. @returns what became of it */
async function ask(hook: Hook, ticket: string | null = 'ticket-1'): Promise<unknown> {
  let outcome: unknown;
  await act(async () => {
    const sent = hook.current.send();
    settleCaptcha(ticket);
    outcome = await sent;
  });
  return outcome;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-04T05:06:07Z') });
  freshShell();
  setLanguage('en');
});
afterEach(cleanup);

test.each([
  ['sendVerificationCode', '13800000000', 1],
  ['sendVerificationCodeEmail', 'a@b.cn', 1],
  ['sendBindCode', '13800000000', 2],
  ['sendBindCodeEmail', 'a@b.cn', 2],
] as const)('S7.049 S7.052 A71 %s to %s has the event %i and the ticket beside it', async (call, to, event) => {
  const { seen } = fakeServer({ [call]: {} });
  expect(await ask(open(call, to).result)).toBe('sent');
  expect(seen[0]?.body).toEqual({
    data: { to, messageChannel: 1, messageEvent: event },
    captchaTicket: 'ticket-1',
  });
});

test.each([
  ['sendProofCode', 'mobile', 'sendProofCode', { way: 'mobile' }],
  ['sendProofCode', 'email', 'sendProofCode', { way: 'email' }],
  ['sendMonitorCode', 'a@b.cn', 'sendBindCodeEmail', { to: 'a@b.cn', messageChannel: 1, messageEvent: 3 }],
] as const)('%s to %s is the call %s with the ticket beside it', async (call, to, name, data) => {
  const { seen } = fakeServer({ [name]: {} });
  expect(await ask(open(call, to).result)).toBe('sent');
  expect(seen.map((request) => [request.name, request.body])).toMatchObject([
    [name, { data, captchaTicket: 'ticket-1' }],
  ]);
});

test('S4.060 S4.062 the link beside the code waits while a code is on its way, and counts down after it', async () => {
  fakeServer({ sendVerificationCode: {} });
  const { result } = open();
  const press = jest.fn();
  const link = () => result.current.link('send', press);
  const free = { text: 'Get code', disabled: false, busy: false, testId: 'send' };
  expect(link()).toMatchObject(free);
  link()?.onClick();
  expect(press).toHaveBeenCalledTimes(1);
  await act(async () => void result.current.send());
  expect(link()).toMatchObject({ ...free, disabled: true, busy: true });
  await act(async () => settleCaptcha('ticket-1'));
  expect(link()).toMatchObject({ ...free, text: '120 s', disabled: true });
  await pass(119_000);
  expect(link()).toMatchObject({ ...free, text: '1 s', disabled: true });
  await pass(1000);
  expect(link()).toMatchObject(free);
});

test('S2.107 S2.108 nothing is sent before the puzzle is solved, nor when it is closed', async () => {
  const { seen } = fakeServer({});
  const { result } = open();
  let sent: Promise<unknown> = Promise.resolve();
  await act(async () => {
    sent = result.current.send();
  });
  expect([captchaQuestion.open, result.current.sending, seen]).toEqual([true, true, []]);
  await act(async () => settleCaptcha(null));
  expect([await sent, result.current.sending, result.current.secondsLeft, seen]).toEqual(['given-up', false, 0, []]);
});

describe('the wait', () => {
  test('S4.061 S4.062 S8.028 counts down by one each second from 120, then another may be asked for', async () => {
    const { seen } = fakeServer({ sendVerificationCode: {} });
    const { result } = open();
    await ask(result);
    expect(document.body.textContent).toContain('Verification code sent');
    expect(result.current.secondsLeft).toBe(120);
    await pass(1000);
    expect(result.current.secondsLeft).toBe(119);
    expect(await ask(result)).toBe('given-up');
    await pass(118_000);
    expect(result.current.secondsLeft).toBe(1);
    await pass(1000);
    expect(result.current.secondsLeft).toBe(0);
    expect([await ask(result), seen.length]).toEqual(['sent', 2]);
  });

  test.each<[string, FakeAnswer]>([
    ['refused', { status: 429, msg2Client: 'Too soon' }],
    ['failed', new Error('down')],
  ])('S4.063 A54 does not begin when the call is %s', async (outcome, answer) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeServer({ sendVerificationCode: answer });
    const { result } = open();
    expect([await ask(result), result.current.secondsLeft, result.current.sending]).toEqual([outcome, 0, false]);
  });

  test('A54 outlives the form', async () => {
    fakeServer({ sendVerificationCode: {} });
    const first = open();
    await ask(first.result);
    const timers = jest.getTimerCount();
    first.unmount();
    expect(jest.getTimerCount()).toBe(timers - 1);
    await pass(20_000);
    const drawn: number[] = [];
    renderHook(() => drawn.push(useSendCode('sendVerificationCode', '13800000000').secondsLeft));
    expect(new Set(drawn)).toEqual(new Set([100]));
  });

  test('belongs to the contact', async () => {
    fakeServer({ sendVerificationCode: {} });
    const { result, rerender } = open();
    await ask(result);
    rerender({ contact: '13900000000' });
    expect(result.current.secondsLeft).toBe(0);
    rerender({ contact: '13800000000' });
    expect(result.current.secondsLeft).toBe(120);
  });
});

test('S7.080 S8.012 the words of a refusal are kept until the next try or another contact', async () => {
  fakeServer({ sendVerificationCode: { status: 1, msg2Client: 'Too many codes' } });
  const { result, rerender } = open();
  await ask(result);
  expect(result.current.error).toBe('Too many codes');
  await act(async () => void result.current.send());
  expect(result.current.error).toBe('');
  await act(async () => settleCaptcha('ticket-2'));
  expect(result.current.error).toBe('Too many codes');
  rerender({ contact: '13900000000' });
  expect(result.current.error).toBe('');
});

test('S7.080 the words of a refusal give way to those of the portal in another language, and can be taken away', async () => {
  fakeServer({ sendVerificationCode: { status: 1, msg2Client: 'Too many codes' } });
  const { result } = open();
  await ask(result);
  await act(async () => setLanguage('zh_CN'));
  expect(result.current.error).toBe('验证码未发送，请稍后重试');
  act(() => result.current.clearError());
  expect(result.current.error).toBe('');
});

test('a call without an answer has no words of its own, in no language', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeServer({ sendVerificationCode: new Error('down') });
  const { result } = open();
  expect(await ask(result)).toBe('failed');
  await act(async () => setLanguage('zh_CN'));
  expect(result.current.error).toBe('');
});

test('a press while a code is on its way opens no puzzle', async () => {
  let answer: (given: FakeAnswer) => void = () => undefined;
  fakeServer({ sendVerificationCode: () => new Promise<FakeAnswer>((resolve) => (answer = resolve)) });
  const { result } = open();
  let sent: Promise<unknown> = Promise.resolve();
  await act(async () => {
    sent = result.current.send();
    settleCaptcha('ticket-1');
  });
  let again: unknown;
  await act(async () => {
    void result.current.send().then((outcome) => (again = outcome));
  });
  expect([again, captchaQuestion.open]).toEqual(['given-up', false]);
  await act(async () => answer({}));
  expect(await sent).toBe('sent');
});

test('two presses at once send one code', async () => {
  const { seen } = fakeServer({ sendVerificationCode: {} });
  const { result } = open();
  await act(async () => {
    const both = [result.current.send(), result.current.send()];
    settleCaptcha('ticket-1');
    await Promise.all(both);
  });
  expect(seen).toHaveLength(1);
});

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { session } from '../session/session.ts';
import { type FakeAnswer, fakeServer } from '../testing/fake-server.ts';
import { freshShell } from '../testing/fresh-shell.ts';
import { useQrCode } from './use-qr-code.ts';

const now = new Date('2026-03-04T05:06:07Z');
let codes = 0;

/** @param ahead how far the server's clock is ahead of the page's, in ms */
function serve(getQRCodeStatus: FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>), ahead = 0) {
  const code = () => {
    codes += 1;
    const expireTime = Date.now() + ahead + 60_000;
    return { data: { qrcode: `data:,${codes}`, qrcodeId: `qr-${codes}`, expireTime, link: `https://a.cn/${codes}` } };
  };
  return fakeServer({ getLoginQRCode: code, getBindQRCode: code, getQRCodeStatus }, ahead);
}

const onScanned = jest.fn();

async function open(create: 'getLoginQRCode' | 'getBindQRCode' = 'getLoginQRCode') {
  const hook = renderHook(() => useQrCode(create, onScanned));
  await pass(0);
  return hook;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers({ now });
  codes = 0;
  onScanned.mockClear();
  freshShell();
});
afterEach(cleanup);

test.each(['getLoginQRCode', 'getBindQRCode'] as const)('S3.012 %s gives picture and id', async (create) => {
  const { named } = serve({ data: '0' });
  const { result, unmount } = await open(create);
  expect(result.current).toMatchObject({
    stage: 'waiting',
    qrcode: 'data:,1',
    qrcodeId: 'qr-1',
    link: 'https://a.cn/1',
  });
  expect([session.qrcode, session.qrcodeId, named(create).length]).toEqual(['data:,1', 'qr-1', 1]);
  unmount();
  expect([session.qrcode, session.qrcodeId]).toEqual(['', '']);
});

test('while a code is on its way there is nothing of one, and of another kind asked for meanwhile only that one', async () => {
  const waiting: (() => void)[] = [];
  const slow = (qrcodeId: string) => () =>
    new Promise<FakeAnswer>((resolve) => {
      waiting.push(() => resolve({ data: { qrcode: 'data:,', qrcodeId, expireTime: Date.now() + 60_000, link: '' } }));
    });
  fakeServer({ getLoginQRCode: slow('login'), getBindQRCode: slow('bind') });
  const { result, rerender } = renderHook(({ create }) => useQrCode(create, onScanned), {
    initialProps: { create: 'getLoginQRCode' as 'getLoginQRCode' | 'getBindQRCode' },
  });
  const nothing = { stage: 'loading', qrcode: '', qrcodeId: '', link: '', expireTime: 0, error: '' };
  await pass(10_000);
  expect(result.current).toMatchObject(nothing);
  rerender({ create: 'getBindQRCode' });
  await pass(0);
  waiting[0]?.();
  await pass(0);
  expect([result.current, session.qrcodeId]).toMatchObject([nothing, '']);
  waiting[1]?.();
  await pass(0);
  expect(result.current).toMatchObject({ stage: 'waiting', qrcodeId: 'bind' });
});

describe('asking what became of it', () => {
  test.each(['0', '1'])('S4.064 S4.065 goes on every 2 s while the status is %s', async (status) => {
    const { named } = serve({ data: status });
    await open();
    await pass(1999);
    expect(named('getQRCodeStatus')).toHaveLength(0);
    await pass(1);
    expect(named('getQRCodeStatus').map(({ body }) => body)).toEqual([{ data: { qrcodeId: 'qr-1' } }]);
    await pass(8000);
    expect(named('getQRCodeStatus')).toHaveLength(5);
    expect(onScanned).not.toHaveBeenCalled();
  });

  test("S4.064 ends with '3', which is told once", async () => {
    const { named } = serve({ data: '3' });
    const { result } = await open();
    await pass(2000);
    await pass(20_000);
    expect([result.current.stage, named('getQRCodeStatus').length]).toEqual(['done', 1]);
    expect(onScanned.mock.calls).toEqual([['qr-1']]);
  });

  test.each<[string, FakeAnswer]>([
    ['another status', { data: '2' }],
    ['a refusal', { status: 1, msg2Client: 'This QR code is over' }],
  ])('S4.068 A34 ends with %s', async (_what, answer) => {
    const { named } = serve(answer);
    const { result } = await open();
    await pass(2000);
    await pass(20_000);
    expect([result.current.stage, named('getQRCodeStatus').length]).toEqual(['expired', 1]);
    expect(onScanned).not.toHaveBeenCalled();
  });

  test('S4.068 ends when its time is over; a refresh begins anew', async () => {
    const { named } = serve({ data: '0' });
    const { result } = await open();
    await pass(60_000);
    expect(result.current.stage).toBe('expired');
    const requests = named('getQRCodeStatus').length;
    await pass(20_000);
    expect(named('getQRCodeStatus')).toHaveLength(requests);
    act(() => result.current.refresh());
    await pass(0);
    await pass(2000);
    expect([result.current.stage, result.current.qrcodeId]).toEqual(['waiting', 'qr-2']);
    expect(named('getQRCodeStatus').at(-1)?.body).toEqual({ data: { qrcodeId: 'qr-2' } });
  });

  test.each([600_000, -600_000])('S4.068 lives as long where the clock is wrong by %i ms', async (ahead) => {
    serve({ data: '0' }, ahead);
    const { result } = await open();
    await pass(58_000);
    expect(result.current.stage).toBe('waiting');
    await pass(4_000);
    expect(result.current.stage).toBe('expired');
  });

  test('S4.066 ends when the code is no longer shown', async () => {
    const { named } = serve({ data: '0' });
    const { unmount } = await open();
    await pass(4000);
    unmount();
    await pass(20_000);
    expect(named('getQRCodeStatus')).toHaveLength(2);
  });

  test('S4.066 an answer that comes when the code is no longer shown is nothing to anybody', async () => {
    let answer: (given: FakeAnswer) => void = () => undefined;
    serve(() => new Promise<FakeAnswer>((resolve) => (answer = resolve)));
    const { unmount } = await open();
    await pass(2000);
    unmount();
    answer({ data: '3' });
    await pass(0);
    expect(onScanned).not.toHaveBeenCalled();
  });

  test('A34 rests while the page is hidden', async () => {
    const { named } = serve({ data: '0' });
    await open();
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(10_000);
    expect(named('getQRCodeStatus')).toHaveLength(0);
    hidden.mockReturnValue(false);
    await pass(2000);
    expect(named('getQRCodeStatus')).toHaveLength(1);
  });

  test('A34 a slow answer is waited for', async () => {
    let answer: (given: FakeAnswer) => void = () => undefined;
    const { named } = serve(() => new Promise<FakeAnswer>((resolve) => (answer = resolve)));
    await open();
    await pass(10_000);
    expect(named('getQRCodeStatus')).toHaveLength(1);
    answer({ data: '0' });
    await pass(2000);
    expect(named('getQRCodeStatus')).toHaveLength(2);
  });

  test('a question without an answer is asked again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let requests = 0;
    serve(() => (requests++ ? { data: '3' } : new Error('down')));
    const { result } = await open();
    await pass(4000);
    expect([result.current.stage, onScanned.mock.calls.length]).toEqual(['done', 1]);
  });
});

test('a code that cannot be had says why, and can be asked for again', async () => {
  const answers: FakeAnswer[] = [
    { status: 1, msg2Client: 'Use a verification code' },
    { data: { qrcode: 'data:,', qrcodeId: 'qr-9', expireTime: now.getTime() + 60_000, link: '' } },
  ];
  fakeServer({ getLoginQRCode: () => answers.shift() ?? new Error('down') });
  const { result } = await open();
  expect(result.current).toMatchObject({ stage: 'failed', error: 'Use a verification code' });
  act(() => result.current.refresh());
  await pass(0);
  expect(result.current).toMatchObject({ stage: 'waiting', error: '', qrcodeId: 'qr-9' });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  act(() => result.current.refresh());
  await pass(0);
  expect(result.current).toMatchObject({ stage: 'failed', error: '', qrcodeId: '' });
});

import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { setLanguage } from '../../i18n/language.ts';
import { syncPlace } from '../../navigation/place.ts';
import { type FakeAnswer, fakeServer } from '../../testing/fake-server.ts';
import { freshShell } from '../../testing/fresh-shell.ts';
import ScanPage from './scan-page.tsx';

const device = 'd'.repeat(43);
const toSignIn = { data: { purpose: 'login', userNm: '', expireTime: 1 } };
const toBind: FakeAnswer = { data: { purpose: 'bind', userNm: 'demo', expireTime: 1 } };

async function open(answers: Parameters<typeof fakeServer>[0], address = '/scan#secret-scene') {
  freshShell(address);
  setLanguage('en');
  const server = fakeServer(answers);
  await act(async () => render(<ScanPage />));
  return server;
}

const step = () => screen.getByTestId('scan').dataset.step;
const heading = () => screen.getByRole('heading').textContent;
const click = (testId: string) => act(async () => fireEvent.click(screen.getByTestId(testId)));
const submit = () => act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement));

beforeEach(() => {
  window.localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the page that a phone opens', () => {
  test('the secret leaves the address at once, and no address ever holds it', async () => {
    const { seen } = await open({ getQRCodeScene: toSignIn });
    expect(window.location.href).toBe(`${window.location.origin}/scan`);
    expect(seen.map(({ name, body }) => [name, body?.data])).toEqual([['getQRCodeScene', { scene: 'secret-scene' }]]);
    expect(JSON.stringify(seen.map(({ url, query }) => [url, query]))).not.toContain('secret-scene');
  });

  test('a phone that is bound confirms the sign-in with its secret', async () => {
    window.localStorage.setItem('messagingDevice', device);
    const { named } = await open({ getQRCodeScene: toSignIn, confirmLoginQRCode: {} });
    expect(heading()).toBe('Sign in on the computer?');
    expect(named('confirmLoginQRCode')).toHaveLength(0);
    await click('scan-confirm');
    expect(named('confirmLoginQRCode')[0]?.body?.data).toEqual({ scene: 'secret-scene', device });
    expect(step()).toBe('signed-in');
    expect(document.activeElement?.textContent).toBe('Sign-in confirmed');
  });

  test('who asks is told before anything is confirmed: browser, place and time; a server that does not say so is borne', async () => {
    const askedAt = new Date(2025, 2, 4, 9, 8, 7).getTime();
    const from = { browser: 'Chrome 140', system: 'Windows', address: '10.0.0.7', askedAt };
    const { named } = await open({ getQRCodeScene: { data: { ...toSignIn.data, ...from } } });
    expect(screen.getByTestId('scan-asker').textContent).toBe(
      'DeviceChrome 140 · WindowsNetwork address10.0.0.7Time2025.03.04 09:08:07',
    );
    expect(named('confirmLoginQRCode')).toEqual([]);
    cleanup();
    await open({ getQRCodeScene: toBind });
    expect(screen.getByTestId('scan-asker').textContent).toBe('');
  });

  test('who did not ask for it declines, and nothing is sent', async () => {
    const { named } = await open({ getQRCodeScene: toSignIn });
    await click('scan-decline');
    expect(step()).toBe('declined');
    expect(named('confirmLoginQRCode')).toHaveLength(0);
  });

  test('S2.106 a phone that is bound to nothing is led to a sign-in by code', async () => {
    const { named } = await open({ getQRCodeScene: toSignIn, confirmLoginQRCode: { status: 462, msg2Client: 'no' } });
    await click('scan-confirm');
    expect(named('confirmLoginQRCode')[0]?.body?.data).toEqual({ scene: 'secret-scene' });
    expect(step()).toBe('unbound');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)[0]).toMatch(/verification code/);
  });

  test('S7.034 a binding shows its account, and the phone keeps a secret before it is sent', async () => {
    let stored: string | null = null;
    const { named } = await open({
      getQRCodeScene: toBind,
      doBindQrcode: () => {
        stored = window.localStorage.getItem('messagingDevice');
        return { data: { device: stored } };
      },
    });
    expect(screen.getByTestId('scan-account').textContent).toBe('demo');
    fireEvent.change(screen.getByLabelText('Name (optional)'), { target: { value: ' Pixel ' } });
    await act(async () => setLanguage('zh_CN'));
    await act(async () => setLanguage('en'));
    await submit();
    expect(stored).toMatch(/^[\w-]{43}$/);
    expect(named('doBindQrcode')[0]?.body?.data).toEqual({
      qrcodeId: 'secret-scene',
      device: stored,
      nickName: 'Pixel',
    });
    expect(step()).toBe('bound');
    expect(screen.getByText(/bound to account demo/)).toBeTruthy();
  });

  test('a phone that has a secret keeps it, and takes another one from the server', async () => {
    window.localStorage.setItem('messagingDevice', device);
    const other = 'o'.repeat(43);
    const { named } = await open({ getQRCodeScene: toBind, doBindQrcode: { data: { device: other } } });
    await submit();
    expect(named('doBindQrcode')[0]?.body?.data).toEqual({ qrcodeId: 'secret-scene', device });
    expect(window.localStorage.getItem('messagingDevice')).toBe(other);
  });

  test('a browser that keeps nothing is told so, and nothing is bound', async () => {
    const { named } = await open({ getQRCodeScene: toBind });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await submit();
    expect(screen.getByTestId('scan-error').textContent).toMatch(/does not store data/);
    expect(named('doBindQrcode')).toHaveLength(0);
  });

  test('a refusal stands beside the question while the code lasts', async () => {
    await open({ getQRCodeScene: toBind, doBindQrcode: { status: 1, msg2Client: 'bound to another account' } });
    await submit();
    expect(step()).toBe('ask-bind');
    expect(screen.getByTestId('scan-error').textContent).toBe('bound to another account');
  });

  test('a code that ended while it was looked at says so', async () => {
    const answers: Parameters<typeof fakeServer>[0] = {
      getQRCodeScene: toSignIn,
      confirmLoginQRCode: () => {
        answers.getQRCodeScene = { status: 1, msg2Client: 'This QR code is over.' };
        return { status: 1, msg2Client: 'refused' };
      },
    };
    await open(answers);
    await click('scan-confirm');
    expect(step()).toBe('over');
    expect(screen.getByText('This QR code is over.')).toBeTruthy();
  });

  test('a broken connection can be tried again, before and after the question', async () => {
    const answers: Parameters<typeof fakeServer>[0] = { getQRCodeScene: new Error('down') };
    await open(answers);
    expect(step()).toBe('failed');
    Object.assign(answers, { getQRCodeScene: toSignIn, confirmLoginQRCode: new Error('down') });
    await click('scan-retry');
    expect(step()).toBe('ask-sign-in');
    await click('scan-confirm');
    expect(screen.getByTestId('scan-error').textContent).toMatch(/did not respond/);
    answers.confirmLoginQRCode = {};
    await click('scan-confirm');
    expect(step()).toBe('signed-in');
  });

  test('too many tries are said in the words of the server, with a retry', async () => {
    await open({ getQRCodeScene: { status: 429, msg2Client: 'Too many tries.' } });
    expect(step()).toBe('failed');
    expect(screen.getByText('Too many tries.')).toBeTruthy();
  });

  test('two clicks send one call', async () => {
    const { named } = await open({ getQRCodeScene: toSignIn, confirmLoginQRCode: {} });
    await act(async () => {
      fireEvent.click(screen.getByTestId('scan-confirm'));
      fireEvent.click(screen.getByTestId('scan-confirm'));
    });
    expect(named('confirmLoginQRCode')).toHaveLength(1);
  });

  test('another code in the same window begins anew', async () => {
    const { named } = await open({ getQRCodeScene: toSignIn });
    await click('scan-decline');
    window.history.replaceState(null, '', '/scan#second');
    await act(async () => syncPlace());
    expect(step()).toBe('ask-sign-in');
    expect(named('getQRCodeScene').map(({ body }) => body?.data)).toEqual([
      { scene: 'secret-scene' },
      { scene: 'second' },
    ]);
  });

  test('a late answer for a code that was left says nothing', async () => {
    let answerFirst: (answer: FakeAnswer) => void = () => undefined;
    const answers: Parameters<typeof fakeServer>[0] = {
      getQRCodeScene: () => new Promise<FakeAnswer>((resolve) => (answerFirst = resolve)),
    };
    await open(answers);
    answers.getQRCodeScene = toBind;
    window.history.replaceState(null, '', '/scan#second');
    await act(async () => syncPlace());
    await act(async () => answerFirst({ status: 1, msg2Client: 'over' }));
    expect(step()).toBe('ask-bind');
  });

  test('a new language keeps the step', async () => {
    const { named } = await open({ getQRCodeScene: toSignIn, confirmLoginQRCode: {} });
    await click('scan-confirm');
    await act(async () => setLanguage('zh_CN'));
    expect(heading()).toBe('已确认登录');
    expect(named('getQRCodeScene')).toHaveLength(1);
  });
});

import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { bindMessageMs, codeDigits, codeResendSeconds, qrPollMs, qrStatus } from '@portal/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { session } from '../../../shell-app/session/session.ts';
import { type FakeAnswer, fakeServer } from '../../../shell-app/testing/fake-server.ts';
import { aUser } from '../../../shell-app/testing/fresh-shell.ts';
import { hook, noon, openCentre, press, toasts, wait } from '../testing/open-centre.tsx';

let code = 0;
/** A code of five minutes. */
const aCode = (): FakeAnswer => {
  code += 1;
  const data = { qrcode: `data:image/png;base64,QR${code}`, qrcodeId: `id-${code}`, link: `/scan?scene=s${code}` };
  return { data: { ...data, expireTime: Date.now() + 300_000 } };
};
let status: FakeAnswer = { data: qrStatus.pending };

async function openPopover(user = {}) {
  openCentre(user);
  const server = fakeServer({
    getBindQRCode: aCode,
    getQRCodeStatus: () => status,
    getUserInfo: { data: aUser({ wxNickNm: 'Ming' }) },
  });
  await press('bound-messaging');
  return server;
}

beforeEach(() => {
  code = 0;
  status = { data: qrStatus.pending };
});

test('S9.005 S9.013 the constants of codes and QR codes', () => {
  expect([codeDigits, codeResendSeconds, qrPollMs, bindMessageMs]).toEqual([4, 120, 2000, 3000]);
  expect(qrStatus).toEqual({ pending: '0', initial: '1', success: '3' });
});

describe('the popover of the messaging account', () => {
  test('S2.129 shows a QR code, and a link for this device', async () => {
    await openPopover();
    expect(screen.getByAltText('Binding QR code').getAttribute('src')).toBe('data:image/png;base64,QR1');
    expect(hook('qr-open-here').getAttribute('href')).toBe('/scan?scene=s1');
    expect(hook('qr-open-here').getAttribute('target')).toBe('_blank');
    expect(session.qrcodeId).toBe('id-1');
  });

  test('S2.129 a bound account is named, and another may be bound', async () => {
    await openPopover({ wxNickNm: 'Ming' });
    expect(hook('messaging-popover').textContent).toContain('Scan to bind another WeChat account or phone');
    expect(hook('messaging-popover').textContent).toContain('Currently bound Ming');
  });

  test.each([qrStatus.pending, qrStatus.initial])('S4.064 S4.065 status %s is asked for every 2 s', async (answer) => {
    status = { data: answer };
    const { named } = await openPopover();
    await wait(1999);
    expect(named('getQRCodeStatus')).toHaveLength(0);
    await wait(1);
    expect(named('getQRCodeStatus')[0]?.body).toMatchObject({ data: { qrcodeId: 'id-1' } });
    await wait(20_000);
    expect(named('getQRCodeStatus')).toHaveLength(11);
  });

  test('S4.066 no question after closing', async () => {
    const { named } = await openPopover();
    await wait(4000);
    await press('bound-messaging');
    expect(screen.queryByTestId('messaging-popover')).toBeNull();
    await wait(20_000);
    expect(named('getQRCodeStatus')).toHaveLength(2);
    expect([session.qrcode, session.qrcodeId]).toEqual(['', '']);
  });

  test('S4.064 S4.067 success closes it, resets the status, reads the user anew and says so', async () => {
    const { named } = await openPopover();
    status = { data: qrStatus.success };
    await wait(2000);
    expect(screen.queryByTestId('messaging-popover')).toBeNull();
    expect(session.qrcodeId).toBe('');
    expect(toasts()).toEqual(['Binding success']);
    expect(named('getUserInfo')).toHaveLength(1);
    expect(hook('bound-messaging').textContent).toBe('WeChatMingChange');
    expect(document.activeElement).toBe(hook('bound-messaging'));
    await wait(20_000);
    expect(named('getQRCodeStatus')).toHaveLength(1);
  });

  test.each<[string, FakeAnswer]>([
    ['another status', { data: '2' }],
    ['a refusal', { status: 1, msg2Client: 'over' }],
  ])('S4.068 %s stops the questions and offers a new code', async (_, answer) => {
    const { named } = await openPopover();
    status = answer;
    await wait(10_000);
    expect(named('getQRCodeStatus')).toHaveLength(1);
    expect(hook('qr-code').dataset.stage).toBe('expired');
    status = { data: qrStatus.pending };
    await press('qr-refresh');
    expect(screen.getByAltText('Binding QR code').getAttribute('src')).toBe('data:image/png;base64,QR2');
    await wait(2000);
    expect(named('getQRCodeStatus')[1]?.body).toMatchObject({ data: { qrcodeId: 'id-2' } });
  });

  test('S4.068 after expireTime the code is greyed, and nothing is asked any more', async () => {
    const { named } = await openPopover();
    await wait(300_000);
    expect(Date.now()).toBe(noon + 300_000);
    expect(hook('qr-code').textContent).toContain('This QR code has expired');
    expect(screen.getByAltText('Binding QR code').className).toContain('over');
    const requests = named('getQRCodeStatus').length;
    await wait(20_000);
    expect(named('getQRCodeStatus')).toHaveLength(requests);
    expect(screen.queryByTestId('qr-open-here')).toBeNull();
  });

  test('A34 a hidden page asks nothing; a slow answer is not overtaken', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { named } = await openPopover();
    await wait(20_000);
    expect(named('getQRCodeStatus')).toHaveLength(0);
    hidden.mockReturnValue(false);
    let answer = (_: FakeAnswer) => {};
    const slow = new Promise<FakeAnswer>((resolve) => {
      answer = resolve;
    });
    const { named: queryOf } = fakeServer({ getQRCodeStatus: () => slow });
    await wait(20_000);
    expect(queryOf('getQRCodeStatus')).toHaveLength(1);
    await act(async () => answer({ data: qrStatus.pending }));
    await wait(2000);
    expect(queryOf('getQRCodeStatus')).toHaveLength(2);
  });

  test('a code that cannot be had says so, and can be asked for again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    openCentre();
    fakeServer({ getBindQRCode: new Error('down') });
    await press('bound-messaging');
    expect(hook('qr-code').textContent).toContain('The QR code did not load');
    fakeServer({ getBindQRCode: aCode });
    await act(async () => void fireEvent.click(hook('qr-refresh')));
    expect(hook('qr-code').dataset.stage).toBe('waiting');
  });
});

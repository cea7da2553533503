import { describe, expect, test } from '@jest/globals';
import { lastCode } from '../../server/testing/outbox.ts';
import { closeWindow } from './support/browser/close-window.ts';
import { eventually } from './support/browser/eventually.ts';
import { clickIn, seeIn } from './support/browser/in-sight.ts';
import { accounts } from './support/door/accounts.ts';
import { sent } from './support/door/sent.ts';
import { agree, chooseMode, signIn } from './support/door/sign-in.ts';
import { door, seeSignedIn } from './support/door/sign-in-door.ts';
import { solveCaptcha } from './support/door/solve-captcha.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();

/** Asks for a code, solves the puzzle, and reads what was sent. */
async function getCode(visitor: Visitor, contact: string): Promise<string> {
  await visitor.fill('mobile', contact);
  await visitor.click('send-code');
  await solveCaptcha(smoke, visitor);
  await visitor.read('send-code', /^1[12]\d s$/);
  return lastCode(smoke.portal.server.settings.dataFolder, contact);
}

const textOf = (visitor: Visitor, name: string): Promise<string> =>
  visitor.page.$eval(`input[name="${name}"]`, (input) => (input as HTMLInputElement).value);

describe('by a scanned code', () => {
  /** Shows the code. @returns the secret that a phone finds in it */
  async function showCode(visitor: Visitor): Promise<string> {
    await visitor.open(door);
    await chooseMode(visitor, 'qr');
    expect(sent(visitor, 'getLoginQRCode')).toEqual([]);
    await agree(visitor);
    await visitor.see('qr-code', { stage: 'waiting' });
    const link = await (await visitor.see('qr-open-here')).evaluate((here) => (here as HTMLAnchorElement).href);
    return new URL(link).hash.slice(1);
  }

  /** A phone that is bound to an account. @returns the secret it was given */
  async function boundPhone(): Promise<string> {
    const { server } = smoke.portal;
    const token = await server.signIn();
    const code = await server.call('getBindQRCode', {}, { token, proof: await server.prove(token) });
    const bound = await server.call('doBindQrcode', { qrcodeId: code.body.data?.qrcodeId, nickName: 'Pixel' });
    return bound.body.data?.device ?? '';
  }

  test(
    'S2.105 S7.017 S7.018 S7.079 S8.027 the picture comes with the tick, and a bound phone signs in',
    smoke.visit(async (visitor) => {
      const device = await boundPhone();
      const scene = await showCode(visitor);
      const picture = await visitor.see('qr-code', { stage: 'waiting' });
      const width = () => picture.$eval('img', (image) => (image as HTMLImageElement).naturalWidth);
      expect(await eventually(width, Boolean)).toBeGreaterThan(0);
      await smoke.portal.server.call('confirmLoginQRCode', { scene, device });
      await seeSignedIn(visitor);
      expect(sent(visitor, 'qrcodeLogin').map(({ data }) => Object.keys(data))).toEqual([['qrcodeId', 'channel']]);
      expect(visitor.trace.complaints).toEqual([]);
    }),
  );

  test(
    'S2.106 says that a binding comes first, and an unbound scan leads to the code mode',
    smoke.visit(async (visitor) => {
      const scene = await showCode(visitor);
      await visitor.read('sign-in', /First time\? Sign in with a verification code, then bind/);
      await smoke.portal.server.call('confirmLoginQRCode', { scene });
      await visitor.see('sign-in', { mode: 'code' });
      await visitor.read('form-error', /not bound to an account/);
      await visitor.focusOn('[name="mobile"]');
      expect(await visitor.cookie('token')).toBeNull();
    }),
  );
});

describe('by a verification code', () => {
  test(
    'S1.013 S2.107 S2.108 S4.029 S5.019 S7.015 S7.016 S7.052 S7.079 S8.027 S8.028 the whole way by mobile',
    smoke.visit(async (visitor) => {
      await visitor.open(door);
      await visitor.fill('mobile', '1380000000');
      expect(await visitor.has('send-code')).toBe(false);
      await visitor.read('code-first', /^Fill in the field above$/);
      const code = await getCode(visitor, '13800000001');
      await visitor.read('toast', /Verification code sent/);
      const [query] = sent(visitor, 'sendVerificationCode');
      expect(query?.data).toEqual({ to: '13800000001', messageChannel: 1, messageEvent: 1 });
      expect(query?.captchaTicket).toBeTruthy();
      await visitor.fill('code', code);
      await agree(visitor);
      await visitor.click('sign-in-submit');
      await seeSignedIn(visitor);
      expect(sent(visitor, 'dynamicLogin').map(({ data }) => data)).toEqual([
        { phonNo: '13800000001', emalAd: '', randomCode: code, channel: 1, passwordFree: false },
      ]);
      expect(visitor.trace.complaints).toEqual([]);
    }),
  );

  test(
    'S5.022 S5.029 S8.020 S8.034 by email: what does not fit is named, a wrong code is refused, the right one works',
    smoke.visit(async (visitor) => {
      await visitor.open(door);
      await visitor.fill('mobile', '123');
      await visitor.fill('code', '12');
      await visitor.click('sign-in-submit');
      await visitor.read('sign-in', /Enter the correct phone number.*Verification code input error, please re-enter/);
      await visitor.focusOn('[name="mobile"]');
      const code = await getCode(visitor, 'demo@example.com');
      await agree(visitor);
      await visitor.fill('code', code === '1111' ? '2222' : '1111');
      await visitor.click('sign-in-submit');
      await visitor.read('form-error', /^Verification code input error, please re-enter$/);
      expect([await textOf(visitor, 'mobile'), await textOf(visitor, 'code')]).toEqual(['demo@example.com', '']);
      expect(await visitor.cookie('token')).toBeNull();
      await visitor.fill('code', code);
      await visitor.click('sign-in-submit');
      await seeSignedIn(visitor);
    }),
  );

  test(
    'whose contact belongs to no account is offered a trial',
    smoke.visit(async (visitor) => {
      await visitor.open(door);
      await visitor.fill('code', await getCode(visitor, '13900000009'));
      await agree(visitor);
      await visitor.click('sign-in-submit');
      await visitor.click('offer-trial');
      await visitor.see('trial');
    }),
  );
});

describe('by password', () => {
  test(
    'S4.016 S4.017 S7.079 the tick is sent along, the cookie lives for seven days, and who comes back is signed in',
    smoke.visit(async (visitor) => {
      await visitor.open(door);
      await chooseMode(visitor, 'password');
      await clickIn(visitor.page, 'input[name="passwordFree"]');
      await signIn(visitor, 'demo');
      await seeSignedIn(visitor);
      expect(sent(visitor, 'simpleLogin')[0]?.data).toMatchObject({ userNm: 'demo', channel: 1, passwordFree: true });
      const token = (await visitor.context.cookies()).find(({ name }) => name === 'token');
      expect(Math.abs((token?.expires ?? 0) - Date.now() / 1000 - 604_800)).toBeLessThan(60);
      const later = await visitor.context.newPage();
      await later.goto(`${visitor.origin}/dashboard`);
      await seeIn(later, '[data-testid="dashboard"]');
      await closeWindow(later);
    }),
  );

  test(
    'S2.107 S2.108 S8.034 two refusals empty the password, then the puzzle comes before the third try',
    smoke.visit(async (visitor) => {
      await visitor.open(door);
      for (let round = 0; round < 2; round++) {
        await signIn(visitor, 'demo', 'not-the-password');
        await visitor.read('form-error', /Incorrect account or password/);
        expect([await textOf(visitor, 'account'), await textOf(visitor, 'password')]).toEqual(['demo', '']);
      }
      expect(await visitor.cookie('token')).toBeNull();
      await signIn(visitor, 'demo');
      await visitor.see('captcha');
      expect(await textOf(visitor, 'password')).toBe(accounts.demo);
      await solveCaptcha(smoke, visitor);
      await seeSignedIn(visitor);
      expect(sent(visitor, 'simpleLogin').map(({ captchaTicket }) => Boolean(captchaTicket))).toEqual([
        false,
        false,
        false,
        true,
      ]);
    }),
  );

  test(
    'S8.018 a call that breaks is said, and the form can be used again',
    smoke.visit(async (visitor) => {
      await visitor.open(door);
      await visitor.see('sign-in');
      await visitor.page.setOfflineMode(true);
      await signIn(visitor, 'demo');
      await visitor.read('form-error', /^Login exception/);
      expect(await textOf(visitor, 'password')).toBe(accounts.demo);
      await visitor.page.setOfflineMode(false);
      await visitor.click('sign-in-submit');
      await seeSignedIn(visitor);
    }),
  );
});

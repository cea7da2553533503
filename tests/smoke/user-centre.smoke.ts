import { type CallName, calls } from '@portal/contract';
import { describe, expect, test } from 'vitest';
import { lastCode, messagesTo } from '../../server/testing/outbox.ts';
import { type Account, accounts } from './support/accounts.ts';
import { faults } from './support/faults.ts';
import { signIn } from './support/sign-in.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import { solveCaptcha } from './support/solve-captcha.ts';
import type { Language, Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const as = (account: Account, language: Language = 'en') => ({ as: account, language });

async function openCentre(visitor: Visitor): Promise<void> {
  await visitor.open('/dashboard');
  await visitor.click('rail-avatar');
  await visitor.click('avatar-user-centre');
  await visitor.see('info-panel');
}

/** What the page has sent with a call so far, the oldest first. */
const sent = (visitor: Visitor, call: CallName) =>
  visitor.trace.requests
    .filter((request) => new URL(request.url()).pathname === `/api${calls[call].path}`)
    .map((request) => JSON.parse(request.postData() ?? '{}') as { data: object; captchaTicket?: string });

const focused = (visitor: Visitor): Promise<string | undefined> =>
  visitor.page.evaluate(() => (document.activeElement as HTMLElement).dataset.testid);

const until = (visitor: Visitor, testId: string) =>
  visitor.page.waitForFunction((id) => (document.activeElement as HTMLElement).dataset.testid === id, {}, testId);

const placeOf = async (visitor: Visitor, testId: string) => (await visitor.see(testId)).boundingBox();

const dataFolder = () => smoke.portal.server.settings.dataFolder;
const phone = { width: 390, height: 844, isMobile: true, hasTouch: true };

/** Asks for a code for the contact in the form, solves the puzzle, and reads what was sent. */
async function getCode(visitor: Visitor, kind: 'mobile' | 'email', contact: string): Promise<string> {
  await visitor.fill(kind, contact);
  await visitor.click('bind-send');
  await solveCaptcha(visitor);
  await visitor.read('bind-send', /^1[12]\d (s|秒)$/);
  return lastCode(dataFolder(), contact);
}

/** Presses a link and gives what the new tab shows. */
async function newTab(visitor: Visitor, testId: string): Promise<string> {
  const opened = new Promise<string>((resolve, reject) => {
    visitor.context.once('targetcreated', async (target) => {
      const page = await target.page();
      await page?.waitForFunction(() => location.href !== 'about:blank').catch(reject);
      const { pathname, search } = new URL(page?.url() ?? '');
      await page?.close();
      resolve(pathname + search);
    });
  });
  await visitor.click(testId);
  return opened;
}

describe('the drawer', () => {
  test(
    'S1.019 S2.116 S2.117 opens from the avatar at the right edge, 444 wide',
    smoke.visit(async (visitor) => {
      await openCentre(visitor);
      await visitor.page.waitForFunction(() => document.getAnimations().length === 0);
      expect(await visitor.style('user-centre', 'width')).toBe('444px');
      const box = await (await visitor.see('user-centre')).boundingBox();
      expect([box?.x, box?.y, box?.height]).toEqual([1440 - 444, 0, 900]);
      await visitor.read('user-centre', /^User centre/);
    }, as('demo')),
  );

  test(
    'S2.121 S2.123 S2.124 S2.125 S2.126 S2.127 S3.008 S3.009 shows what the server knows',
    smoke.visit(async (visitor) => {
      await openCentre(visitor);
      const { server } = smoke.portal;
      const { body } = await server.call('getUserInfo', {}, { token: await server.signIn(), language: 'en' });
      const user = body.data;
      expect(user?.bindInfoDTO).toEqual({ phonNo: user?.phonNo, emalAd: user?.emalAd, wxNickNm: user?.wxNickNm });
      expect(Object.keys(user?.bindQrcode ?? {})).toEqual(['qrcode', 'qrcodeId']);
      expect(await visitor.words('user-name')).toBe(`demo / ${user?.userRealNm} / ${user?.compNm}`);
      expect(await visitor.words('user-status')).toBe(user?.userStNm);
      expect(await visitor.words('user-period')).toBe('2024/01/01 ~ 2099/12/31');
      expect(await visitor.words('user-division')).toBe(user?.userDivNm);
      await visitor.read('user-remaining', /^[\d,]+ days$/);
      await visitor.read('bound-mobile', /13800000001/);
      await visitor.read('bound-email', /demo@example\.com/);
      await visitor.read('bound-messaging', /Bind/);
    }, as('demo')),
  );

  test(
    'S2.132 the agreements open in new tabs',
    smoke.visit(async (visitor) => {
      await openCentre(visitor);
      expect(await newTab(visitor, 'agreement-service')).toBe('/protocol?key=service');
      expect(await newTab(visitor, 'agreement-usage')).toBe('/protocol?key=usage');
      expect(visitor.place).toBe('/dashboard');
    }, as('demo')),
  );

  test(
    'S4.048 of user centre and switch account only one is there',
    smoke.visit(async (visitor) => {
      await openCentre(visitor);
      await visitor.click('open-switch-account');
      await visitor.see('account-list');
      await visitor.seeNo('user-centre');
      expect(await visitor.count('user-centre')).toBe(0);
      await visitor.page.keyboard.press('Escape');
      await visitor.seeNo('switch-account');
      await visitor.click('rail-avatar');
      await visitor.click('avatar-user-centre');
      await visitor.see('info-panel');
      expect(await visitor.count('switch-account')).toBe(0);
    }, as('demo')),
  );

  test(
    'the focus goes into the drawer, from panel to panel and dialog to dialog, and back to the avatar',
    smoke.visit(async (visitor) => {
      const { keyboard } = visitor.page;
      await visitor.open('/dashboard');
      await visitor.see('rail-avatar');
      await visitor.page.focus('[data-testid="rail-avatar"]');
      await keyboard.press('ArrowDown');
      await until(visitor, 'avatar-user-centre');
      await keyboard.press('Enter');
      await visitor.see('info-panel');
      await until(visitor, 'user-centre-close');
      await keyboard.press('Tab');
      expect(await focused(visitor)).toBe('bound-mobile');
      await keyboard.press('Enter');
      await until(visitor, 'bind-contact');
      await visitor.page.focus('[data-testid="bind-back"]');
      await keyboard.press('Enter');
      await until(visitor, 'bound-mobile');
      await visitor.page.focus('[data-testid="change-password"]');
      await keyboard.press('Enter');
      await visitor.see('password-form');
      await keyboard.press('Escape');
      await until(visitor, 'change-password');
      await visitor.page.focus('[data-testid="bound-messaging"]');
      await keyboard.press('Enter');
      await visitor.see('messaging-popover');
      await keyboard.press('Escape');
      await visitor.seeNo('messaging-popover');
      await until(visitor, 'bound-messaging');
      await keyboard.press('Escape');
      await visitor.seeNo('user-centre');
      await until(visitor, 'rail-avatar');
    }, as('demo')),
  );

  test(
    'fills a phone, and has no serious fault for screen readers in any of its states',
    smoke.visit(
      async (visitor) => {
        await visitor.page.setViewport(phone);
        await openCentre(visitor);
        await visitor.page.waitForFunction(() => document.getAnimations().length === 0);
        const box = await (await visitor.see('user-centre')).boundingBox();
        expect([box?.x, box?.width]).toEqual([0, 390]);
        expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
        expect(await faults(visitor)).toEqual([]);
        await visitor.click('bound-email');
        const still = await placeOf(visitor, 'bind-confirm');
        await visitor.click('bind-confirm');
        await visitor.see('bind-error');
        expect(await placeOf(visitor, 'bind-confirm')).toEqual(still);
        expect(await faults(visitor)).toEqual([]);
        await visitor.click('bind-back');
        await visitor.click('bound-messaging');
        await visitor.see('qr-code', { stage: 'waiting' });
        expect(await faults(visitor)).toEqual([]);
      },
      as('demo', 'zh_CN'),
    ),
  );
});

describe('binding', () => {
  test(
    'S2.128 S2.130 S2.131 S4.061 S5.015 S7.026 S8.020 S8.028 S8.029 a mobile: puzzle, code, a wrong code, the right one',
    smoke.visit(async (visitor) => {
      const contact = '13900000011';
      await openCentre(visitor);
      await visitor.read('bound-mobile', /Bind/);
      await visitor.click('bound-mobile');
      await visitor.see('bind-panel', { type: 'mobile' });
      const code = await getCode(visitor, 'mobile', contact);
      await visitor.read('toast', /Verification code sent/);
      await until(visitor, 'bind-code');
      await visitor.fill('vertifycode', code === '0000' ? '0001' : '0000');
      await visitor.click('bind-confirm');
      await visitor.read('bind-error', /^Verification code input error, please re-enter$/);
      await visitor.fill('vertifycode', code);
      await visitor.click('bind-confirm');
      await visitor.read('bound-mobile', new RegExp(contact));
      expect(sent(visitor, 'bindPhone').at(-1)?.data).toEqual({ emalAd: '', phonNo: contact, randomCode: code });
      expect(sent(visitor, 'sendBindCode')[0]?.captchaTicket).toBeTruthy();
      const { server } = smoke.portal;
      const token = await server.signIn('developer', accounts.developer);
      expect((await server.call('getUserInfo', {}, { token })).body.data?.phonNo).toBe(contact);
    }, as('developer')),
  );

  test(
    'S2.130 S2.131 A27 S7.027 S7.081 S7.082 S7.083 an email in the place of another, which is told',
    smoke.visit(
      async (visitor) => {
        const contact = 'new.demo@example.com';
        await openCentre(visitor);
        await visitor.click('bound-email');
        expect(await visitor.words('bind-present')).toBe('demo@example.com');
        const code = await getCode(visitor, 'email', contact);
        await visitor.fill('vertifycode', code);
        await visitor.click('bind-confirm');
        await visitor.read('bound-email', /new\.demo@example\.com/);
        await visitor.page.waitForFunction(() =>
          [...document.querySelectorAll('[data-testid="toast"]')].some((one) => one.textContent === '绑定成功'),
        );
        expect(sent(visitor, 'bindEmail')[0]?.data).toEqual({ emalAd: contact, phonNo: '', randomCode: code });
        expect(sent(visitor, 'getUserInfo').length).toBeGreaterThan(0);
        // The reply does not wait for the message to the former address.
        const told = () => messagesTo(dataFolder(), 'demo@example.com').map(({ kind }) => kind);
        await expect.poll(told, { timeout: 5000 }).toEqual(['notice']);
      },
      as('demo', 'zh_CN'),
    ),
  );

  test(
    'S5.018 S8.013 S8.014 nothing is sent for what does not fit; a broken connection is said for 3 s',
    smoke.visit(async (visitor) => {
      await openCentre(visitor);
      await visitor.click('bound-email');
      await visitor.fill('email', 'abc');
      expect(await visitor.has('bind-send')).toBe(false);
      await visitor.click('bind-confirm');
      await visitor.read('bind-panel', /Enter a correct email/);
      expect([sent(visitor, 'sendBindCodeEmail'), sent(visitor, 'bindEmail')]).toEqual([[], []]);
      await visitor.fill('email', 'a@example.com');
      await visitor.fill('vertifycode', '1234');
      await visitor.page.setOfflineMode(true);
      await visitor.click('bind-confirm');
      await visitor.read('bind-fail', /^Binding failed$/);
      const from = Date.now();
      await visitor.seeNo('bind-fail');
      expect(Date.now() - from).toBeGreaterThan(2000);
      await visitor.page.setOfflineMode(false);
    }, as('demo')),
  );
});

describe('the messaging account', () => {
  test(
    'S4.065 S4.066 over the wire the code is asked for every 2 s, and never after closing',
    smoke.visit(async (visitor) => {
      await openCentre(visitor);
      await visitor.click('bound-messaging');
      await visitor.see('qr-code', { stage: 'waiting' });
      const at: number[] = [];
      visitor.page.on('request', (request) => {
        if (request.url().includes(calls.getQRCodeStatus.path)) at.push(Date.now());
      });
      await expect.poll(() => at.length, { timeout: 15_000 }).toBe(4);
      for (const [index, time] of at.entries()) {
        const former = at[index - 1];
        if (former !== undefined) expect(Math.abs(time - former - 2000)).toBeLessThan(700);
      }
      await visitor.click('bound-messaging');
      await visitor.seeNo('messaging-popover');
      const asked = at.length;
      await new Promise((resolve) => setTimeout(resolve, 4500));
      expect(at.length).toBe(asked);
    }, as('admin')),
  );

  test(
    'S2.129 S4.067 S7.034 a phone confirms: the popover goes, the name comes; then another phone takes its place',
    smoke.visit(async (visitor) => {
      await openCentre(visitor);
      for (const name of ['Pixel of Wang', '王芳的手机']) {
        await visitor.click('bound-messaging');
        await visitor.see('qr-code', { stage: 'waiting' });
        const link = await (await visitor.see('qr-open-here')).evaluate((one) => (one as HTMLAnchorElement).href);
        const tab = await visitor.page.browser().createBrowserContext();
        const device = await tab.newPage();
        await device.goto(link);
        await (await device.waitForSelector('input[name="nickName"]'))?.type(name);
        await device.click('[data-testid="scan-bind"]');
        await device.waitForSelector('[data-testid="scan"][data-step="bound"]');
        await tab.close();
        await visitor.seeNo('messaging-popover');
        await visitor.read('bound-messaging', new RegExp(name));
        await visitor.read('toast', /Binding success/);
      }
      expect(sent(visitor, 'getUserInfo')).toHaveLength(2);
    }, as('admin')),
  );
});

describe('the password', () => {
  test(
    'S3.046 S5.026 S5.027 S5.028 S7.020 is changed, ends the session, and signs in anew',
    smoke.visit(async (visitor) => {
      const fresh = 'abc12345';
      const former = await visitor.cookie('token');
      await openCentre(visitor);
      await visitor.click('change-password');
      await visitor.fill('oldPwd', 'wrong');
      await visitor.fill('newPwd', 'abcdefgh');
      await visitor.fill('confirmPwd', 'abcdefgi');
      await visitor.click('password-submit');
      await visitor.read('password-form', /Password format error, please re-enter/);
      await visitor.read('password-form', /The passwords filled in twice are inconsistent/);
      await visitor.fill('newPwd', fresh);
      await visitor.fill('confirmPwd', fresh);
      await visitor.click('password-submit');
      await visitor.page.waitForSelector('input[name="oldPwd"][aria-invalid="true"]');
      await visitor.fill('oldPwd', accounts.admin);
      await visitor.click('password-submit');
      await visitor.arriveAt('/home?redirect=%2Fdashboard');
      await visitor.read('toast', /Password changed/);
      expect(await visitor.cookie('token')).toBeNull();
      const { server } = smoke.portal;
      const { body } = await server.call('getUserInfo', {}, { token: former ?? '' });
      expect(body.status.status).toBe(100440);
      expect(sent(visitor, 'updatePwd').at(-1)?.data).toEqual({ oldPwd: accounts.admin, newPwd: fresh });
      await signIn(visitor, 'admin', fresh);
      await visitor.arriveAt('/dashboard');
    }, as('admin')),
  );
});

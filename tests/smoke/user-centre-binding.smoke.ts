import { describe, expect, test } from '@jest/globals';
import { lastCode, messagesTo } from '../../server/testing/outbox.ts';
import { eventually } from './support/browser/eventually.ts';
import { clickIn } from './support/browser/in-sight.ts';
import { type Account, accounts } from './support/door/accounts.ts';
import { proveAgain } from './support/door/prove-again.ts';
import { sent } from './support/door/sent.ts';
import { solveCaptcha } from './support/door/solve-captcha.ts';
import { answerFor } from './support/page/dashboard-calls.ts';
import { faults } from './support/page/faults.ts';
import { openCentre } from './support/page/user-centre.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Language, Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const as = (account: Account, language: Language = 'en') => ({ as: account, language });
const dataFolder = () => smoke.portal.server.settings.dataFolder;

/** Asks for a code for the contact in the form, solves the puzzle, and reads what was sent. */
async function getCode(visitor: Visitor, kind: 'mobile' | 'email', contact: string): Promise<string> {
  await visitor.fill(kind, contact);
  await visitor.click('bind-send');
  await solveCaptcha(smoke, visitor);
  await visitor.read('bind-send', /^1[12]\d (s|秒)$/);
  return lastCode(dataFolder(), contact);
}

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
      await visitor.focusOn('[data-testid="bind-code"]');
      await visitor.fill('vertifycode', code === '0000' ? '0001' : '0000');
      await visitor.click('bind-confirm');
      await proveAgain(visitor, accounts.developer);
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
    'S2.130 S2.131 S4.073 A27 S7.027 S7.081 S7.082 S7.083 an email in the place of another, which is told',
    smoke.visit(
      async (visitor) => {
        const contact = 'new.demo@example.com';
        await openCentre(visitor);
        await visitor.click('bound-email');
        expect(await visitor.words('bind-present')).toBe('demo@example.com');
        const code = await getCode(visitor, 'email', contact);
        await visitor.fill('vertifycode', code);
        await visitor.click('bind-confirm');
        await visitor.see('prove-again');
        await clickIn(visitor.page, '[data-testid="prove-ways"] input[value="mobile"]');
        await visitor.read('prove-again', /验证码将发送到 138\*{4}0001/);
        expect(await faults(visitor)).toEqual([]);
        await visitor.click('prove-send');
        await solveCaptcha(smoke, visitor);
        await visitor.read('prove-send', /^1[12]\d 秒$/);
        await visitor.fill('code', lastCode(dataFolder(), '13800000001'));
        await visitor.click('prove-confirm');
        await visitor.read('bound-email', /new\.demo@example\.com/);
        await visitor.page.waitForFunction(() =>
          [...document.querySelectorAll('[data-testid="toast"]')].some((element) => element.textContent === '绑定成功'),
        );
        expect(sent(visitor, 'bindEmail')[0]?.data).toEqual({ emalAd: contact, phonNo: '', randomCode: code });
        expect(sent(visitor, 'getUserInfo').length).toBeGreaterThan(0);
        // The reply does not wait for the message to the former address.
        const reported = () => messagesTo(dataFolder(), 'demo@example.com').map(({ kind }) => kind);
        expect(await eventually(reported, ({ length }) => length > 0)).toEqual(['notice']);
      },
      as('demo', 'zh_CN'),
    ),
  );

  test(
    'S4.073 S5.018 S8.013 S8.014 S8.021 nothing is sent for what does not fit; a broken connection is said for 3 s',
    smoke.visit(async (visitor) => {
      await openCentre(visitor);
      await visitor.click('bound-email');
      await visitor.fill('email', 'a@example.com');
      await visitor.see('bind-send');
      // Eight characters fewer: 'a@exa' is an address no more, and the code for it is not to be had.
      for (const _ of 'mple.com') await visitor.page.keyboard.press('Backspace');
      await visitor.seeNo('bind-send');
      await visitor.page.keyboard.press('Tab');
      await visitor.read('bind-panel', /Enter a correct email/);
      expect(sent(visitor, 'sendBindCodeEmail')).toEqual([]);
      await visitor.click('bind-confirm');
      await visitor.read('bind-panel', /Enter a correct email/);
      expect([sent(visitor, 'sendBindCodeEmail'), sent(visitor, 'bindEmail')]).toEqual([[], []]);
      await visitor.fill('email', 'a@example.com');
      await visitor.fill('vertifycode', '1234');
      await visitor.page.setOfflineMode(true);
      const pressed = Date.now();
      await visitor.click('bind-confirm');
      await visitor.read('bind-fail', /^Binding failed$/);
      await visitor.seeNo('bind-fail');
      expect(Date.now() - pressed).toBeGreaterThan(2900);
      await visitor.page.setOfflineMode(false);
    }, as('demo')),
  );
});

test(
  'S4.063 S8.012 a code that the server could not send is said under its field, and may be asked for again at once',
  smoke.visit(async (visitor) => {
    const refused = { status: { status: 1, msg2Client: 'This address takes no messages.', msg2Dev: '' }, data: null };
    await answerFor(visitor, 'sendBindCodeEmail', refused);
    await openCentre(visitor);
    await visitor.click('bound-email');
    await visitor.fill('email', 'nobody@example.com');
    await visitor.click('bind-send');
    await solveCaptcha(smoke, visitor);
    await visitor.read('bind-error', /^This address takes no messages\.$/);
    expect(await visitor.words('bind-send')).toBe('Get code');
    expect(sent(visitor, 'sendBindCodeEmail')).toHaveLength(1);
  }, as('demo')),
);

test(
  'S4.062 when its 120 s are over the next code may be asked for',
  smoke.visit(async (visitor) => {
    // The page's clock can be put forward; its timers go on as they are.
    await visitor.page.evaluateOnNewDocument(() => {
      const plain = Date.now;
      let ahead = 0;
      Date.now = () => plain() + ahead;
      Object.assign(window, { goOn: (time: number) => (ahead += time) });
    });
    const goOn = (time: number) =>
      visitor.page.evaluate((by) => (window as unknown as { goOn(time: number): number }).goOn(by), time);
    const link = '[data-testid="bind-send"]';
    await openCentre(visitor);
    await visitor.click('bound-email');
    await getCode(visitor, 'email', 'later.demo@example.com');
    expect(Number.parseInt(await visitor.words('bind-send'), 10)).toBeLessThanOrEqual(120);
    await goOn(60_000);
    await visitor.read('bind-send', /^[1-5]?\d\D*$/);
    expect(await visitor.page.$(`${link}:disabled`)).not.toBeNull();
    await goOn(60_000);
    await visitor.read('bind-send', /^\D+$/);
    await visitor.page.waitForSelector(`${link}:enabled`);
    await visitor.click('bind-send');
    await visitor.see('captcha', { state: 'ready' });
  }, as('demo')),
);

import { describe, expect, test } from '@jest/globals';
import { clickIn } from './support/browser/in-sight.ts';
import { newTab } from './support/browser/new-tab.ts';
import { type Account, accounts } from './support/door/accounts.ts';
import { proveAgain } from './support/door/prove-again.ts';
import { faults } from './support/page/faults.ts';
import { openCentre } from './support/page/user-centre.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Language, Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const as = (account: Account, language: Language = 'en') => ({ as: account, language });
const phone = { width: 390, height: 844, isMobile: true, hasTouch: true };

const focused = (visitor: Visitor): Promise<string | undefined> =>
  visitor.page.evaluate(() => (document.activeElement as HTMLElement).dataset.testid);

const placeOf = (visitor: Visitor, testId: string) => visitor.box(testId);

describe('the drawer', () => {
  test(
    'S1.019 S2.116 S2.117 opens from the avatar at the right edge, 444 wide',
    smoke.visit(async (visitor) => {
      await openCentre(visitor);
      await visitor.page.waitForFunction(() => document.getAnimations().length === 0);
      expect(await visitor.style('user-centre', 'width')).toBe('444px');
      const box = await visitor.box('user-centre');
      expect([box.x, box.y, box.height]).toEqual([1440 - 444, 0, 900]);
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
    'S3.060 S4.085 A33 the size of rows is chosen here, follows at once, and survives a reload',
    smoke.visit(async (visitor) => {
      const row = () =>
        visitor.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--p-row'));
      await openCentre(visitor);
      expect(await row()).toBe('36px');
      await clickIn(visitor.page, '[data-testid="density"] label:first-child');
      expect(await row()).toBe('28px');
      await openCentre(visitor);
      expect(await row()).toBe('28px');
      const chosen = await visitor.page.$eval('[data-testid="density"] input:checked', (radio) =>
        radio.getAttribute('value'),
      );
      expect(chosen).toBe('small');
    }, as('demo')),
  );

  test(
    'S2.119 S2.120 S2.122 shows the picture of the account, an icon without one, and its status',
    smoke.visit(async (visitor) => {
      const give = (picture: string) =>
        smoke.portal.server.stores.state.db
          .updateTable('account')
          .set({ picture })
          .where('user_key', '=', 'demo')
          .execute();
      await openCentre(visitor);
      await visitor.see('user-icon');
      expect(await visitor.has('user-picture')).toBe(false);
      await visitor.read('user-status', /^Active$/);
      const address = await visitor.page.$eval('link[rel="icon"]', (icon) =>
        (icon as HTMLLinkElement).getAttribute('href'),
      );
      await give(address ?? '');
      await openCentre(visitor);
      const picture = await visitor.see('user-picture');
      expect(await picture.evaluate((image) => (image as HTMLImageElement).getAttribute('src'))).toBe(address);
      expect(await visitor.has('user-icon')).toBe(false);
      await give('');
    }, as('demo')),
  );

  test(
    'what happened to the account is told, newest first, and Escape leads back to its row',
    smoke.visit(async (visitor) => {
      await openCentre(visitor);
      await visitor.click('open-trail');
      await visitor.read('trail-line', /^Sign-in \(password\) \d{4}\.\d\d\.\d\d [\d:]+ 127\.0\.0\.0$/);
      expect(await faults(visitor)).toEqual([]);
      await visitor.page.keyboard.press('Escape');
      await visitor.seeNo('trail-dialog');
      await visitor.focusOn('[data-testid="open-trail"]');
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
      await visitor.focusOn('[data-testid="avatar-user-centre"]');
      await keyboard.press('Enter');
      await visitor.see('info-panel');
      await visitor.focusOn('[data-testid="user-centre-close"]');
      await keyboard.press('Tab');
      expect(await focused(visitor)).toBe('bound-mobile');
      await keyboard.press('Enter');
      await visitor.focusOn('[data-testid="bind-contact"]');
      await visitor.page.focus('[data-testid="bind-back"]');
      await keyboard.press('Enter');
      await visitor.focusOn('[data-testid="bound-mobile"]');
      await visitor.page.focus('[data-testid="change-password"]');
      await keyboard.press('Enter');
      await visitor.see('password-form');
      await keyboard.press('Escape');
      await visitor.focusOn('[data-testid="change-password"]');
      await visitor.page.focus('[data-testid="bound-messaging"]');
      await keyboard.press('Enter');
      await visitor.focusOn('[data-testid="prove-again"] [name="password"]');
      await keyboard.type(accounts.demo);
      await keyboard.press('Enter');
      await visitor.seeNo('prove-again');
      await visitor.see('messaging-popover');
      await keyboard.press('Escape');
      await visitor.seeNo('messaging-popover');
      await visitor.focusOn('[data-testid="bound-messaging"]');
      await keyboard.press('Escape');
      await visitor.seeNo('user-centre');
      await visitor.focusOn('[data-testid="rail-avatar"]');
    }, as('demo')),
  );

  test(
    'fills a phone, and has no serious fault for screen readers in any of its states',
    smoke.visit(
      async (visitor) => {
        await visitor.page.setViewport(phone);
        await openCentre(visitor);
        await visitor.page.waitForFunction(() => document.getAnimations().length === 0);
        const box = await visitor.box('user-centre');
        expect([box.x, box.width]).toEqual([0, 390]);
        expect(await visitor.pageWidth()).toBe(390);
        expect(await faults(visitor)).toEqual([]);
        await visitor.click('bound-email');
        const still = await placeOf(visitor, 'bind-confirm');
        await visitor.click('bind-confirm');
        await visitor.see('bind-error');
        expect(await placeOf(visitor, 'bind-confirm')).toEqual(still);
        expect(await faults(visitor)).toEqual([]);
        await visitor.click('bind-back');
        await visitor.click('bound-messaging');
        await visitor.see('prove-again');
        expect(await faults(visitor)).toEqual([]);
        await proveAgain(visitor, accounts.demo);
        await visitor.see('qr-code', { stage: 'waiting' });
        expect(await faults(visitor)).toEqual([]);
      },
      as('demo', 'zh_CN'),
    ),
  );
});

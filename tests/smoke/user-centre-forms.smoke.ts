import { expect, test } from '@jest/globals';
import { type Account, accounts } from './support/door/accounts.ts';
import { sent } from './support/door/sent.ts';
import { signIn } from './support/door/sign-in.ts';
import { openCentre } from './support/page/user-centre.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const smoke = smokeSuite();
const as = (account: Account) => ({ as: account, language: 'en' }) as const;

test(
  'S2.118 S4.057 S4.058 S4.059 S4.060 S5.011 S5.012 S5.013 S5.014 S5.016 S5.017 the drawer has two panels, one at a time; the form says what does not fit, and sends nothing',
  smoke.visit(async (visitor) => {
    await openCentre(visitor);
    for (const { kind, empty, unfit, says, fits } of [
      {
        kind: 'mobile',
        empty: 'Input mobile number',
        unfit: '123',
        says: 'Enter a correct mobile number',
        fits: '13800000077',
      },
      { kind: 'email', empty: 'Input email', unfit: 'abc', says: 'Enter a correct email', fits: 'a@example.com' },
    ] as const) {
      expect(await visitor.count('bind-panel')).toBe(0);
      await visitor.click(`bound-${kind}`);
      await visitor.see('bind-panel', { type: kind });
      expect(await visitor.count('info-panel')).toBe(0);
      const names = await visitor.page.$$eval('[data-testid="bind-panel"] input', (all) => all.map(({ name }) => name));
      expect(names).toEqual([kind, 'vertifycode']);
      await visitor.click('bind-confirm');
      await visitor.read('bind-panel', new RegExp(`${empty}.*Input verification code`));
      await visitor.fill(kind, unfit);
      await visitor.page.keyboard.press('Tab');
      await visitor.read('bind-panel', new RegExp(says));
      await visitor.fill(kind, fits);
      await visitor.read('bind-send', /^Get code$/i);
      expect(
        await visitor.page.$eval('[data-testid="bind-send"]', (link) => (link as HTMLButtonElement).disabled),
      ).toBe(false);
      for (const code of ['123', '12a4']) {
        await visitor.fill('vertifycode', code);
        await visitor.click('bind-confirm');
        await visitor.read('bind-error', /^Verification code input error, please re-enter$/);
      }
      await visitor.click('user-centre-close');
      await visitor.seeNo('user-centre');
      await visitor.click('rail-avatar');
      await visitor.click('avatar-user-centre');
      await visitor.see('info-panel');
    }
    const queries = ['sendBindCode', 'sendBindCodeEmail', 'bindPhone', 'bindEmail'] as const;
    expect(queries.flatMap((call) => sent(visitor, call))).toEqual([]);
  }, as('demo')),
);

test(
  'S3.046 S5.026 S5.027 S5.028 S7.020 the password is changed, ends the session, and signs in anew',
  smoke.visit(async (visitor) => {
    const fresh = 'Harbour-27';
    const former = await visitor.cookie('token');
    await openCentre(visitor);
    await visitor.click('change-password');
    await visitor.fill('oldPwd', 'wrong');
    await visitor.fill('newPwd', 'abcdefgh');
    await visitor.fill('confirmPwd', 'abcdefgi');
    await visitor.click('password-submit');
    await visitor.read('password-form', /Password format error, please re-enter/);
    await visitor.read('password-form', /The passwords filled in twice are inconsistent/);
    await visitor.fill('newPwd', 'admin2026');
    await visitor.fill('confirmPwd', 'admin2026');
    await visitor.read('password-form', /Most of this password comes from your user name/);
    const type = async (password: string) => {
      await visitor.fill('newPwd', password);
      await visitor.fill('confirmPwd', password);
      await visitor.click('password-submit');
    };
    await type('abc12345');
    await visitor.read('password-form', /This password is too common and easy to guess/);
    await visitor.focusOn('[name="newPwd"][aria-invalid="true"]');
    await type(fresh);
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

import { describe, expect, test } from '@jest/globals';
import { runBy, runProcess } from '../../server/cli/account/account-test-kit.ts';
import { lastCode, messagesTo } from '../../server/testing/outbox.ts';
import { clickIn } from './support/browser/in-sight.ts';
import { agree, chooseMode } from './support/door/sign-in.ts';
import { solveCaptcha } from './support/door/solve-captcha.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();

/** The sign-in form below has fields of the same names. */
async function fill(visitor: Visitor, name: string, text: string): Promise<void> {
  const input = await visitor.page.waitForSelector(`[data-testid="trial"] input[name="${name}"]`, { visible: true });
  await input?.click({ count: 3 });
  await input?.type(text);
}

const fields = (visitor: Visitor): Promise<string[]> =>
  visitor.page.$$eval('[data-testid="trial"] input', (inputs) => inputs.map(({ name }) => name));

async function openTrial(visitor: Visitor): Promise<void> {
  await visitor.open('/home');
  await visitor.click('sign-in-trial');
  await visitor.see('trial');
}

const tickTerms = (visitor: Visitor) => clickIn(visitor.page, '[data-testid="trial"] input[name="agree"]');
const operate = (...line: string[]) =>
  runProcess({ PORTAL_DATA: smoke.portal.server.settings.dataFolder, LANG: 'en' }, runBy('admin', line));

describe('the trial', () => {
  test(
    'S1.016 S2.077 S4.069 S4.070 S8.030 S8.031 is applied for, approved by an operator, and signed in with',
    smoke.visit(async (visitor) => {
      const { dataFolder } = smoke.portal.server.settings;
      const phone = '13700000021';
      await openTrial(visitor);
      expect(await fields(visitor)).toEqual(['name', 'company', 'email', 'agree']);
      await fill(visitor, 'name', 'Zhao Min');
      await fill(visitor, 'company', 'Far Motors');
      await tickTerms(visitor);
      await visitor.click('trial-next');
      await fill(visitor, 'mobile', phone);
      expect(await fields(visitor)).toEqual(['mobile', 'code']);
      await clickIn(visitor.page, '[data-testid="trial"] [data-testid="send-code"]');
      await solveCaptcha(smoke, visitor);
      await visitor.page.waitForFunction(() =>
        [...document.querySelectorAll('[data-testid="toast"]')].some((element) =>
          /code sent/.test(element.textContent ?? ''),
        ),
      );
      await fill(visitor, 'code', lastCode(dataFolder, phone));
      await visitor.click('trial-apply');
      await visitor.read('trial', /^Application successful/);
      await visitor.read('trial-success', /The trial application is submitted and staff will contact you soon/);
      await visitor.click('trial-done');
      await visitor.seeNo('trial');

      const listed = await operate('trials', '--json');
      const [trial] = JSON.parse(listed.output) as { trial_id: string; phone: string }[];
      expect(trial?.phone).toBe(phone);
      const approved = await operate('trials', 'approve', trial?.trial_id ?? '', '--name', 'zhao.min');
      expect([approved.code, approved.complained]).toEqual([0, '']);
      const report = messagesTo(dataFolder, phone).at(-1)?.text ?? '';
      const password = /initial password: (\S+),/.exec(report)?.[1] ?? '';

      await visitor.see('sign-in');
      await chooseMode(visitor, 'password');
      await visitor.fill('account', 'zhao.min');
      await visitor.fill('password', password);
      await agree(visitor);
      await visitor.click('sign-in-submit');
      await visitor.arriveAt('/dashboard');
    }),
  );

  test(
    'S3.047 S3.064 S5.020 S5.021 S5.022 S5.023 S5.031 names what does not fit and keeps what was typed',
    smoke.visit(async (visitor) => {
      await openTrial(visitor);
      await visitor.read('trial-product', /^Please choose which product you want to try$/);
      await fill(visitor, 'email', 'abc');
      await visitor.click('trial-next');
      await visitor.read('trial', /Enter the correct name/);
      await visitor.read('trial', /Enter the correct company name/);
      await visitor.read('trial', /Enter the correct email/);
      await visitor.read('trial', /Please confirm the terms/);
      await fill(visitor, 'name', 'x'.repeat(51));
      await visitor.page.keyboard.press('Tab');
      await visitor.read('trial', /Please enter under 50 characters/);
      await fill(visitor, 'name', 'Zhao Min');
      await fill(visitor, 'company', 'Far Motors');
      await fill(visitor, 'email', 'min@example.com');
      await visitor.click('trial-product');
      const sales = '[data-testid="trial"] input[name="product"][value="sales"]';
      await clickIn(visitor.page, sales);
      await visitor.page.keyboard.press('Escape');
      await visitor.read('trial-product', /^Sales$/);
      await tickTerms(visitor);
      await visitor.click('trial-next');
      await fill(visitor, 'mobile', '23700000000');
      await visitor.click('trial-apply');
      await visitor.read('trial', /Enter the correct phone number/);
      await visitor.click('trial-back');
      const stored = () =>
        visitor.page.$$eval('[data-testid="trial"] input', (inputs) => inputs.map(({ value }) => value).slice(0, 3));
      expect(await stored()).toEqual(['Zhao Min', 'Far Motors', 'min@example.com']);
      await visitor.page.keyboard.press('Escape');
      await visitor.seeNo('trial');
      await visitor.click('sign-in-trial');
      await visitor.see('trial');
      expect(await stored()).toEqual(['Zhao Min', 'Far Motors', 'min@example.com']);
      await visitor.read('trial-product', /^Sales$/);
    }),
  );

  test(
    'S3.046 S3.048 S8.022 a code that was never sent is refused in the words of the server',
    smoke.visit(async (visitor) => {
      await openTrial(visitor);
      await fill(visitor, 'name', 'Zhao Min');
      await fill(visitor, 'company', 'Far Motors');
      await tickTerms(visitor);
      await visitor.click('trial-next');
      await fill(visitor, 'mobile', '13700000022');
      await fill(visitor, 'code', '0000');
      await visitor.click('trial-apply');
      await visitor.read('form-error', /^Application unsuccessful ./);
      expect(await fields(visitor)).toEqual(['mobile', 'code']);
    }),
  );
});

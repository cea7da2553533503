import { describe, expect, test } from '@jest/globals';
import { accounts } from './support/door/accounts.ts';
import { sent } from './support/door/sent.ts';
import { agree, chooseMode, type SignInMode } from './support/door/sign-in.ts';
import { door, seeSignedIn } from './support/door/sign-in-door.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Language, Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const modes: SignInMode[] = ['code', 'password', 'qr'];

/** How far the page and the form are wider than their place, in px. */
const beyond = (visitor: Visitor): Promise<number[]> =>
  visitor.atRest(() =>
    visitor.page.evaluate(() => {
      const form = document.querySelector('[data-testid="sign-in"]') ?? document.body;
      return [document.documentElement.scrollWidth - innerWidth, form.scrollWidth - form.clientWidth];
    }),
  );

/** Top and height of the form, in px. */
const placeOf = async (visitor: Visitor) => {
  const box = await visitor.box('sign-in');
  return [box.y, box.height];
};

describe('the front door', () => {
  test(
    'S2.105 S3.061 S3.074 S4.071 opens with the code, has three modes and no other, and remembers the last',
    smoke.visit(async (visitor) => {
      await visitor.open(door);
      await visitor.see('sign-in', { mode: 'code' });
      expect(await visitor.page.$$eval('[role="tab"]', (tabs) => tabs.length)).toBe(3);
      for (const mode of modes) await chooseMode(visitor, mode);
      // It is remembered after it has been drawn.
      const remembered = (mode: string) =>
        visitor.page.waitForFunction((wanted) => document.cookie.includes(`loginType=${wanted}`), {}, mode);
      await remembered('qr');
      await chooseMode(visitor, 'password');
      await remembered('password');
      await visitor.open(door);
      await visitor.see('sign-in', { mode: 'password' });
    }),
  );

  test(
    'S3.046 stands still: mode and message move nothing, and the fields are those of the mode',
    smoke.visit(async (visitor) => {
      await visitor.open(door);
      const still = await placeOf(visitor);
      const names = async () => {
        const found = await visitor.page.$$eval('[data-testid="sign-in"] input', (inputs) =>
          inputs.map((input) => input.name),
        );
        return found.join(' ');
      };
      const fields: string[] = [];
      for (const mode of modes) {
        await chooseMode(visitor, mode);
        fields.push(await names());
        expect(await placeOf(visitor)).toEqual(still);
        if (mode === 'qr') continue;
        await visitor.click('sign-in-submit');
        await visitor.read('form-error', /^Please confirm the terms$/);
        expect(await placeOf(visitor)).toEqual(still);
      }
      expect(fields).toEqual(['mobile code passwordFree agree', 'account password passwordFree agree', 'agree']);
    }),
  );

  test(
    'A07 S5.008 with a way on the first field has the focus, and everything can be done by keyboard',
    smoke.visit(async (visitor) => {
      await visitor.open(door);
      await visitor.see('sign-in');
      await visitor.page.waitForFunction(() => (document.activeElement as HTMLInputElement).name === 'mobile');
      const { keyboard } = visitor.page;
      await keyboard.down('Shift');
      await keyboard.press('Tab');
      await keyboard.up('Shift');
      await keyboard.press('ArrowRight');
      await visitor.see('sign-in', { mode: 'password' });
      await keyboard.press('Enter');
      await visitor.focusOn('[name="account"]');
      await keyboard.type('demo');
      await keyboard.press('Enter');
      await visitor.focusOn('[name="password"]');
      await keyboard.type(accounts.demo);
      await keyboard.press('Enter');
      await visitor.focusOn('[name="agree"]');
      await keyboard.press('Space');
      await keyboard.press('Enter');
      await seeSignedIn(visitor);
    }),
  );

  for (const [language, words] of [
    ['en', 'Enter the correct login account'],
    ['zh_CN', '请输入正确的登录账号'],
  ] as const)
    test(
      `S5.024 an account that can be none is named under its field, and nothing is sent, in ${language}`,
      smoke.visit(
        async (visitor) => {
          await visitor.open(door);
          await chooseMode(visitor, 'password');
          await visitor.fill('account', 'two words');
          await visitor.fill('password', 'anything');
          await agree(visitor);
          await visitor.click('sign-in-submit');
          await visitor.focusOn('[name="account"][aria-invalid="true"]');
          const texts = await visitor.page.$eval('[name="account"]', (field) => {
            const notes = field.getAttribute('aria-describedby')?.split(' ') ?? [];
            return notes.map((id) => document.getElementById(id)?.innerText);
          });
          expect(texts).toEqual([words]);
          expect(sent(visitor, 'simpleLogin')).toEqual([]);
        },
        { language },
      ),
    );

  test(
    'S4.030 another language leaves what was typed, ticked and chosen, and says what is wrong in its own words',
    smoke.visit(async (visitor) => {
      await visitor.open(door);
      await chooseMode(visitor, 'password');
      await visitor.fill('account', 'two words');
      await visitor.fill('password', 'typed-before');
      await agree(visitor);
      await visitor.click('sign-in-submit');
      await visitor.focusOn('[name="account"][aria-invalid="true"]');
      await visitor.page.keyboard.press('Home');
      await visitor.page.keyboard.press('ArrowRight');
      const state = () =>
        visitor.page.$$eval('[data-testid="sign-in"] input', (inputs) =>
          inputs.map(({ name, value, checked, selectionStart }) => [name, value, checked, selectionStart]),
        );
      const before = await state();
      await visitor.click('page-language');
      await visitor.read('sign-in', /请输入正确的登录账号/);
      await visitor.see('sign-in', { mode: 'password' });
      expect(await state()).toEqual(before);
      expect(before).toEqual(
        expect.arrayContaining([
          ['account', 'two words', false, 1],
          ['password', 'typed-before', false, expect.anything()],
        ]),
      );
      const stored = await visitor.page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
      );
      expect(stored).not.toContain('typed-before');
    }),
  );

  test(
    'S5.030 unticked nothing is sent; after a sign-in the tick is remembered',
    smoke.visit(async (visitor) => {
      await visitor.open(door);
      await chooseMode(visitor, 'password');
      await visitor.fill('account', 'demo');
      await visitor.fill('password', accounts.demo);
      await visitor.click('sign-in-submit');
      await visitor.read('form-error', /^Please confirm the terms$/);
      await visitor.focusOn('[name="agree"]');
      expect(sent(visitor, 'simpleLogin')).toEqual([]);
      await agree(visitor);
      await visitor.click('sign-in-submit');
      await seeSignedIn(visitor);
      await visitor.see('area', { area: 'sales', state: 'mounted' });
      await visitor.click('rail-avatar');
      await visitor.click('avatar-log-out');
      await visitor.see('sign-in');
      expect(await visitor.page.$eval('input[name="agree"]', (box) => (box as HTMLInputElement).checked)).toBe(true);
    }),
  );
});

describe.each<Language>(['en', 'zh_CN'])('the look of the door in %s', (language) => {
  const sizes = [
    { width: 1440, height: 900 },
    { width: 390, height: 844, isMobile: true, hasTouch: true },
    { width: 320, height: 640, isMobile: true, hasTouch: true },
  ];

  test(
    'fits a computer, a phone and a small phone in every mode, with and without a message',
    smoke.visit(
      async (visitor) => {
        for (const size of sizes) {
          await visitor.page.setViewport(size);
          await visitor.open(door);
          for (const mode of modes) {
            await chooseMode(visitor, mode);
            expect(await beyond(visitor)).toEqual([0, 0]);
            if (mode !== 'qr') {
              await visitor.click('sign-in-submit');
              await visitor.see('form-error');
            } else await agree(visitor);
            expect(await beyond(visitor)).toEqual([0, 0]);
          }
        }
        expect(visitor.trace.complaints).toEqual([]);
      },
      { language },
    ),
  );
});

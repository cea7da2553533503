import { expect, test } from '@jest/globals';
import { shownBy } from '../../server/factors/factors-test-kit.ts';
import { accounts } from './support/door/accounts.ts';
import { proveAgain } from './support/door/prove-again.ts';
import { sent } from './support/door/sent.ts';
import { signIn } from './support/door/sign-in.ts';
import { door, seeSignedIn } from './support/door/sign-in-door.ts';
import { faults } from './support/page/faults.ts';
import { openCentre } from './support/page/user-centre.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const smoke = smokeSuite();

/** What the app shows that was given this key; half a minute ago, a code that is still good and uses up no later one. */
const codeOf = (key: string, ago = 0) => shownBy(key.replaceAll(' ', ''), Date.now() - ago);

test(
  'an app is taken on in the user centre, asked for at the next sign-in, and given up with a recovery code',
  smoke.visit(
    async (visitor) => {
      await openCentre(visitor);
      await visitor.click('factors');
      await visitor.read('factors-dialog', /Not set up/);
      await visitor.click('factor-set-up');
      await proveAgain(visitor, accounts.demo);
      const key = await visitor.words('factor-key');
      expect(await faults(visitor)).toEqual([]);
      await visitor.fill('code', codeOf(key, 30_000));
      await visitor.click('factor-confirm');
      const codes = (await visitor.words('recovery-codes')).match(/\b[0-9a-z]{5}-[0-9a-z]{5}\b/g) ?? [];
      expect(codes).toHaveLength(10);
      expect(await faults(visitor)).toEqual([]);
      await visitor.click('recovery-done');
      await visitor.read('factor-recovery', /10 left/);
      expect(await faults(visitor)).toEqual([]);

      await visitor.page.deleteCookie({ name: 'token' }, { name: 'user' });
      await visitor.open(door);
      await signIn(visitor, 'demo');
      await visitor.read('second-factor', /Open your authenticator app/);
      await visitor.focusOn('[data-testid="second-factor"] [name="code"]');
      expect(await faults(visitor)).toEqual([]);
      expect(await visitor.cookie('token')).toBeNull();
      await visitor.click('second-factor-close');
      await visitor.seeNo('second-factor');
      await visitor.read('form-error', /two-step verification/);
      await signIn(visitor, 'demo');
      await visitor.fill('code', codeOf(key) === '000000' ? '111111' : '000000');
      await visitor.click('second-factor-submit');
      await visitor.read('second-factor', /incorrect or has been used/);
      await visitor.fill('code', codeOf(key));
      await visitor.page.keyboard.press('Enter');
      await seeSignedIn(visitor);
      expect(sent(visitor, 'secondFactor').map(({ data }) => Object.keys(data))).toEqual([
        ['ticket', 'code'],
        ['ticket', 'code'],
      ]);

      await openCentre(visitor);
      await visitor.click('factors');
      await visitor.click('factor-remove');
      await visitor.fill('code', codes[0] ?? '');
      await visitor.click('factor-confirm');
      await visitor.read('factors-dialog', /Not set up/);
    },
    { as: 'demo', language: 'en' },
  ),
);

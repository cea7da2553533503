import { expect, test } from '@jest/globals';
import { shownBy } from '../../server/factors/factors-test-kit.ts';
import { accounts } from './support/accounts.ts';
import { faults } from './support/faults.ts';
import { sent } from './support/sent.ts';
import { signIn } from './support/sign-in.ts';
import { door, seeSignedIn } from './support/sign-in-door.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const smoke = smokeSuite();

/** demo takes an app on. @returns its key, and the recovery codes */
async function takeAppOn(): Promise<{ key: string; recoveryCodes: string[] }> {
  const { server } = smoke.portal;
  const token = await server.signIn('demo', accounts.demo);
  const proof = await server.prove(token, accounts.demo);
  const { key = '', ticket = '' } = (await server.call('beginTotp', {}, { token, proof })).body.data ?? {};
  // Half a minute ago, so that what the app shows now was not used.
  const code = shownBy(key, Date.now() - 30_000);
  const { body } = await server.call('confirmTotp', { ticket, code }, { token });
  return { key, recoveryCodes: body.data?.recoveryCodes ?? [] };
}

test(
  'a sign-in by password asks for a code of the app, a wrong one is said, and the right one goes on',
  smoke.visit(async (visitor) => {
    const { key, recoveryCodes } = await takeAppOn();
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
    const right = shownBy(key, Date.now());
    await visitor.fill('code', right === '000000' ? '111111' : '000000');
    await visitor.click('second-factor-submit');
    await visitor.read('second-factor', /incorrect or has been used/);
    await visitor.fill('code', shownBy(key, Date.now()));
    await visitor.page.keyboard.press('Enter');
    await seeSignedIn(visitor);
    expect(sent(visitor, 'secondFactor').map(({ data }) => Object.keys(data))).toEqual([
      ['ticket', 'code'],
      ['ticket', 'code'],
    ]);
    expect(recoveryCodes).toHaveLength(10);
  }),
);

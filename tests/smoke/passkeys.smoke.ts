import { expect, test } from '@jest/globals';
import { accounts } from './support/door/accounts.ts';
import { proveAgain } from './support/door/prove-again.ts';
import { agree, signIn } from './support/door/sign-in.ts';
import { faults } from './support/page/faults.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const smoke = smokeSuite();

test(
  'a passkey is added and named, renews recovery codes, is asked for after a password, signs in and proves on its own',
  smoke.visit(async (visitor) => {
    const { page } = visitor;
    const device = await page.createCDPSession();
    await device.send('WebAuthn.enable');
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    // A passkey belongs to a host, which the address of a machine is not.
    const home = smoke.portal.server.address.replace('127.0.0.1', 'localhost');
    const door = `${home}/home?redirect=%2Fdashboard`;
    await page.goto(`${door}&lang=en`);
    await signIn(visitor, 'demo');
    await visitor.see('dashboard');
    await visitor.click('rail-avatar');
    await visitor.click('avatar-user-centre');
    await visitor.click('factors');
    await visitor.click('passkey-add');
    await proveAgain(visitor, accounts.demo);
    await visitor.see('recovery-codes');
    await visitor.click('recovery-done');
    await visitor.click('passkey-rename');
    await visitor.fill('name', 'Office laptop');
    await visitor.click('passkey-name-confirm');
    await visitor.read('factor-passkey', /Office laptop/);
    expect(await faults(visitor)).toEqual([]);
    await visitor.click('factor-renew');
    await visitor.click('renew-by-passkey');
    await visitor.see('recovery-codes');
    await visitor.click('recovery-done');

    const signOut = async () => {
      await page.deleteCookie({ name: 'token' }, { name: 'user' });
      await page.goto(door);
    };
    await signOut();
    await signIn(visitor, 'demo');
    await visitor.click('second-factor-passkey');
    await visitor.see('dashboard');

    await signOut();
    await agree(visitor);
    await visitor.click('sign-in-passkey');
    await visitor.see('dashboard');
    expect(await visitor.cookie('token')).toBeTruthy();
    await visitor.click('rail-avatar');
    await visitor.click('avatar-user-centre');
    await visitor.click('factors');
    await visitor.click('passkey-remove');
    await visitor.click('prove-passkey');
    await visitor.seeNo('factor-passkey');
  }),
);

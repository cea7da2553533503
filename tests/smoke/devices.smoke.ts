import { expect, test } from '@jest/globals';
import { accounts } from './support/door/accounts.ts';
import { proveAgain } from './support/door/prove-again.ts';
import { sent } from './support/door/sent.ts';
import { faults } from './support/page/faults.ts';
import { openCentre } from './support/page/user-centre.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const smoke = smokeSuite();

test(
  'a person sees where the account is signed in, ends what is not theirs, and unbinds the phone',
  smoke.visit(
    async (visitor) => {
      const { server } = smoke.portal;
      const set = { messaging_key: 'k'.repeat(64), messaging_name: 'Pixel of Li' };
      await server.stores.state.db.updateTable('account').set(set).where('user_key', '=', 'demo').execute();
      const lost = [await server.signIn(), await server.signIn(), await server.signIn()];
      const alive = async () =>
        (await Promise.all(lost.map((token) => server.call('getUserInfo', {}, { token })))).filter(
          ({ body }) => body.status.status === 0,
        ).length;
      await openCentre(visitor);
      await visitor.click('devices');
      await visitor.see('device', { own: 'true' });
      expect(await visitor.count('device')).toBeGreaterThanOrEqual(4);
      expect(await faults(visitor)).toEqual([]);
      await visitor.page.setViewport({ width: 390, height: 844 });
      expect(await visitor.pageWidth()).toBe(390);
      await visitor.page.setViewport({ width: 1440, height: 900 });
      expect(await alive()).toBe(3);
      await visitor.click('devices-end-others');
      await visitor.read('devices-dialog', /没有其他设备登录/);
      expect(await visitor.count('device')).toBe(1);
      expect(await alive()).toBe(0);
      await visitor.click('phone-unbind');
      await proveAgain(visitor, accounts.demo);
      await visitor.seeNo('bound-phone');
      await visitor.page.keyboard.press('Escape');
      await visitor.seeNo('devices-dialog');
      await visitor.focusOn('[data-testid="devices"]');
      await visitor.read('bound-messaging', /绑定/);
      expect(sent(visitor, 'unbindMessaging')).toHaveLength(2);
    },
    { as: 'demo', language: 'zh_CN' },
  ),
);

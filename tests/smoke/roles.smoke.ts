import { describe, expect, test } from '@jest/globals';
import { pagesOfRoles, type Role } from '@portal/contract';
import { publish, readPackage } from '../../server/modules/index.ts';
import { foreignManifest, scriptOf } from '../fixtures/foreign-area.ts';
import { clickIn } from './support/browser/in-sight.ts';
import { accounts } from './support/door/accounts.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Language, Visitor } from './support/visitor.ts';

const smoke = smokeSuite();

/** Makes an account with a role, as the administrator does it. @returns its token */
async function tokenWith(role: Role, userNm: string): Promise<string> {
  const { server } = smoke.portal;
  const token = await server.signIn('admin', accounts.admin);
  const by = { token, proof: await server.prove(token, accounts.admin) };
  const account = { userNm, realNm: '林薇', newCompany: userNm, division: 'staff', to: '2099-12-31', products: [] };
  const { body } = await server.call('createAccount', { ...account, roles: [role] }, by);
  return server.signIn(userNm, body.data?.secret ?? '');
}

/** What each role does on an ordinary day, and a page that is another's. */
const days: Record<'support' | 'data-operator' | 'developer', { foreign: string; task: Task }> = {
  support: {
    foreign: 'keys',
    async task(visitor) {
      await smoke.portal.server.signIn('demo-south', accounts.demo);
      await visitor.open('/admin/accounts?q=demo-south');
      await visitor.read('account-table', /demo-south/);
      await clickIn(visitor.page, '[data-testid="account-table"] tbody a');
      await visitor.click('account-end-sessions');
      await visitor.read('trail-table', /结束所有登录|All sessions ended/);
      expect(await visitor.count('account-suspend')).toBe(0);
    },
  },
  'data-operator': {
    foreign: 'accounts',
    async task(visitor) {
      await visitor.open('/admin/releases');
      await visitor.click('release-next');
      await visitor.fill('note', 'with the new source');
      const day = '[data-testid="task-dialog"] input:not([name="note"])';
      await visitor.page.$eval(day, (input) => (input as HTMLInputElement).select());
      await visitor.page.type(day, '2098/12/31');
      await visitor.click('task-submit');
      await visitor.read('release-expected', /2098.12.31.*with the new source/);
    },
  },
  developer: {
    foreign: 'releases',
    async task(visitor) {
      const { db } = smoke.portal.server.stores.state;
      const files = [
        { path: 'manifest.json', bytes: Buffer.from(JSON.stringify(foreignManifest)) },
        { path: 'index.js', bytes: Buffer.from(scriptOf('menuEntry.title')) },
      ];
      const found = readPackage({ name: 'dealer-map', version: '1.0.0', files });
      await publish(db, found, { who: 'key of the team', at: Date.now() }, []);
      await visitor.open('/admin/modules');
      await clickIn(visitor.page, '[data-testid="module-table"] tbody a');
      await visitor.read('version-table', /1\.0\.0/);
      expect(await visitor.count('version-confirm')).toBe(0);
      expect(await visitor.count('module-remove')).toBe(0);
    },
  },
};

type Task = (visitor: Visitor) => Promise<void>;

const cases = (Object.keys(days) as (keyof typeof days)[]).flatMap((role) =>
  (['zh_CN', 'en'] as const).map((language): [typeof role, Language] => [role, language]),
);

describe('who has a role of the administration', () => {
  test.each(cases)(
    'S2.159 %s finds the own pages in %s, does the own task, and sees nothing of others',
    (role, language) =>
      smoke.visit(
        async (visitor) => {
          const { foreign, task } = days[role];
          await visitor.hold('token', await tokenWith(role, `${role}.${language}`));
          await visitor.open('/admin');
          await visitor.see('menu-item');
          const paths = await visitor.page.$$eval('[data-testid="menu-item"]', (all) =>
            all.map((each) => each.getAttribute('data-path')),
          );
          expect(paths).toEqual(pagesOfRoles([role]).map((page) => `/admin/${page}`));
          await task(visitor);
          await visitor.open(`/admin/${foreign}`);
          await visitor.page.waitForSelector(`[data-testid="admin-${foreign}"] [role="alert"]`);
          expect(await visitor.page.$$('[data-testid$="-table"]')).toEqual([]);
          expect(visitor.trace.complaints).toEqual([]);
        },
        { language },
      )(),
  );
});

import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { ElementHandle } from 'puppeteer';
import { ZipFile } from 'yazl';
import { foreignManifest, scriptOf } from '../fixtures/foreign-area.ts';
import { eventually } from '../support/eventually.ts';
import { clickIn } from './support/browser/in-sight.ts';
import { accounts } from './support/door/accounts.ts';
import { proveAgain } from './support/door/prove-again.ts';
import { faults } from './support/page/faults.ts';

import { smokeSuite } from './support/smoke-suite.ts';

const smoke = smokeSuite();

/** Puts a release beside the published one: the same figures under another name. */
async function addAlike(folder: string, id: string): Promise<void> {
  const { current } = JSON.parse(await readFile(join(folder, 'current.json'), 'utf8')) as { current: string };
  const place = join(folder, 'releases', id);
  await cp(join(folder, 'releases', current), place, { recursive: true });
  const info = JSON.parse(await readFile(join(place, 'release.json'), 'utf8')) as object;
  await writeFile(join(place, 'release.json'), JSON.stringify({ ...info, id }));
}

describe('the administration', () => {
  test(
    'S2.159 S2.078 an administrator opens it from the link, takes a product away and gives it for other days, and makes an account',
    smoke.visit(
      async (visitor) => {
        const { page } = visitor;
        await visitor.open('/dashboard');
        await visitor.click('rail-links');
        await visitor.click('link-admin');
        await visitor.arriveAt('/admin/overview');
        await visitor.read('admin-figures', /Active accounts/);
        await visitor.open('/admin/accounts?q=demo-south');
        await visitor.read('account-table', /demo-south/);
        await clickIn(page, '[data-testid="account-table"] tbody a');
        await visitor.read('account-grants', /Price/);
        await clickIn(page, '[data-key="price"] [data-testid="grant-revoke"]');
        await page.waitForSelector('[data-testid="account-grants"]:not(:has([data-key="price"]))');
        await visitor.click('account-grant');
        await clickIn(page, '[data-testid="task-dialog"] input[value="price"]');
        await visitor.click('task-submit');
        await visitor.read('account-grants', /Price \d{4}\/\d\d\/\d\d ~ 2099\/12\/31 Current/);
        await visitor.read('trail-table', /Product added .*Done .*admin/);

        await visitor.open('/admin/accounts');
        await visitor.click('account-new');
        await visitor.fill('userNm', 'lin.wei');
        await visitor.fill('realNm', '林薇');
        await visitor.click('task-submit');
        await proveAgain(visitor, accounts.admin);
        await visitor.read('task-problem', /^Last day: is required\.$/);
        await page.type('[data-testid="task-dialog"] [placeholder="YYYY/MM/DD"]', '2099/12/31');
        await visitor.click('task-submit');
        await visitor.read('task-secret', /^[\w]{12}$/);
        const password = await page.$eval('[data-testid="task-secret"]', (element) => element.textContent ?? '');
        await visitor.click('task-done');
        await visitor.read('account-facts', /林薇/);
        expect(await smoke.portal.server.signIn('lin.wei', password)).not.toBe('');
      },
      { as: 'admin', language: 'en' },
    ),
  );

  test(
    'S2.159 S6.020 others do not see it: no link, no entry, and its address leads to the root',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/dashboard');
        await visitor.see('rail');
        expect(await visitor.count('link-admin')).toBe(0);
        expect(await visitor.page.$$('a[href^="/admin"]')).toEqual([]);
        await visitor.open('/admin/accounts');
        await visitor.arriveAt('/dashboard');
      },
      { as: 'demo' },
    ),
  );

  test(
    'S2.159 what the gate finds in a release is seen, and the release is published and taken back',
    smoke.visit(
      async (visitor) => {
        const { page } = visitor;
        await addAlike(join(smoke.portal.server.settings.dataFolder, 'market'), 'second');
        await visitor.open('/admin/releases');
        await clickIn(page, '[aria-label="Check and publish: release second"]');
        await visitor.read('check-sums', /Red: 0 ?Yellow: \d+ ?Green: \d+ ?Not asked: \d+/);
        expect(await faults(visitor)).toEqual([]);
        await visitor.click('release-publish');
        await visitor.click('task-submit');
        await proveAgain(visitor, accounts.admin);
        await page.waitForSelector('[aria-label="What the gate finds: release second"]');
        await visitor.click('release-back');
        await visitor.fill('reason', 'it was made to try');
        await visitor.click('task-submit');
        await page.waitForSelector('[aria-label="Check and publish: release second"]');
        await visitor.open('/admin/trail?action=publish');
        await visitor.read('trail-table', /Release of figures published .*Done/);
      },
      { as: 'admin', language: 'en' },
    ),
  );

  test(
    'S2.159 an administrator confirms a module of a team and activates it, and its area is there; a developer sees how it fares',
    smoke.visit(
      async (visitor) => {
        const { page } = visitor;
        const { db } = smoke.portal.server.stores.state;
        const zip = new ZipFile();
        zip.addBuffer(Buffer.from(JSON.stringify(foreignManifest)), 'manifest.json');
        zip.addBuffer(Buffer.from(scriptOf('menuEntry.title')), 'index.js');
        zip.end();
        const archive = join(smoke.portal.server.settings.dataFolder, 'dealer-map.zip');
        await writeFile(archive, zip.outputStream);
        await visitor.open('/admin/modules');
        await visitor.click('module-publish');
        await visitor.fill('name', 'dealer-map');
        await visitor.fill('version', '1.0.0');
        const field = (await page.$('[data-testid="package-file"]')) as ElementHandle<HTMLInputElement>;
        await field.uploadFile(archive);
        await visitor.click('package-publish');
        await visitor.read('module-facts', /Dealer map.*To be confirmed/);
        await visitor.click('version-confirm');
        await visitor.click('task-submit');
        await proveAgain(visitor, accounts.admin);
        await visitor.click('version-activate');
        await page.select('[data-testid="task-dialog"] select[name="who"]', 'all');
        await visitor.click('task-submit');
        await visitor.read('version-table', /1\.0\.0.*In use/);
        expect(await faults(visitor)).toEqual([]);
        const admin = await db
          .selectFrom('account')
          .select('account_id')
          .where('user_name', '=', 'admin')
          .executeTakeFirstOrThrow();
        const days = { from_ymd: '20200101', to_ymd: '20991231' };
        await db
          .insertInto('account_product')
          .values({ ...admin, ...days, product_id: foreignManifest.id })
          .execute();
        await visitor.open('/dealer-map/cities');
        await visitor.read('area', /Dealer map/, { state: 'mounted' });
        const reports = db.selectFrom('module_report').select('version');
        await eventually(async () => expect(await reports.execute()).toEqual([{ version: '1.0.0' }]));
        await db.updateTable('account_role').set({ role: 'developer' }).where('role', '=', 'admin').execute();
        await visitor.open('/admin/modules?id=dealer-map');
        await visitor.read('version-table', /1\.0\.0.*In use.*\s1\s/s);
        expect(await visitor.has('module-remove')).toBe(false);
      },
      // A browser keeps a version for good, and another suite's portal had another version 1.0.0 at this address.
      { as: 'admin', language: 'en', profile: 'own' },
    ),
  );

  test.each(['zh_CN', 'en'] as const)(
    'S2.159 every page of it stands in %s without a fault of accessibility',
    async (language) =>
      smoke.visit(
        async (visitor) => {
          const found: string[] = [];
          for (const name of [
            'overview',
            'accounts',
            'companies',
            'applications',
            'deliveries',
            'releases',
            'names',
            'modules',
            'products',
            'bulletins',
            'content',
            'keys',
            'messages',
            'watches',
            'trail',
            'usage',
            'portal',
            'backups',
            'system',
          ]) {
            await visitor.open(`/admin/${name}`);
            await visitor.see(`admin-${name}`);
            found.push(...(await faults(visitor)).map((fault) => `${name}: ${fault}`));
          }
          expect(found).toEqual([]);
          expect(visitor.trace.complaints).toEqual([]);
        },
        { as: 'admin', language },
      )(),
  );
});

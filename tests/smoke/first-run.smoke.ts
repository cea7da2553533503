import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { ElementHandle } from 'puppeteer';
import { clickIn } from './support/browser/in-sight.ts';
import { proveAgain } from './support/door/prove-again.ts';
import { faults } from './support/page/faults.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite({ empty: true });

const password = 'Harbour-77';

/** Two months of two models, under the heads of fields. */
const sales = [
  'month,dataSource,manufacturer,brand,model,fuelType,volume',
  ...['2026-05', '2026-06'].flatMap((month) => [
    `${month},DATASOURCE_CLH_SALES,North Motors,North,N1,BEV,1200`,
    `${month},DATASOURCE_CLH_SALES,South Motors,South,S1,ICE,800`,
  ]),
].join('\n');

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path d="M0 0h28v28H0z" fill="#0b3d91"/></svg>';

/** Chooses a file that is made for it. */
async function choose(visitor: Visitor, hook: string, name: string, content: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'first-run-'));
  try {
    const path = join(folder, name);
    await writeFile(path, content);
    const input = await visitor.page.waitForSelector(`[data-testid="${hook}"]`);
    await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
    // Read before it goes.
    if (hook === 'mark-file') await visitor.read('mark-chosen', new RegExp(name));
    else await visitor.see('delivery-dataset');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const stepsDone = async ({ page }: Visitor): Promise<string[]> =>
  page.$$eval('[data-testid="admin-setup"] li[data-done="true"]', (all) => all.map((li) => li.dataset.step ?? ''));

describe('the first run of an empty portal', () => {
  test(
    'S2.159 leads from the link of the terminal to an administrator, a name, published figures and a first account',
    smoke.visit(
      async (visitor) => {
        const { page } = visitor;
        const { missing } = smoke.portal.server;
        const [, address = ''] = /open (\S+) in a browser/.exec(missing.map(({ en }) => en).join('\n')) ?? [];
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await visitor.see('first-run-form');
        for (const [name, value] of Object.entries({
          userNm: 'chief',
          realNm: 'Ann Lee',
          pwd: password,
          again: password,
        }))
          await visitor.fill(name, value);
        expect(await faults(visitor)).toEqual([]);
        await page.keyboard.press('Enter');
        await visitor.arriveAt('/admin/overview');
        await visitor.see('admin-setup');
        expect(await stepsDone(visitor)).toEqual([]);

        await clickIn(page, '[data-step="name"] a');
        await visitor.arriveAt('/admin/portal');
        await visitor.fill('nameZh', '北方汽车数据');
        await visitor.fill('nameEn', 'North Car Data');
        await choose(visitor, 'mark-file', 'mark.svg', mark);
        expect(await faults(visitor)).toEqual([]);
        await visitor.click('operator-save');
        await proveAgain(visitor, password);
        await page.waitForSelector('[data-testid="portal-mark"] img[src^="/mark/"]');

        await visitor.open('/admin/overview');
        await visitor.see('admin-setup');
        expect(await page.title()).toContain('North Car Data');
        expect(await stepsDone(visitor)).toEqual(['name']);
        await clickIn(page, '[data-step="figures"] a');
        await visitor.arriveAt('/admin/deliveries');
        await choose(visitor, 'delivery-file', 'sales.csv', sales);
        await visitor.click('delivery-make');
        await visitor.read('delivery-result', /Release made/);
        await visitor.click('delivery-release');
        await clickIn(page, '[aria-label^="Check and publish"]');
        await visitor.click('release-publish');
        await visitor.click('task-submit');
        await proveAgain(visitor, password);
        await page.waitForSelector('[aria-label^="What the gate finds"]');

        await visitor.open('/admin/overview');
        await visitor.see('admin-setup');
        await clickIn(page, '[data-step="people"] a');
        await visitor.click('account-new');
        await visitor.fill('userNm', 'lin.wei');
        await visitor.fill('realNm', '林薇');
        await page.type('[data-testid="task-dialog"] [placeholder="YYYY/MM/DD"]', '2099/12/31');
        await visitor.click('task-submit');
        await proveAgain(visitor, password);
        await visitor.see('task-secret');
        await visitor.open('/admin/overview');
        await visitor.see('admin-setup');
        expect(await stepsDone(visitor)).toEqual(['name', 'figures', 'people']);
        expect(visitor.trace.complaints).toEqual([]);
      },
      { language: 'en' },
    ),
  );
});

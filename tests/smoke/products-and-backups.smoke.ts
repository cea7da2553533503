import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { accounts } from './support/door/accounts.ts';
import { proveAgain } from './support/door/prove-again.ts';
import { delayCall } from './support/page/dashboard-calls.ts';
import { faults } from './support/page/faults.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const backups = join(tmpdir(), `portal-journey-backups-${randomUUID()}`);
const smoke = smokeSuite({ settings: { backups } });
afterAll(() => rm(backups, { recursive: true, force: true }));

const words = {
  zh_CN: {
    own: '成交量',
    ownPage: '先看这里',
    product: '销量分析',
    sale: /在售/,
    soon: /即将推出/,
    set: /已更改/,
    done: '完成',
    back: '恢复默认：产品名称',
    restore: /npm run restore -- /,
  },
  en: {
    own: 'Volumes',
    ownPage: 'Begin here',
    product: 'Sales',
    sale: /On sale/,
    soon: /Coming soon/,
    set: /Changed/,
    done: 'Done',
    back: 'Reset to default: Name',
    restore: /npm run restore -- /,
  },
};

describe('products, menu and backups in the administration', () => {
  test.each(['zh_CN', 'en'] as const)(
    'S2.159 S3.014 S4.074 an administrator calls a product and a page otherwise and takes it off sale, and sets it back, in %s',
    async (language) =>
      smoke.visit(
        async (visitor) => {
          const { page } = visitor;
          const own = words[language];
          const save = async (form: string) => {
            await visitor.click(`${form}-save`);
            await page.waitForSelector(`[data-testid="${form}-save"]:disabled`);
          };
          await visitor.open('/admin/products');
          await visitor.read('product-table', own.sale);
          expect(await faults(visitor)).toEqual([]);
          await visitor.open('/admin/products?id=sales');
          await visitor.fill(`name-${language}`, own.own);
          await page.select('select[name="offer"]', 'coming-soon');
          await visitor.click('product-save');
          await proveAgain(visitor, accounts.admin);
          await visitor.read('product-facts', own.soon);
          await visitor.fill(`sales-overview-${language}`, own.ownPage);
          await save('menu');
          expect(await faults(visitor)).toEqual([]);
          // The rail of this very page has it, and every page that is opened afterwards.
          await page.waitForSelector(`[data-testid="rail-app"][data-path="/sales"] ::-p-text(${own.own})`);
          await visitor.open('/sales/overview');
          await page.waitForSelector(`main h1 ::-p-text(${own.ownPage})`);
          expect(await page.title()).toContain(own.ownPage);
          await visitor.open('/products');
          await page.waitForSelector(`[data-testid="product-card"][data-key="sales"] ::-p-text(${own.own})`);

          await visitor.open('/admin/products?id=sales');
          await visitor.read('product-facts', own.soon);
          await page.click(`[aria-label="${own.back}"]`);
          await page.select('select[name="offer"]', 'on-sale');
          await visitor.click('product-save');
          await proveAgain(visitor, accounts.admin);
          await visitor.read('product-facts', own.sale);
          await page.click('[data-testid="words-sales-overview"] [data-testid="words-back"]');
          await save('menu');
          await page.waitForSelector(`[data-testid="rail-app"][data-path="/sales"] ::-p-text(${own.product})`);
        },
        { as: 'admin', language },
      )(),
  );

  test.each(['zh_CN', 'en'] as const)(
    'S2.159 an administrator backs the portal up, sees how far it has come, and how it is brought back, in %s',
    async (language) =>
      smoke.visit(
        async (visitor) => {
          const { page } = visitor;
          const before = await readdir(backups).catch(() => []);
          // Until what stands there is known, the button cannot be pressed.
          const letGo = await delayCall(visitor, 'readBackups');
          await visitor.open('/admin/backups');
          await page.waitForSelector('[data-testid="backup-start"]:disabled');
          setTimeout(letGo, 500);
          await visitor.click('backup-start');
          await proveAgain(visitor, accounts.admin);
          const [latest = ''] = [...before].reverse();
          const row = `[data-testid="backup-runs"] tbody tr:first-child:not([data-key="${latest}"])`;
          const isDone = (place: string, done: string) => document.querySelector(place)?.textContent === done;
          await page.waitForFunction(isDone, {}, `${row} [data-testid="backup-state"]`, words[language].done);
          expect(await faults(visitor)).toEqual([]);
          expect(await readdir(backups)).toHaveLength(before.length + 1);
          await page.click('[data-testid="backup-table"] tbody a');
          await visitor.read('backup-restore', words[language].restore);
          expect(await faults(visitor)).toEqual([]);
        },
        { as: 'admin', language },
      )(),
  );
});

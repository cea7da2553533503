import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { ElementHandle } from 'puppeteer';
import { clickIn } from './support/browser/in-sight.ts';
import { makeCompanyAdministrator } from './support/door/company-administrator.ts';
import { proveAgain } from './support/door/prove-again.ts';
import { faults } from './support/page/faults.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();

const words = {
  zh_CN: { overview: /近方汽车：概览/, seats: /已用|席位/, refused: /席位\s*公司没有空余席位/, sales: /销量分析/ },
  en: {
    overview: /Near Motors: overview/,
    seats: /Seats/,
    refused: /Seats\s*the company has no free seat/,
    sales: /Sales/,
  },
};

/** Chooses a list of people in the dialog that is open. */
async function chooseList(visitor: Visitor, ...people: string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'people-list-'));
  try {
    const path = join(folder, 'people.csv');
    await writeFile(path, ['用户名,姓名,手机号,产品,最后一天', ...people].join('\r\n'));
    const input = await visitor.page.waitForSelector('[data-testid="list-file"]');
    await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
    await visitor.read('list-outcome', /people\.csv.*\d/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe('the administration of a company', () => {
  test.each(['zh_CN', 'en'] as const)(
    'S2.159 its administrator makes its people by a list and grants what it bought, in %s, without a fault of accessibility',
    (language) =>
      smoke.visit(
        async (visitor) => {
          const { page } = visitor;
          const company = language === 'en' ? 'Near Motors' : '近方汽车';
          const chief = await makeCompanyAdministrator(smoke.portal.server, `chief-${language}`, company);
          await visitor.hold('token', chief.token);
          const found: string[] = [];
          const look = async (place: string) =>
            found.push(...(await faults(visitor)).map((fault) => `${place}: ${fault}`));

          await visitor.open('/dashboard');
          await visitor.click('rail-links');
          await visitor.click('link-admin');
          await visitor.arriveAt('/admin/overview');
          await visitor.read('admin-overview', words[language].overview);
          await visitor.read('company-bought', words[language].sales);
          await look('overview');
          expect(
            await page.$$eval('[data-testid="menu-item"]', (all) => all.map((each) => each.getAttribute('data-path'))),
          ).toEqual(['/admin/overview', '/admin/accounts', '/admin/trail']);

          await visitor.open('/admin/accounts');
          await visitor.see('account-table');
          expect(await page.$$eval('[data-testid="account-table"] tbody tr', (rows) => rows.length)).toBe(1);
          // By the keys: the dialog takes the focus, and Escape gives it back.
          await page.focus('[data-testid="account-from-list"]');
          await page.keyboard.press('Enter');
          await visitor.see('people-list');
          expect(
            await page.evaluate(() => document.activeElement?.closest('[data-testid="people-list"]') !== null),
          ).toBe(true);
          await page.keyboard.press('Escape');
          await visitor.seeNo('people-list');
          await page.waitForFunction(() => document.activeElement?.matches('[data-testid="account-from-list"]'));
          await page.keyboard.press('Enter');
          const people = [1, 2, 3].map((one) => `${language}.${one},林薇,1390000000${one},sales,2099-12-31`);
          await chooseList(visitor, ...people);
          await visitor.read('list-rows', words[language].refused);
          await look('list with a refused row');
          await chooseList(visitor, ...people.slice(0, 2));
          await look('list');
          await visitor.click('list-create');
          await proveAgain(visitor, chief.password);
          await visitor.seeNo('people-list');
          await page.waitForFunction(
            () => document.querySelectorAll('[data-testid="account-table"] tbody tr').length === 3,
          );
          await look('accounts');

          await clickIn(page, '[data-testid="account-table"] tbody tr:last-child a');
          await visitor.read('account-grants', /2098\/06\/30/);
          await visitor.click('account-grant');
          await clickIn(page, '[data-testid="task-dialog"] input[value="price"]');
          await look('grant');
          await visitor.click('task-submit');
          await page.waitForSelector('[data-testid="account-grants"] [data-key="price"]');
          await visitor.click('account-suspend');
          await visitor.click('task-submit');
          await visitor.see('account-resume');
          await look('account');
          expect(found).toEqual([]);

          await visitor.open('/admin/trail');
          await visitor.read('trail-table', new RegExp(`${language}\\.\\d.*chief-${language}`));
          expect(await visitor.words('trail-table')).not.toMatch(/\badmin\b/);
          await look('trail');
          expect(found).toEqual([]);
          await visitor.open('/admin/companies');
          await page.waitForSelector('[data-testid="admin-companies"] [role="alert"]');
          expect(await visitor.count('company-table')).toBe(0);
          expect(visitor.trace.complaints).toEqual([]);
        },
        { language },
      )(),
  );

  test(
    'S2.159 the administrator of the portal says how many may be in a company, and what it has bought',
    smoke.visit(
      async (visitor) => {
        const { compId } = await makeCompanyAdministrator(smoke.portal.server, 'chief-terms', 'Terms Motors');
        await visitor.open('/admin/companies');
        await visitor.read('company-table', /Terms Motors.*1 of 3 taken/);
        await clickIn(visitor.page, `[data-testid="company-table"] tr[data-key="${compId}"] a`);
        await visitor.read('company-facts', /1 of 3 taken/);
        await visitor.click('company-seats');
        await visitor.fill('seats', '8');
        expect(await faults(visitor)).toEqual([]);
        await visitor.click('task-submit');
        await proveAgain(visitor, 'Portal-2026-admin');
        await visitor.read('company-facts', /1 of 8 taken/);
        await clickIn(visitor.page, '[data-key="price"] [data-testid="purchase-end"]');
        await visitor.page.waitForSelector('[data-testid="company-bought"]:not(:has([data-key="price"]))');
        expect(await faults(visitor)).toEqual([]);
      },
      { as: 'admin', language: 'en' },
    ),
  );
});

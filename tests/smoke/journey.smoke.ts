import { describe, expect, test } from '@jest/globals';
import { eventually } from './support/browser/eventually.ts';
import { signIn } from './support/door/sign-in.ts';
import { takeDownloads } from './support/page/downloads.ts';
import { readCsv, readTable, showsSame } from './support/page/read-table.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();

/** Ticks one member of a dimension in the filter bar. */
async function choose(visitor: Visitor, dimension: string, key: string): Promise<void> {
  await visitor.click('filter', { dimension });
  const box = await visitor.page.waitForSelector(`input[type="checkbox"][value="${key}"]`);
  await box?.evaluate((input) => (input as HTMLInputElement).click());
  await visitor.page.keyboard.press('Escape');
}

describe('journey of an analyst', () => {
  test(
    'sign in, dashboard, sales, filter, export, language, drawer, log out, and back in by a deep link',
    smoke.visit(async (visitor) => {
      await visitor.open('/dashboard');
      await signIn(visitor, 'demo');
      await visitor.arriveAt('/dashboard');
      for (const panel of ['market-sales', 'manufacturer-top10', 'model-top10']) {
        await visitor.read('panel', /\d/, { panel });
      }

      await visitor.click('rail-app', { path: '/sales' });
      await visitor.see('area', { area: 'sales', state: 'mounted' });
      await visitor.see('chart');
      await visitor.click('menu-item', { path: '/sales/ranking' });
      await visitor.arriveAt(/^\/sales\/ranking/);
      await visitor.read('pivot', /\d/);
      const before = await readTable(visitor);
      await choose(visitor, 'fuelType', 'BEV');
      await visitor.arriveAt(/fuelType=BEV/);
      await visitor.page.waitForFunction(
        (rows) => {
          const section = document.querySelector<HTMLElement>('[data-testid="pivot"]');
          return section !== null && !section.querySelector('[aria-busy="true"]') && section.innerText !== rows;
        },
        {},
        before.rows.join(),
      );
      await visitor.quiet();
      const table = await readTable(visitor);
      expect(table.rows).not.toEqual(before.rows);

      const nextFile = await takeDownloads(visitor);
      await visitor.takeAway('export-csv');
      const { name, bytes } = await nextFile();
      expect(name).toMatch(/\.csv$/);
      const file = readCsv(bytes.toString('utf8'));
      expect(file.rows.length).toBe(table.rows.length);
      for (const [at, row] of table.rows.entries()) {
        const exact = file.rows[at] ?? [];
        expect(exact.length).toBe(row.length);
        const differs = row.filter((cell, column) => !showsSame(cell, exact[column] ?? ''));
        expect(differs.length === 0 ? [] : [`row ${at + 1}`, row, exact, differs]).toEqual([]);
      }

      const link = visitor.place;
      await visitor.click('rail-language');
      await visitor.read('menu-title', /销量/);
      await visitor.read('area', /排行|排名/);
      expect(visitor.place).toBe(link);

      // The rail leads back to the page and its filters, and the link beside it to the beginning.
      await visitor.click('rail-home');
      await visitor.see('dashboard');
      await visitor.click('rail-app', { path: '/sales' });
      await visitor.arriveAt(link);
      await visitor.read('pivot', /\d/);
      await visitor.open('/dashboard');
      await visitor.see('dashboard');
      await (await visitor.see('rail-app', { path: '/sales' })).hover();
      await visitor.click('rail-anew');
      await visitor.arriveAt(/^\/sales\/overview/);
      await visitor.open(link);
      await visitor.read('pivot', /\d/);

      await visitor.click('area-switch-account');
      await visitor.see('switch-account');
      expect(await visitor.count('account')).toBeGreaterThan(1);
      await visitor.page.keyboard.press('Escape');
      await visitor.seeNo('switch-account');

      await visitor.click('rail-avatar');
      await visitor.click('avatar-log-out');
      await visitor.arriveAt(/^\/home\?redirect=/);
      expect(await visitor.cookie('token')).toBeNull();
      await signIn(visitor, 'demo');
      await visitor.arriveAt(link);
      await visitor.see('area', { area: 'sales', state: 'mounted' });
      await visitor.read('pivot', /\d/);
      // The frame of the table stands before its rows.
      const rows = async () => (await readTable(visitor)).rows.length;
      expect(await eventually(rows, (count) => count === table.rows.length)).toBe(table.rows.length);
      expect(visitor.trace.complaints).toEqual([]);
    }),
  );
});

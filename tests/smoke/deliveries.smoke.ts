import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { ElementHandle } from 'puppeteer';
import { faults } from './support/page/faults.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();

/** Charging points of two cities that there are and one that there is not, under heads that are nearly those of fields. */
const points = [
  '月份,城市,公共充电桩,直流桩,在册车,City',
  '2026-06,广州,5,3,9,=1+1',
  '2026-06,深圳,7,4,12,',
  '2026-06,无此地,7,4,12,<b>x</b>',
].join('\n');

async function sendPoints(visitor: Visitor): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'points-'));
  try {
    const path = join(folder, 'points.csv');
    await writeFile(path, points);
    const input = await visitor.page.waitForSelector('[data-testid="delivery-file"]');
    await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
    await visitor.see('delivery-dataset');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe('deliveries in the browser', () => {
  test(
    'S2.159 a file is sent, looked at and mapped; a dry run shows the row that is refused, and a release is made that stands among the releases',
    smoke.visit(
      async (visitor) => {
        const { page } = visitor;
        await visitor.open('/admin/deliveries');
        await visitor.see('delivery-choose');
        await sendPoints(visitor);
        await page.select('[data-testid="delivery-dataset"]', 'charging');
        await visitor.read('delivery-columns', /公共充电桩/);
        await visitor.read('delivery-first', /<b>x<\/b>/);
        expect(await faults(visitor)).toEqual([]);
        // What a column is that bears the name of another field is said by hand.
        await page.select('[data-column="在册车"] select', 'cars');
        await page.select('[data-column="City"] select', '');
        await page.select('[data-testid="delivery-kind"]', 'correct');
        const releases = await page.$$eval('[data-testid="delivery-onto"] option', (options) =>
          options.map(({ value, textContent }) => [value, textContent]),
        );
        const [base = ''] = releases.find(([, label]) => label?.includes('Published')) ?? [];
        await page.select('[data-testid="delivery-onto"]', base);
        await visitor.click('delivery-try');
        await visitor.read('delivery-result', /Something is refused/);
        await visitor.read('delivery-problems', /无此地/);
        await visitor.read('delivery-counts', /Rows ?3 ?Values accepted ?2 ?Refused ?1/);
        expect(await faults(visitor)).toEqual([]);
        // It is found again where the page is loaded anew, with what was chosen.
        await visitor.open('/admin/deliveries');
        await visitor.read('delivery-problems', /无此地/);
        await visitor.see('delivery-kind');
        expect(await page.$eval('[data-testid="delivery-kind"]', (select) => (select as HTMLSelectElement).value)).toBe(
          'correct',
        );
        await page.click('input[type="checkbox"]');
        await visitor.click('delivery-make');
        await visitor.read('delivery-result', /Release made/);
        const [, release = 'none'] = /Release ([\w-]+)\./.exec(await visitor.words('delivery-result')) ?? [];
        await visitor.read('delivery-former', new RegExp(`points\\.csv.*admin.*Correct.*${release}`));
        await visitor.click('delivery-release');
        await visitor.arriveAt('/admin/releases');
        await visitor.read('release-table', new RegExp(release));
        await visitor.open('/admin/trail?action=deliver');
        await visitor.read('trail-table', new RegExp(`Data file delivered .*Done .*${release}`));
        expect(visitor.trace.complaints).toEqual([]);
      },
      { as: 'admin', language: 'en' },
    ),
  );
});

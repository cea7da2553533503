import { describe, expect, test } from '@jest/globals';
import { pressFound } from './support/browser/in-sight.ts';
import { layoutShift, watchLayout } from './support/browser/layout-shift.ts';
import { takeDownloads } from './support/page/downloads.ts';
import { faults } from './support/page/faults.ts';
import { readCsv, readTable } from './support/page/read-table.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();

/** The cells of the sheet of equipment, a row each, as a person reads them. */
const readSheet = async (visitor: Visitor): Promise<string[][]> => {
  const sheet = await visitor.see('equipment');
  return sheet.evaluate((frame) =>
    [...frame.querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => (cell.textContent ?? '').replaceAll(/\s+/g, ' ').trim()),
    ),
  );
};

describe('configuration', () => {
  test(
    'S1.005 S1.012 the card leads to it, trims stand side by side as a file has them, an item spreads, and has its step in price',
    smoke.visit(
      async (visitor) => {
        await watchLayout(visitor);
        await visitor.open('/configuration/comparison');
        await visitor.read('equipment', /MSRP/);
        const { shift, moved } = await layoutShift(visitor);
        expect(shift < 0.01 ? [] : [shift, ...moved]).toEqual([]);
        await visitor.open('/products');
        const card = await visitor.see('product-card', { key: 'configuration', state: 'enter' });
        await card.$eval('a', (link) => link.click());
        await visitor.arriveAt('/configuration/comparison');
        await visitor.read('equipment', /MSRP/);
        await visitor.quiet();
        const folded = await readSheet(visitor);
        const trims = (folded[0]?.length ?? 0) - 1;
        expect(trims).toBeGreaterThan(1);
        const prices =
          folded
            .find(([name]) => name?.startsWith('MSRP'))
            ?.slice(1)
            .map(Number) ?? [];
        expect(prices).toEqual([...prices].sort((price, other) => price - other));
        const differing = folded.filter(
          ([name, ...cells]) => name && cells.length === trims && /[●○–]/.test(cells.join()),
        );
        expect(differing.length).toBeGreaterThan(3);
        for (const [, ...cells] of differing)
          expect(new Set(cells.map((cell) => cell.replace(/ ?≠.*$/, ''))).size).toBeGreaterThan(1);
        // Another base: nothing of it differs from itself.
        const bases = await visitor.page.$$('[data-testid="as-base"]');
        await pressFound(bases[1]);
        await visitor.arriveAt(/basis=/);
        await visitor.quiet();
        const against = (await readSheet(visitor)).find(([name]) => name === 'Against the base') ?? [];
        expect([against[2], against[1]]).toEqual([
          'Base',
          expect.stringMatching(/^\d+ more · \d+ fewer · \d+ differ$/),
        ]);
        expect((await readSheet(visitor)).every((cells) => cells.length < trims || !cells[2]?.includes('≠'))).toBe(
          true,
        );
        const nextFile = await takeDownloads(visitor);
        await visitor.click('share');
        await visitor.click('export-csv');
        const { head, rows } = readCsv(new TextDecoder().decode((await nextFile()).bytes));
        expect(head).toHaveLength(trims + 2);
        expect(rows.map(([, item]) => item)).toEqual(
          expect.arrayContaining(['Length', ...differing.map(([item]) => item)]),
        );
        expect(await faults(visitor)).toEqual([]);
        // One item within segments, from its first model on.
        await visitor.open('/configuration/spread?equipmentItem=head-up-display');
        await visitor.see('chart');
        const spread = await readTable(visitor);
        expect(spread.head[1]).toBe('First standard');
        expect(spread.rows.every(([, first]) => /^\d{4}( or earlier| to date)?$|^none yet$/.test(first ?? ''))).toBe(
          true,
        );
        await visitor.open('/configuration/worth?equipmentItem=head-up-display');
        await visitor.see('chart');
        const all = await readTable(visitor, 1);
        await visitor.open('/configuration/worth?equipmentItem=head-up-display&fuelType=BEV');
        await visitor.see('chart');
        const some = await readTable(visitor, 1);
        expect(some.rows.length).toBeGreaterThan(0);
        expect(some.rows.length).toBeLessThan(all.rows.length);
        for (const row of all.rows) {
          const [without, having, step] = [3, 5, 6].map((at) => Number(row[at]?.replaceAll(',', '')));
          expect((having ?? 0) - (without ?? 0)).toBe(step);
        }
      },
      { as: 'demo' },
    ),
  );

  test(
    'S1.005 on a phone in Chinese trims stand side by side, told apart without colour',
    smoke.visit(
      async (visitor) => {
        await visitor.page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
        await visitor.open('/configuration/comparison');
        await visitor.read('equipment', /指导价.*●/s);
        await visitor.quiet();
        expect(await faults(visitor)).toEqual([]);
      },
      { as: 'demo', language: 'zh_CN' },
    ),
  );
});

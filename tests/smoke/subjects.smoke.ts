import { describe, expect, test } from '@jest/globals';
import { eventually } from './support/browser/eventually.ts';
import { pressFound } from './support/browser/in-sight.ts';
import { takeDownloads } from './support/page/downloads.ts';
import { openField, panelOf, unfoldFilters } from './support/page/filter-field.ts';
import { readCsv, readTable, showsSame } from './support/page/read-table.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const smoke = smokeSuite();

/** A page of each subject, and what narrows it there. */
const pages = [
  ['new-car launch', '/new-car/ramp', 'brand'],
  ['channel and dealer', '/channel/ranking', 'outletKind'],
  ['configuration', '/configuration/fitment', 'segment'],
  ['auto finance', '/finance/ranking', 'fuelType'],
  ['internet big data', '/internet/ranking', 'mediaChannel'],
  ['after-market', '/after-market/ranking', 'fuelType'],
  ['model intelligence', '/model-intelligence/ranking', 'softwareSubject'],
  ['purchase benefits', '/purchase-benefit/ranking', 'benefitKind'],
] as const;

describe('areas that answer the questions of their subject', () => {
  test.each(pages)(
    'S1.006 S1.028 S1.029 %s shows figures of the release, narrows by a filter and gives them away as a file',
    (_subject, path, dimension) =>
      smoke.visit(
        async (visitor) => {
          await visitor.open(path);
          await visitor.read('pivot', /\d/);
          await visitor.quiet();
          const { head, rows: whole } = await readTable(visitor);
          const hasField = await visitor.has('filter', { dimension });
          if (!hasField) await unfoldFilters(visitor);
          await openField(visitor, dimension);
          await visitor.quiet();
          // Where columns are cars, one of a brand among them: another may have nothing to show.
          const options = await visitor.page.$$(`${panelOf(dimension)} label:has(input[type="checkbox"])`);
          const names = await Promise.all(options.map((option) => option.evaluate((label) => label.innerText.trim())));
          const at = names.findIndex((name) => head.some((cell) => cell.startsWith(`${name} `)));
          await pressFound(options[Math.max(0, at)] ?? null);
          await visitor.arriveAt(new RegExp(`[?&]${dimension}=`));
          await visitor.page.keyboard.press('Escape');
          const { rows } = await eventually(
            () => readTable(visitor),
            (table) => JSON.stringify(table.rows) !== JSON.stringify(whole),
          );
          expect(rows).not.toEqual(whole);
          expect(rows.length).toBeGreaterThan(0);
          expect(rows.length).toBeLessThanOrEqual(whole.length);

          await visitor.quiet();
          const download = await takeDownloads(visitor);
          await visitor.takeAway('export-csv');
          const { bytes } = await download();
          const file = readCsv(bytes.toString('utf8'));
          expect(file.head.length).toBeGreaterThan(1);
          expect(file.rows.length).toBeGreaterThanOrEqual(Math.min(rows.length, 5));
          for (const [at, row] of rows.slice(0, 5).entries()) {
            const exact = file.rows[at] ?? [];
            const same = row.filter((cell) => cell !== '-' && exact.some((figure) => showsSame(cell, figure)));
            expect([row, exact, same.length > 0]).toEqual([row, exact, true]);
          }
        },
        { as: 'demo', language: 'en' },
      )(),
  );
});

import { describe, expect, test } from '@jest/globals';
import { calls, type Envelope } from '@portal/contract';
import { clickIn } from './support/browser/in-sight.ts';
import { takeDownloads } from './support/page/downloads.ts';
import { readCsv, readTable, showsSame } from './support/page/read-table.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();

/** The values of one row of the comparison, as they are read, one for each model. */
const valuesOf = (visitor: Visitor, row: string) =>
  visitor.page.$$eval(`[data-row="${row}"] [data-value]`, (cells) => cells.map((cell) => cell.textContent));

/** Three competitors of the best seller's segment by one click. */
async function takeProposal(visitor: Visitor): Promise<void> {
  await visitor.open('/sales/compare');
  await visitor.see('compare-proposal');
  await clickIn(visitor.page, '[data-testid="compare-proposal"] button');
  await visitor.see('compare-table');
}

describe('comparison of models', () => {
  test(
    'S2.082 S1.012 the menu leads to it, one click compares three of one segment, and each view opens by its link',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/sales/ranking');
        await visitor.click('menu-item', { path: '/sales/compare' });
        await visitor.arriveAt('/sales/compare');
        await takeProposal(visitor);
        expect(await visitor.count('compare-chosen')).toBe(3);
        expect(new Set(await valuesOf(visitor, 'segment')).size).toBe(1);
        expect(await visitor.count('chart')).toBe(3);
        await clickIn(visitor.page, '[data-testid="compare-view"] label:last-child');
        await visitor.page.waitForSelector('[data-row="trim-0-msrp"]');
        expect(visitor.place).toMatch(/show=detail/);
        const seen = await visitor.words('compare-table');
        const place = visitor.place;
        await visitor.open('/dashboard');
        await visitor.see('dashboard');
        await visitor.open(place);
        await visitor.see('compare-table');
        expect(await visitor.words('compare-table')).toBe(seen);
      },
      { as: 'demo' },
    ),
  );

  test(
    'S2.082 two are picked by searching, and their volumes equal those of the ranking for the same month',
    smoke.visit(
      async (visitor) => {
        const month = 'from=2026-08&to=2026-08';
        await visitor.open(`/sales/ranking?by=subModel&top=10&${month}`);
        await visitor.see('pivot');
        const { rows } = await readTable(visitor);
        await visitor.open(`/sales/compare?${month}`);
        await visitor.click('filter', { dimension: 'subModel' });
        for (const [name = ''] of rows.slice(0, 2)) {
          const input = await visitor.page.waitForSelector('input[type="search"]', { visible: true });
          await input?.click({ count: 3 });
          await input?.type(name);
          await visitor.page.waitForFunction(
            (wanted: string) =>
              [...document.querySelectorAll('fieldset label')].some((label) => label.textContent?.trim() === wanted),
            {},
            name,
          );
          await visitor.page.evaluate((wanted: string) => {
            const labels = [...document.querySelectorAll<HTMLElement>('fieldset label')];
            labels.find((label) => label.textContent?.trim() === wanted)?.click();
          }, name);
        }
        await visitor.page.keyboard.press('Escape');
        await visitor.see('compare-table');
        const names = await visitor.page.$$eval('[data-testid="compare-table"] thead [data-key]', (heads) =>
          heads.map((head) => head.textContent),
        );
        expect(names).toEqual(rows.slice(0, 2).map(([name]) => name));
        expect(await valuesOf(visitor, 'latest')).toEqual(rows.slice(0, 2).map(([, volume]) => volume));
      },
      { as: 'demo' },
    ),
  );

  test(
    'S2.082 a car says what its segment and its manufacturer were before and until when, and the former name finds both',
    smoke.visit(
      async (visitor) => {
        const beforeIn = (row: string) =>
          visitor.page.$$eval(`[data-row="${row}"] [data-before]`, (lines) => lines.map((line) => line.textContent));
        await visitor.open('/sales/compare?subModel=yanbei-cangzhou-phev&subModel=jiling-t5-bev&show=detail');
        await visitor.see('compare-table');
        expect(await beforeIn('segment')).toEqual([expect.stringContaining('2025/09')]);
        const [first, second] = await beforeIn('manufacturer');
        expect(first).toMatch(/2025\/06.*(燕北机械|Yanbei Machinery)/);
        expect(second).toBe(first);
        await visitor.open('/sales/ranking');
        await visitor.see('pivot');
        await visitor.click('filter', { dimension: 'manufacturer' });
        const input = await visitor.page.waitForSelector('input[type="search"]', { visible: true });
        await input?.type('燕北机械');
        await visitor.page.waitForFunction(() => {
          const labels = [...document.querySelectorAll('fieldset label:has([type="checkbox"])')];
          return labels.length === 1 && /(燕北汽车|Yanbei Motor).*2025\/06/.test(labels[0]?.textContent ?? '');
        });
      },
      { as: 'demo' },
    ),
  );

  test(
    'a model is taken off a chart and put back by the keys',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/sales/compare');
        await clickIn(visitor.page, '[data-testid="compare-proposal"] button');
        const item = '[data-testid="chart"] .highcharts-legend-item[role="button"]';
        await (await visitor.page.waitForSelector(item))?.evaluate((button) => (button as SVGElement).focus());
        for (const [key, pressed] of [
          ['Enter', 'false'],
          ['Space', 'true'],
        ] as const) {
          await visitor.page.keyboard.press(key);
          await visitor.page.waitForSelector(`${item}[aria-pressed="${pressed}"]:focus`);
        }
      },
      { as: 'demo' },
    ),
  );

  test(
    'S2.082 the export holds every value and difference of the screen',
    smoke.visit(
      async (visitor) => {
        const next = await takeDownloads(visitor);
        await takeProposal(visitor);
        await clickIn(visitor.page, '[data-testid="compare-view"] label:last-child');
        await visitor.page.waitForSelector('[data-row="trim-0-msrp"]');
        const rowsOfTable = await visitor.page.$$eval('[data-testid="compare-table"] tr[data-row]', (rows) =>
          rows.map((row) => ({
            name: row.querySelector('th')?.textContent ?? '',
            cells: [...row.querySelectorAll('td')].map((cell) => [
              // What stood in its place before stands in brackets behind it.
              [
                cell.querySelector('[data-value]')?.textContent ?? '',
                ...[...cell.querySelectorAll('[data-before]')].map((line) => `(${line.textContent})`),
              ].join(' '),
              cell.querySelector('[data-difference]')?.textContent ?? '',
            ]),
          })),
        );
        await visitor.takeAway('export-csv');
        const { head, rows } = readCsv((await next()).bytes.toString('utf8'));
        expect(rows).toHaveLength(3);
        // One column for each row of the screen, in its order, and one behind it where figures differ.
        const columns = head.map((name, at) => ({ name, cells: rows.map((row) => row[at] ?? '') })).slice(1);
        const isApart = ({ name }: { name: string }) => name.includes('compared with the first sub-model');
        const own = columns.filter((column) => !isApart(column));
        expect(own).toHaveLength(rowsOfTable.length);
        for (const [at, { name, cells }] of rowsOfTable.entries()) {
          expect(own[at]?.name).toContain(name);
          const behind = columns[columns.indexOf(own[at] as (typeof columns)[number]) + 1];
          for (const [model, [value = '', difference = '']] of cells.entries()) {
            expect([name, showsSame(value, own[at]?.cells[model] ?? '')]).toEqual([name, true]);
            if (!/[▲▼]/.test(difference)) continue;
            expect([name, showsSame(difference, behind?.cells[model] ?? '')]).toEqual([name, true]);
          }
        }
        expect(columns.some(isApart)).toBe(true);
      },
      { as: 'demo' },
    ),
  );

  test(
    'S2.082 a link with an unknown model says so in words',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/sales/compare?subModel=nothing&subModel=nowhere');
        await visitor.read('area', /does not contain these sub-models: nothing, nowhere/);
        expect(await visitor.count('compare-chosen')).toBe(2);
      },
      { as: 'demo' },
    ),
  );

  test(
    'S3.035 the reference below a failure is the id in the answer',
    smoke.visit(
      async (visitor) => {
        const [answer] = await Promise.all([
          visitor.page.waitForResponse((response) => response.url().includes(calls.marketCompare.path)),
          visitor.open('/sales/compare?subModel=nothing&subModel=nowhere'),
        ]);
        const { status } = (await answer.json()) as Envelope;
        expect(status.refusal).toBe('market.compare-unknown-sub-model');
        await visitor.read('area', new RegExp(`Reference: ${status.refusal}`));
      },
      { as: 'demo' },
    ),
  );

  test(
    'S2.082 on a phone the columns scroll below a first one that stays, and the page is not wider than the window',
    smoke.visit(
      async (visitor) => {
        await visitor.page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
        await takeProposal(visitor);
        expect(await visitor.pageWidth()).toBe(390);
        const lefts = await visitor.page.$eval('[data-testid="compare-table"]', (place) => {
          place.scrollLeft = 200;
          const first = place.querySelector('tbody tr[data-row] th') as Element;
          return [
            place.scrollLeft > 0,
            Math.abs(first.getBoundingClientRect().left - place.getBoundingClientRect().left) < 2,
          ];
        });
        expect(lefts).toEqual([true, true]);
      },
      { as: 'demo' },
    ),
  );
});

test(
  'the month above every page leads to what the release changed, and the quick search finds it too',
  smoke.visit(
    async (visitor) => {
      await visitor.open('/news/news');
      await visitor.click('freshness');
      await visitor.arriveAt('/sales/changes');
      await visitor.see('changes');
      await visitor.open('/dashboard');
      await visitor.click('quick-search-open');
      await visitor.see('quick-search');
      await visitor.page.keyboard.type('数据更新说明');
      await visitor.see('quick-search-hit');
      await visitor.page.keyboard.press('Enter');
      await visitor.arriveAt('/sales/changes');
      await visitor.see('changes');
    },
    { as: 'demo' },
  ),
);

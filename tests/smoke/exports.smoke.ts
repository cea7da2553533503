import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { describe, expect, test } from '@jest/globals';
import { readXlsx } from 'hucre/xlsx';
import { thisLane } from './support/browser/this-lane.ts';
import { accounts } from './support/door/accounts.ts';
import { proveAgain } from './support/door/prove-again.ts';
import { takeDownloads } from './support/page/downloads.ts';
import { faults } from './support/page/faults.ts';
import { readTable } from './support/page/read-table.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

/** Who runs the portal of this suite: what is taken away says it. */
const smoke = smokeSuite({
  settings: {
    operator: {
      name: { zh_CN: '示例汽车数据', en: 'Example Car Data' },
      firm: { zh_CN: '示例公司', en: 'Example Ltd' },
      contact: 'mailto:ask@example.com',
    },
  },
});
const provider = 'Example Car Data · Example Ltd · ask@example.com';

const everyModel = '/sales/ranking?by=subModel&top=5000';

/** How many rows the table has, in sight or not, without its head. */
const rowCount = ({ page }: Visitor) =>
  page.$eval('[data-testid="pivot"] table', (table) => Number(table.getAttribute('aria-rowcount')) - 1);

/** What a program that knows nothing of the portal makes of a file: the kind of each column. */
async function kindsOf(bytes: Buffer): Promise<Map<string, string>> {
  const file = join(await mkdtemp(join(thisLane().room, 'export-')), 'export.csv');
  await writeFile(file, bytes);
  const store = await DuckDBInstance.create();
  const connection = await store.connect();
  const read = await connection.runAndReadAll(`DESCRIBE SELECT * FROM read_csv('${file}')`);
  const kinds = new Map(read.getRows().map(([name, kind]) => [String(name), String(kind)]));
  connection.closeSync();
  store.closeSync();
  return kinds;
}

/**
 * Puts the page on paper: how many rows each table has there, heads among them, how many the PDF has by its own
 * structure, and on how many sheets.
 */
async function onPaper(visitor: Visitor) {
  const { page } = visitor;
  // A4 lying, within its margins, at 96 points an inch.
  await page.setViewport({ width: 1047, height: 703 });
  await page.emulateMediaType('print');
  await page.waitForSelector('[data-testid="paper-head"]');
  const wider = await visitor.atRest(() =>
    page.$$eval('[data-testid="pivot"]', (places) =>
      places.map((place) => [place.scrollWidth - place.clientWidth, place.scrollHeight - place.clientHeight]),
    ),
  );
  for (const beyond of wider) expect(beyond).toEqual([0, 0]);
  const tables = await page.$$eval('[data-testid="pivot"] table', (all) =>
    all.map((table) => table.querySelectorAll('tr').length),
  );
  // Browsers repeat of a head what cannot be pressed.
  expect(await page.$$('[data-testid="pivot"] thead button')).toEqual([]);
  const [head, words] = await page.$$eval('[data-testid="paper-head"], [data-testid="paper-words"]', (all) =>
    all.map(({ textContent }) => textContent),
  );
  const pdf = Buffer.from(await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const count = (mark: RegExp) => pdf.match(mark)?.length ?? 0;
  return { tables, head, words, rows: count(/\/S \/TR\b/g), sheets: count(/\/Type \/Page\b/g) };
}

/** Prints the page by its own button on one sheet: how many it takes, how much is cut off in px, and what it says it left out. */
async function onOneSheet(visitor: Visitor, form: string) {
  const { page } = visitor;
  await page.evaluate(() => {
    window.print = () => {};
  });
  // The page has just come back from paper: its head is pressed once it lies still, the list once it is open.
  await visitor.box('print-ways');
  await visitor.click('print-ways');
  await visitor.click(`print-${form}`);
  await page.emulateMediaType('print');
  const words = await page.waitForSelector('[data-testid="paper-left"]');
  const left = await words?.evaluate(({ textContent }) => textContent);
  const cut = await page.$eval('[data-sheet]', (sheet) => sheet.scrollHeight - sheet.clientHeight);
  const pdf = Buffer.from(await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  return { left, cut, sheets: pdf.match(/\/Type \/Page\b/g)?.length ?? 0 };
}

describe('what is taken away', () => {
  test(
    'S3.053 a table is read by programs with a key that is made in the account: as a feed, and by a workbook that carries it',
    smoke.visit(
      async (visitor) => {
        const next = await takeDownloads(visitor);
        await visitor.open('/sales/ranking?by=manufacturer');
        await visitor.read('pivot', /\d/);
        const shown = await readTable(visitor);
        await visitor.takeAway('data-feed');
        await visitor.see('feed');
        expect(await faults(visitor)).toEqual([]);
        const address = await visitor.page.$eval(
          '[data-testid="feed-address"]',
          (box) => (box as HTMLInputElement).value,
        );
        await visitor.click('feed-workbook');
        const workbook = await next();
        expect(workbook.name).toMatch(/^Ranking.*OData\.xlsx$/);
        await visitor.click('feed-keys');
        await visitor.see('keys-dialog');
        await visitor.fill('label', 'Excel');
        await visitor.click('key-make');
        await proveAgain(visitor, accounts.demo);
        await visitor.see('key-made');
        expect(await faults(visitor)).toEqual([]);
        const key = await visitor.words('key-secret');
        const feed = await fetch(`${address}Rows`, { headers: { authorization: `Bearer ${key}` } });
        const { value } = (await feed.json()) as { value: { volume: number }[] };
        await visitor.click('key-done');
        await visitor.click('key-end');
        await visitor.see('key-entry', { state: 'ended' });
        expect((await fetch(`${address}Rows`, { headers: { authorization: `Bearer ${key}` } })).status).toBe(401);
        await visitor.click('keys-close');
        await visitor.click('user-centre-close');
        expect(value.map(({ volume }) => volume.toLocaleString('en-US'))).toEqual(
          shown.rows.slice(0, -1).map(([, volume]) => volume),
        );
      },
      { as: 'demo' },
    ),
  );

  test(
    'S3.053 a file says in its name what it holds, and a program reads its figures as numbers, notes or not',
    smoke.visit(
      async (visitor) => {
        const next = await takeDownloads(visitor);
        await visitor.open('/sales/ranking?by=subModel&from=2026-08&to=2026-08');
        await visitor.read('pivot', /\d/);
        await visitor.takeAway('export-csv');
        const all = await next();
        expect(all.name).toMatch(/^Ranking-by-sub-model_\S+_2026-08\.csv$/i);
        const kinds = await kindsOf(all.bytes);
        expect([...kinds.values()][0]).toBe('VARCHAR');
        for (const [name, kind] of [...kinds].slice(1))
          expect([name, kind]).toEqual([name, expect.stringMatching(/DOUBLE|BIGINT/)]);
        await visitor.open('/sales/ranking?by=subModel&from=2026-08&to=2026-08&fuelType=BEV');
        await visitor.read('pivot', /\d/);
        await visitor.takeAway('export-csv');
        expect((await next()).name).toMatch(/_2026-08_BEV\.csv$/);
      },
      { as: 'demo' },
    ),
  );

  test(
    'S3.054 a workbook has the table of the screen, all rows where it shows the first ones, and several views in one file',
    smoke.visit(
      async (visitor) => {
        const next = await takeDownloads(visitor);
        const sheetsOf = async () => (await readXlsx((await next()).bytes)).sheets;
        await visitor.open('/sales/ranking?by=subModel&from=2026-08&to=2026-08');
        await visitor.read('pivot', /\d/);
        const firstPage = await readTable(visitor);
        await visitor.takeAway('export-xlsx');
        const [table, about] = await sheetsOf();
        const names = table?.rows.slice(1).map(([, name]) => name);
        expect(names).toEqual(firstPage.rows.map(([name]) => name));
        const volumes = table?.rows.slice(1).map(([, , volume]) => Number(volume).toLocaleString('en-US'));
        expect(volumes).toEqual(firstPage.rows.map(([, volume]) => volume));
        expect(about?.name).toBe('About');
        expect(about?.rows).toContainEqual(expect.arrayContaining(['Provided by', provider]));
        await visitor.takeAway('export-whole');
        const [whole] = await sheetsOf();
        expect(whole?.rows.length).toBeGreaterThan(firstPage.rows.length + 20);
        await visitor.takeAway('add-to-workbook');
        await visitor.click('menu-item', { path: '/sales/structure' });
        await visitor.arriveAt(/structure/);
        await visitor.read('pivot', /\d/);
        await visitor.takeAway('add-to-workbook');
        // What has been put together outlives a load of the page.
        await visitor.page.reload({ waitUntil: 'domcontentloaded' });
        await visitor.read('pivot', /\d/);
        await visitor.takeAway('open-downloads');
        await visitor.see('workbook-export');
        expect(await visitor.page.$$eval('[data-testid="workbook-sheet"]', (sheets) => sheets.length)).toBe(2);
        await visitor.click('workbook-export');
        expect((await sheetsOf()).map(({ name }) => name)).toHaveLength(3);
        await visitor.see('download', { state: 'made' });
      },
      { as: 'demo' },
    ),
  );

  test(
    'S3.054 a picture of a chart says what it shows, by which source and of which months, light in a dark page too',
    smoke.visit(
      async (visitor) => {
        const next = await takeDownloads(visitor);
        const { page } = visitor;
        await visitor.open('/sales/structure?from=2025-10&to=2026-08&fuelType=BEV&fuelType=PHEV');
        await visitor.read('pivot', /\d/);
        await page.waitForSelector('[data-testid="chart"] [data-drawn]');
        await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
        const title = await page.$eval('[data-testid="chart"] figcaption', ({ textContent }) => textContent);
        const series = await page.$$eval('[data-testid="chart"] table thead th:not(:first-child)', (heads) =>
          heads.map(({ textContent }) => textContent),
        );
        await visitor.takeAway('export-svg');
        const drawing = await next();
        expect(drawing.name).toMatch(/_2025-10_2026-08_BEV,-PHEV\.svg$/);
        const svg = await page.evaluate((text: string) => {
          const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
          const words = [...documentElement.querySelectorAll('text')].map(({ textContent }) => textContent ?? '');
          const paper = documentElement.querySelector('rect')?.getAttribute('fill');
          const size = ['width', 'height'].map((side) => Number(documentElement.getAttribute(side)));
          return { words, paper, size };
        }, drawing.bytes.toString());
        const { words } = svg;
        expect(words).toEqual(
          expect.arrayContaining([title, 'Period: 2025/10 ~ 2026/08', 'Fuel type: BEV, PHEV', ...series]),
        );
        expect(words.find((text) => text?.startsWith('Data source: '))).toMatch(/wholesale/i);
        expect(words).toContain(`Provided by: ${provider}`);
        expect(words.find((text) => text?.startsWith('Release: '))).toContain('Demonstration data');
        expect(series.length).toBeGreaterThan(1);
        // The first ground is the paper, and nothing asks a stylesheet of the page for its colour.
        expect(svg.paper).toBe('#ffffff');
        expect(drawing.bytes.toString()).not.toContain('var(--');
        await visitor.takeAway('export-png');
        const { bytes } = await next();
        expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual(svg.size.map((side) => side * 2));
      },
      { as: 'demo' },
    ),
  );

  test(
    'a copy takes all rows of a ranking with their figures, as a spreadsheet pastes them',
    smoke.visit(
      async (visitor) => {
        await visitor.open(everyModel);
        await visitor.read('pivot', /\d/);
        const all = await rowCount(visitor);
        // A window that is not in front may not touch the clipboard of the machine: the page's own stands for it.
        await visitor.page.evaluate(() => {
          const writeText = async (text: string) => document.body.setAttribute('data-copied', text);
          Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
        });
        await visitor.takeAway('copy-table');
        await visitor.page.waitForSelector('body[data-copied]');
        const copied = await visitor.page.$eval('body', (body) => body.getAttribute('data-copied') ?? '');
        const lines = copied.split('\r\n');
        expect(lines).toHaveLength(all + 1);
        expect(new Set(lines.map((line) => line.split('\t').length)).size).toBe(1);
      },
      { as: 'demo' },
    ),
  );

  test(
    'on paper a ranking has all its rows below a head on each sheet, and no column is wider than the sheet',
    smoke.visit(
      async (visitor) => {
        await visitor.open(everyModel);
        await visitor.read('pivot', /\d/);
        const all = await rowCount(visitor);
        const { tables, sheets, rows, head, words } = await onPaper(visitor);
        expect(tables).toEqual([all + 1]);
        expect([rows, sheets > 2]).toEqual([all + 1, true]);
        expect(head).toContain(provider);
        expect(head).toMatch(/Demonstration data.*Printed by .*\d{4}/);
        expect(words).toMatch(/Data source.*wholesale.*Period.*2026.*Release/i);
        for (const hook of ['menu-panel', 'rail', 'back', 'filter-bar']) await visitor.seeNo(hook);
        const beyond = await visitor.atRest(() =>
          visitor.page.$eval('[data-testid="chart"]', (chart) => {
            const right = chart.getBoundingClientRect().right;
            return (chart.querySelector('svg.highcharts-root')?.getBoundingClientRect().right ?? 0) - right;
          }),
        );
        expect(beyond).toBeLessThanOrEqual(1);
        for (const form of ['page', 'slide']) {
          await visitor.page.emulateMediaType('screen');
          const { sheets: pages, cut, left } = await onOneSheet(visitor, form);
          expect([pages, cut]).toEqual([1, 0]);
          expect(left).toMatch(/Not printed: .*All of it: http:\S+\/sales\/ranking\?\S*from=2026-/);
        }
      },
      { as: 'demo' },
    ),
  );

  test(
    'on paper a pivot that is wider than a sheet stands in parts, each with the names and all rows',
    smoke.visit(
      async (visitor) => {
        await visitor.open(
          '/multidimensional-query?fig=sales.volume.DATASOURCE_ZD_LINGSHOU&row=brand&col=period&from=2024-09&to=2026-08',
        );
        await visitor.read('pivot', /\d/);
        const all = await visitor.page.$eval('[data-testid="pivot"]', (grid) => Number(grid.ariaRowCount));
        const { tables, rows } = await onPaper(visitor);
        expect(tables.length).toBeGreaterThan(1);
        // The grid has a row of heads for periods and one for figures; a table has one for both.
        expect(new Set(tables)).toEqual(new Set([all - 1]));
        expect(rows).toBe(tables.length * (all - 1));
      },
      { as: 'demo' },
    ),
  );
});

describe('ranks', () => {
  test(
    'S3.041 sorted by growth only what has sold enough is listed, the page says so, and another floor stands in the address',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/sales/ranking?by=subModel&sort=yoy&from=2026-08&to=2026-08');
        await visitor.read('area', /at least 1,000 units.*\d+ smaller ones are grouped/);
        const volumes = async () =>
          (await readTable(visitor)).rows.slice(0, -2).map(([, volume]) => Number(volume?.replaceAll(',', '')));
        expect(Math.min(...(await volumes()))).toBeGreaterThanOrEqual(1000);
        await visitor.page.select('select[name="least"]', '10000');
        await visitor.arriveAt(/least=10000/);
        await visitor.read('area', /at least 10,000 units/);
        await visitor.quiet();
        expect(Math.min(...(await volumes()))).toBeGreaterThanOrEqual(10_000);
      },
      { as: 'demo' },
    ),
  );
});

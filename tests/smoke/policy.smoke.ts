import { describe, expect, test } from '@jest/globals';
import { readXlsx } from 'hucre/xlsx';
import { clickIn, pressFound } from './support/browser/in-sight.ts';
import { accounts } from './support/door/accounts.ts';
import { takeDownloads } from './support/page/downloads.ts';
import { readCsv } from './support/page/read-table.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();

/** The words of every element with this test hook, spaces folded. */
const allWords = (visitor: Visitor, testId: string) =>
  visitor.page.$$eval(`[data-testid="${testId}"]`, (found) =>
    found.map((element) => (element as HTMLElement).innerText.replace(/\s+/g, ' ').trim()),
  );

const titles = (visitor: Visitor) =>
  visitor.page.$$eval('[data-policy]', (links) => links.map((link) => link.textContent ?? ''));

/** The figure in words such as '1,236 policies'. */
const figureIn = (words: string) => Number(/[\d,]+/.exec(words)?.[0].replaceAll(',', ''));

const shownTotal = async (visitor: Visitor) => {
  await visitor.read('policy-total', /\d/);
  return figureIn(await visitor.words('policy-total'));
};

describe('policy', () => {
  test(
    'S1.024 S1.026 Industry policy is in the rail with its id and opens /policy/home',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/dashboard');
        const entry = await visitor.page.waitForSelector('[data-testid="rail-app"][data-app-id="1018"]', {
          visible: true,
        });
        await pressFound(entry);
        await visitor.arriveAt('/policy/home');
        await visitor.see('area', { area: 'policy', state: 'mounted' });
        await visitor.see('policy-upcoming');
      },
      { as: 'demo' },
    ),
  );

  test(
    'S1.012 the first page shows what is new, what changes and what there is, and leads into the search',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/policy/home');
        await visitor.see('policy-latest');
        await visitor.see('chart');
        const link = await visitor.page.waitForSelector('[data-testid="policy-counts"] a');
        const text = await link?.evaluate((element) => (element as HTMLElement).innerText);
        await pressFound(link);
        await visitor.arriveAt(/^\/policy\/search\?kind=[\w-]+$/);
        expect(await shownTotal(visitor)).toBe(Number(text?.match(/\d+$/)?.[0]));
      },
      { as: 'demo' },
    ),
  );

  test(
    'S1.012 a facet leaves as many as it counts, and Back takes it away',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/policy/policies');
        await visitor.see('policy-table');
        const all = await shownTotal(visitor);
        const option = await visitor.page.waitForSelector('[data-facet="statuses"] label');
        const count = figureIn((await option?.evaluate((label) => (label as HTMLElement).innerText)) ?? '');
        await pressFound(option);
        await visitor.arriveAt(/^\/policy\/policies\?status=[\w-]+$/);
        await visitor.read('policy-total', new RegExp(`^${count} `));
        await visitor.page.goBack();
        await visitor.read('policy-total', new RegExp(`^${all} `));
        expect(visitor.place).toBe('/policy/policies');
      },
      { as: 'demo' },
    ),
  );

  test(
    'S1.025 a policy shows what it comes to in figures, and its link reopens it',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/policy/policies?kind=trade-in');
        const link = await visitor.page.waitForSelector('[data-policy]', { visible: true });
        const title = (await link?.evaluate((element) => element.textContent)) ?? '';
        await pressFound(link);
        await visitor.arriveAt(/^\/policy\/policies\?kind=trade-in&id=.+$/);
        await visitor.see('policy-figures');
        const figures = await allWords(visitor, 'policy-figure');
        expect(figures.length).toBeGreaterThan(0);
        // A name, a figure with its unit, and how it follows.
        for (const words of figures) expect(words).toMatch(/^\D.* -?[\d,.]+ ?\S+/);
        expect(await visitor.words('policy-text')).not.toBe('');
        const place = visitor.place;
        await visitor.open(place);
        await visitor.see('policy-figures');
        expect(await visitor.words('policy-detail')).toContain(title);
        expect(await allWords(visitor, 'policy-figure')).toEqual(figures);
        await visitor.click('policy-close');
        await visitor.seeNo('policy-detail');
        expect(visitor.place).toBe('/policy/policies?kind=trade-in');
      },
      { as: 'demo' },
    ),
  );

  test(
    'S7.047 what the server names as policies most worth knowing opens here',
    smoke.visit(
      async (visitor) => {
        const token = await smoke.portal.server.signIn('demo', accounts.demo);
        const { body } = await smoke.portal.server.call('hostPolicy', {}, { token, language: 'en' });
        expect(body.status.status).toBe(0);
        const first = body.data?.[0];
        if (!first) throw new Error('The demonstration has no policy');
        await visitor.open(`/policy/policies?id=${encodeURIComponent(first.policyId)}`);
        await visitor.see('policy-text');
        expect(await visitor.words('policy-detail')).toContain(first.title);
      },
      { as: 'demo' },
    ),
  );

  test(
    'S8.023 the search marks its hits, and without a hit says No relevant content and how to go on',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/policy/search');
        const all = await shownTotal(visitor);
        await visitor.fill('policy-words', 'subsidy');
        await visitor.page.keyboard.press('Enter');
        await visitor.arriveAt('/policy/search?q=subsidy');
        await visitor.read('policy-total', /subsidy/);
        expect(await shownTotal(visitor)).toBeLessThan(all);
        const marked = await visitor.page.$$eval('mark', (marks) => marks.map((mark) => mark.textContent));
        expect(new Set(marked.map((words) => words?.toLowerCase()))).toEqual(new Set(['subsidy']));
        await visitor.fill('policy-words', 'zzz nowhere');
        await visitor.page.keyboard.press('Enter');
        await visitor.read('policy-nothing', /No relevant content.*Keywords: zzz nowhere/);
        await clickIn(visitor.page, '[data-testid="policy-nothing"] button');
        await visitor.arriveAt('/policy/search');
        await visitor.read('policy-total', new RegExp(`^${all} `));
      },
      { as: 'demo' },
    ),
  );

  test(
    'S2.038 a link with words, filters, days and order reopens exactly what was seen',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/policy/search?level=national&from=2015-01-01&sort=effective');
        await visitor.see('policy-hits');
        const seen = [await visitor.words('policy-total'), await titles(visitor)];
        const place = visitor.place;
        await visitor.open('/policy/home');
        await visitor.see('policy-home');
        await visitor.open(place);
        await visitor.see('policy-hits');
        expect([await visitor.words('policy-total'), await titles(visitor)]).toEqual(seen);
        expect(visitor.place).toBe(place);
        expect(await visitor.page.$eval('[name="policy-from"]', (input) => (input as HTMLInputElement).value)).toBe(
          '2015-01-01',
        );
      },
      { as: 'demo' },
    ),
  );

  test(
    'S1.012 the export holds the rows of the screen in their order',
    smoke.visit(
      async (visitor) => {
        const next = await takeDownloads(visitor);
        await visitor.open('/policy/policies?level=provincial&sort=newest');
        await visitor.see('policy-table');
        const fields = 'title issuer level region kind status issuedOn effectiveFrom effectiveTo'.split(' ');
        const tableRows = await visitor.page.$$eval(
          '[data-testid="policy-row"]',
          (rows, names) =>
            rows.map((row) => names.map((name) => row.querySelector(`[data-field="${name}"]`)?.textContent)),
          fields,
        );
        expect(tableRows.length).toBeGreaterThan(1);
        await visitor.takeAway('export-csv');
        const { name, bytes } = await next();
        expect(name).toBe('Policies_Provincial.csv');
        const { head, rows } = readCsv(bytes.toString('utf8'));
        expect(head[1]).toBe('Issuer');
        expect(rows).toEqual(tableRows);
        await visitor.takeAway('export-xlsx');
        const workbook = await next();
        expect(workbook.name).toBe('Policies_Provincial.xlsx');
        const [table, about] = (await readXlsx(workbook.bytes)).sheets;
        // A day is a date in a workbook.
        const asShown = (cell: unknown) =>
          cell instanceof Date ? cell.toISOString().slice(0, 10).replaceAll('-', '/') : cell;
        expect(table?.rows.slice(1).map((row) => row.map(asShown))).toEqual(tableRows);
        const texts = new Map(about?.rows.map(([label, text]) => [label, text]));
        expect([...texts.keys()]).toEqual(expect.arrayContaining(['Account', 'Made at', 'Level', 'Link']));
        expect(texts.get('Link')).toBe(`${smoke.portal.origin}/policy/policies?level=provincial&sort=newest`);
      },
      { as: 'demo' },
    ),
  );

  test(
    'S1.012 S2.155 S2.156 S2.157 from a batch to its cars to one car, from a policy to what it did, and a report opens',
    smoke.visit(
      async (visitor) => {
        /** Opens the menu of the first row of the first table and follows the way to a page. */
        const follow = async (to: string) => {
          await clickIn(visitor.page, '[data-testid="pivot"] tbody tr');
          await clickIn(visitor.page, `[data-way="open:${to}"]`);
          await visitor.arriveAt(new RegExp(`^${to}\\?`));
        };
        await visitor.open('/policy/newenergycatalog');
        await follow('/policy/newenergycar');
        await follow('/policy/newenergycardetail');
        await visitor.see('announced-car');
        await visitor.page.waitForSelector('[data-testid="pivot"] tbody tr', { visible: true });
        await visitor.open('/policy/policies?kind=tax&status=in-force&level=national');
        await clickIn(visitor.page, '[data-policy]');
        const sentence = await visitor.words('policy-sentence');
        expect(await visitor.words('policy-text')).toContain(sentence.replace(/\.$/, ''));
        await clickIn(visitor.page, 'a[href*="/policy/newenergy?policy="]');
        await visitor.arriveAt(/^\/policy\/newenergy\?policy=/);
        await visitor.see('chart');
        await visitor.page.waitForSelector('[data-testid="chart"] a[href^="/policy/policies?id="]', { visible: true });
        await visitor.open('/policy/reports-special');
        await clickIn(visitor.page, '[data-report-id]');
        await visitor.see('report-frame', { state: 'readable' });
      },
      { as: 'demo' },
    ),
  );

  test(
    'S1.012 on a phone the policy stands in place of the list, and nothing is wider than the window',
    smoke.visit(
      async (visitor) => {
        await visitor.page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
        await visitor.open('/policy/policies');
        await visitor.see('policy-row');
        expect(await visitor.pageWidth()).toBe(390);
        await (await visitor.page.$('[data-policy]'))?.tap();
        await visitor.see('policy-text');
        expect(await visitor.pageWidth()).toBe(390);
        await visitor.seeNo('policy-row');
        await visitor.page.goBack();
        await visitor.see('policy-row');
        await visitor.open('/policy/home');
        await visitor.see('policy-latest');
        expect(await visitor.pageWidth()).toBe(390);
        const topOf = (selector: string) =>
          visitor.atRest(() => visitor.page.$eval(selector, (element) => element.getBoundingClientRect().top));
        expect(await topOf('[data-testid="policy-upcoming"] time')).toBeLessThanOrEqual(422);
        await visitor.open('/policy/search');
        await visitor.see('policy-row');
        expect(await topOf('[data-testid="policy-row"]')).toBeLessThanOrEqual(422);
        await visitor.open('/policy/cities');
        await visitor.see('restriction-tile');
        expect(await topOf('[data-testid="restriction-tile"]:last-child')).toBeLessThanOrEqual(422);
      },
      { as: 'demo' },
    ),
  );

  test(
    'S1.025 in Chinese a policy stands with what it comes to for a car, and the sentence of its text',
    smoke.visit(
      async (visitor) => {
        await visitor.page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
        await visitor.open('/policy/policies?kind=tax&status=in-force&level=national');
        await clickIn(visitor.page, '[data-policy]');
        await visitor.see('policy-text');
        const sentence = await visitor.words('policy-sentence');
        expect(await visitor.words('policy-text')).toContain(sentence.replace(/。$/, ''));
      },
      { as: 'demo', language: 'zh_CN' },
    ),
  );
});

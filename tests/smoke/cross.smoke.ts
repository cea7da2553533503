import { describe, expect, test } from '@jest/globals';
import { eventually } from './support/browser/eventually.ts';
import { clickIn, pressFound } from './support/browser/in-sight.ts';
import { faults } from './support/page/faults.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const retail = 'sales.volume.DATASOURCE_ZD_LINGSHOU';

/** What the grid shows: of each row its kind, its name, and the figures in sight. */
const shownRows = (visitor: Visitor) =>
  visitor.page.$$eval('[data-testid="pivot"] [data-kind]', (rows) =>
    rows.map((row) => ({
      kind: row.getAttribute('data-kind') ?? '',
      name: (row.querySelector('[role="rowheader"]') as HTMLElement).innerText.trim(),
      figures: [...row.querySelectorAll<HTMLElement>('[role="gridcell"]')].map((cell) => cell.innerText.trim()),
    })),
  );

const numberOf = (text = '') => (/\d/.test(text) ? Number(text.replaceAll(',', '')) : 0);

/** Waits until the grid shows as many columns, whole. */
const seeColumns = (visitor: Visitor, count: number) =>
  visitor.page.waitForSelector(`[data-testid="pivot"][aria-colcount="${count}"][aria-busy="false"]`);

/** Opens a popover by its button, and presses one of its choices, by keys alone. */
async function chooseByKeys(visitor: Visitor, button: string, choice: RegExp): Promise<void> {
  const { keyboard } = visitor.page;
  await visitor.page.focus(button);
  await keyboard.press('Enter');
  // What it opens is drawn when the browser has opened it.
  await visitor.page.waitForSelector(`${button}[aria-expanded="true"] + [popover] button`, { visible: true });
  const words = () => visitor.page.evaluate(() => (document.activeElement as HTMLElement).innerText);
  for (let press = 0; press < 40 && !choice.test(await words()); press += 1) await keyboard.press('Tab');
  expect(await words()).toMatch(choice);
  await keyboard.press('Enter');
}

test(
  'S1.006 S2.042 the cross-analysis opens by the rail without a side menu, and a pivot is built by keys; its sums add up',
  smoke.visit(
    async (visitor) => {
      await visitor.open('/dashboard');
      await visitor.openApp('/multidimensional-query');
      await visitor.see('area', { area: 'multidimensional-query', state: 'mounted' });
      await visitor.read('pivot', /\d/);
      expect(await visitor.count('menu-panel')).toBe(0);

      await visitor.open(`/multidimensional-query?fig=${retail}&row=area`);
      await visitor.read('pivot', /\d/);
      await seeColumns(visitor, 2);
      await chooseByKeys(visitor, '[data-testid="pivot-add"][data-zone="columns"]', /^Fuel type$/);
      await visitor.read('pivot-announced', /Fuel type moved to Columns, place 1 of 1/);
      await visitor.arriveAt(/col=fuelType/);
      await visitor.page.waitForFunction(() => document.activeElement?.getAttribute('data-field') === 'fuelType');
      await visitor.page.waitForFunction(
        () => Number(document.querySelector('[data-testid="pivot"]')?.getAttribute('aria-colcount')) > 4,
      );

      await chooseByKeys(visitor, '[data-testid="pivot-add"][data-zone="rows"]', /^Province$/);
      await visitor.arriveAt(/row=area&row=province/);
      await visitor.page.waitForSelector('[data-testid="pivot"] [aria-expanded="false"]');
      const rows = await shownRows(visitor);
      const total = rows.find(({ kind }) => kind === 'total')?.figures.map(numberOf) ?? [];
      const groups = rows.filter(({ kind }) => kind === 'subtotal');
      expect(groups.length).toBeGreaterThan(3);
      expect(total.length).toBeGreaterThan(4);
      const sums = total.map((_, at) => groups.reduce((sum, { figures }) => sum + numberOf(figures[at]), 0));
      expect(sums).toEqual(total);

      // A group opens by keys, and its members add up to it.
      await visitor.page.focus(`[data-testid="pivot"]`);
      await visitor.page.keyboard.press('Enter');
      await visitor.page.waitForSelector('[data-testid="pivot"] [aria-expanded="true"]');
      const [first, ...others] = await shownRows(visitor);
      const until = others.findIndex(({ kind }) => kind !== 'row');
      const within = others.slice(0, until);
      expect(within.length).toBeGreaterThan(0);
      for (const [at, figure] of (first?.figures ?? []).entries())
        expect(within.reduce((sum, { figures }) => sum + numberOf(figures[at]), 0)).toBe(numberOf(figure));

      // Arrows lead from cell to cell, Ctrl with End to the last one.
      const active = () =>
        visitor.page.$eval('[data-testid="pivot"]', (grid) => {
          const cell = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
          return [cell?.getAttribute('role'), cell?.textContent?.trim()];
        });
      await visitor.page.keyboard.press('ArrowRight');
      expect(await eventually(active, ([role]) => role === 'gridcell')).toEqual(['gridcell', first?.figures[0]]);
      await visitor.page.keyboard.down('Control');
      await visitor.page.keyboard.press('End');
      await visitor.page.keyboard.up('Control');
      const whole = total.reduce((most, value) => Math.max(most, value), 0);
      expect(await eventually(active, ([, text]) => numberOf(text ?? '') === whole)).toEqual([
        'gridcell',
        expect.stringMatching(/\d/),
      ]);

      // The whole of it is copied, not what is drawn.
      await visitor.page.evaluate(() => {
        const writeText = (text: string) => Promise.resolve(void Object.assign(window, { copied: text }));
        Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
      });
      await visitor.takeAway('copy-table');
      const copied = await eventually(
        () => visitor.page.evaluate(() => String((window as unknown as { copied?: string }).copied ?? '')),
        (text) => text !== '',
      );
      const lines = copied.split('\r\n').map((line) => line.split('\t'));
      expect(lines).toHaveLength(1 + (await shownRows(visitor)).length);
      expect(lines.at(-1)?.slice(2).map(Number)).toContain(whole);
      expect(await faults(visitor)).toEqual([]);
    },
    { as: 'demo', language: 'en' },
  ),
);

test(
  'S1.030 two datasets in one table and one picture; templates, scatter and gap: the correlation says its count, sources are compared and never added, a link reopens it all',
  smoke.visit(
    async (visitor) => {
      await visitor.open('/cross-analysis');
      await visitor.arriveAt(/^\/multidimensional-query/);
      await visitor.read('pivot', /\d/);
      await visitor.page.select('[data-testid="cross-template"] select', 'fuel-by-area');
      await visitor.arriveAt(/as=row/);
      await visitor.read('pivot', /100\.0%/);

      await visitor.open(
        `/multidimensional-query?fig=${retail}&fig=sales.volume.DATASOURCE_CLH_PIFA&fig=nothing.here&row=model&show=scatter`,
      );
      await visitor.read('correlation', /r = 0\.\d\d，n = \d+.*相关不等于因果/);
      await visitor.see('chart');
      await visitor.read('area', /nothing\.here/);
      expect(await faults(visitor)).toEqual([]);

      // Figures of two datasets, on the models that both name.
      const both = `/multidimensional-query?fig=${retail}&fig=price.tp&row=model`;
      await visitor.open(both);
      await visitor.read('pivot', /终端零售.*成交价.*\d/);
      const named = (await shownRows(visitor)).filter(
        ({ kind, figures }) => kind === 'row' && figures.length === 2 && figures.every(numberOf),
      );
      expect(named.length).toBeGreaterThan(3);
      await visitor.open(`${both}&show=scatter`);
      await visitor.read('correlation', /n = \d+/);
      const [, count] = /n = (\d+)/.exec(await visitor.words('correlation')) ?? [];
      expect(Number(count)).toBeGreaterThanOrEqual(named.length);
      await visitor.read('chart', /终端零售.*成交价|成交价.*终端零售/);

      await visitor.open(
        `/multidimensional-query?fig=${retail}&fig=sales.volume.DATASOURCE_CLH_PIFA&row=model&show=scatter`,
      );
      await visitor.click('cross-ways');
      await clickIn(visitor.page, '[data-testid="cross-ways"] label:last-child');
      await visitor.arriveAt(/show=gap/);
      const [row = []] = await visitor.page.$$eval('[data-testid="pivot"] tbody tr', (found) =>
        found.map((hTMLTableRowElement) =>
          [...hTMLTableRowElement.querySelectorAll('td')].map((cell) => cell.innerText),
        ),
      );
      const [one, other, difference] = row.map(numberOf);
      expect(numberOf(row[2]?.replace('-', '')) * (row[2]?.startsWith('-') ? -1 : 1)).toBe((one ?? 0) - (other ?? 0));
      expect(difference).not.toBeNaN();
    },
    { as: 'demo', language: 'zh_CN' },
  ),
);

test(
  'a row or a figure of the pivot leads on: narrowed, seen by another dimension, one step back; and says how it is made',
  smoke.visit(
    async (visitor) => {
      await visitor.open(`/multidimensional-query?fig=${retail}&row=fuelType&col=area`);
      await visitor.read('pivot', /\d/);
      const [first] = await shownRows(visitor);
      await visitor.page.focus('[data-testid="pivot"]');
      await visitor.page.keyboard.press('ArrowRight');
      await visitor.page.keyboard.press('Enter');
      await visitor.read('ways', new RegExp(`${first?.figures[0]}`));
      const narrow = await visitor.page.$eval('[data-way="narrow:fuelType"]', (way) => way.getAttribute('href') ?? '');
      expect(narrow).toMatch(/fuelType=\w+/);
      expect(await visitor.count('way', { way: 'narrow:area' })).toBe(1);
      await visitor.page.keyboard.press('Escape');

      await visitor.click('pivot-lead');
      await visitor.click('way', { way: 'by:segment' });
      await visitor.arriveAt(/^\/multidimensional-query\?.*row=segment/);
      await visitor.read('trail', /Cross-analysis.*by segment/);
      await visitor.page.waitForFunction(
        (name: string) => {
          const named = document.querySelector('[data-testid="pivot"] [role="rowheader"]')?.textContent;
          return named && named !== name;
        },
        {},
        first?.name ?? '',
      );
      await visitor.click('made-open');
      await visitor.read('made', /Terminal retail/);
      await visitor.page.keyboard.press('Escape');
      await visitor.seeNo('made');
      await visitor.page.goBack();
      await visitor.arriveAt(/row=fuelType/);
      expect(await faults(visitor)).toEqual([]);
    },
    { as: 'demo', language: 'en' },
  ),
);

const inWords = {
  en: {
    question: 'top 5 brands by sales this year, yoy',
    strange: 'sales of flying saucers by brand',
    leaveOut: /Not understood: “flying saucers”/,
    title: /Brand|brand/,
    area: /Open in Sales/,
    answer: 'Answer',
  },
  zh_CN: {
    question: '今年销量前5的品牌及同比',
    strange: '各品牌飞碟销量',
    leaveOut: /没有读懂“飞碟”/,
    title: /品牌/,
    area: /在“销量分析/,
    answer: '结果',
  },
} as const;

describe.each(['en', 'zh_CN'] as const)('asking in words in %s', (language) => {
  const { question, strange, leaveOut, title, area, answer } = inWords[language];
  test(
    'A15 S2.043 /gpt opens by its link: a question becomes labels, then figures, picture and table; a link repeats it',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/gpt');
        await visitor.see('area', { area: 'gpt', state: 'mounted' });
        await visitor.see('words-example');
        expect(await visitor.count('menu-panel')).toBe(0);
        await visitor.fill('words', question);
        await visitor.page.keyboard.press('Enter');
        await visitor.see('words-show');
        await visitor.read('words-chips', title);
        expect(await visitor.count('answer-figures')).toBe(0);
        await visitor.page.focus('[data-testid="words-show"]');
        await visitor.page.keyboard.press('Enter');
        await visitor.arriveAt(/show=1/);
        await visitor.read('answer-figures', /\d/);
        await visitor.focusOn(`section[aria-label="${answer}"]`);
        await visitor.see('chart');
        await visitor.page.waitForFunction(
          () => document.querySelectorAll('[data-testid="pivot"] tbody tr').length === 5,
        );
        await visitor.read('answer-ways', area);
        expect(await faults(visitor)).toEqual([]);

        // The link alone repeats it, on a phone and in the dark too.
        await visitor.page.setViewport({ width: 390, height: 844 });
        await visitor.hold('theme', 'dark');
        await visitor.page.reload();
        await visitor.read('answer-figures', /\d/);
        expect(await visitor.page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
        expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
        expect(await faults(visitor)).toEqual([]);

        // What is not understood is asked back, and the earlier question is offered again.
        await visitor.fill('words', strange);
        await visitor.page.keyboard.press('Enter');
        await visitor.read('words-ask', leaveOut);
        await visitor.read('words-history', new RegExp(question));
        expect(await visitor.count('answer-figures')).toBe(0);
        await pressFound(await visitor.page.waitForSelector('[data-testid="words-ask"] button'));
        await visitor.see('words-show');
        expect(await faults(visitor)).toEqual([]);
      },
      { as: 'demo', language },
    ),
  );
});

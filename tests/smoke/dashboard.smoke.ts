import { describe, expect, test } from '@jest/globals';
import { lastMonth } from '../../server/demo/lineup/months.ts';
import { indicators } from '../../server/market/datasets/sales/indicators.ts';
import { eventually } from './support/browser/eventually.ts';
import { layoutShift, watchLayout } from './support/browser/layout-shift.ts';
import { everyPanel, openWhole } from './support/page/dashboard-page.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

/** In the month behind the last of the demonstration: what is coming is over one day. */
const behind = Date.now() - Date.parse('2026-10-15T12:00:00+08:00');
const smoke = smokeSuite({ clock: () => Date.now() - behind });
const signedIn = { as: 'demo' } as const;

const panels = (visitor: Visitor): Promise<(string | undefined)[]> =>
  visitor.page.$$eval('[data-testid="panel"]', (found) => found.map((panel) => (panel as HTMLElement).dataset.panel));

/** The words of a key figure of the market overview. */
const keyFigure = (visitor: Visitor, name: string) =>
  visitor.page.$$eval(
    '[data-testid="key-figure"]',
    (found, wanted) =>
      found
        .map((element) => (element as HTMLElement).innerText.replace(/\s+/g, ' '))
        .find((words) => words.startsWith(wanted)),
    name,
  );

const growthIn = (words = '') => /YoY ?[▲▼]? ?([+-][\d.]+%)/.exec(words)?.[1];

describe('six panels', () => {
  test(
    'S2.085 S2.086 S2.087 S2.088 S2.089 S2.090 S2.091 S2.092 S2.093 S2.094 S9.015 S9.017 S2.095 S2.096 S2.097 S2.098 S2.099 S2.100 a new user sees all of them, with their figures',
    smoke.visit(async (visitor) => {
      await openWhole(visitor);
      expect(await panels(visitor)).toEqual(everyPanel);
      for (const panel of everyPanel) await visitor.read('panel', /\d/, { panel });
      const figures = (index: string) => visitor.page.$$(`[data-testid="${index}"] [data-testid="key-figure"]`);
      for (const index of ['pv-index', 'energy-index']) {
        await visitor.read(index, /Monthly sales [\d.]+.* (?:penetration|of NEVs) [\d.]+ %.*YTD sales [\d.]+/);
        expect(await figures(index)).toHaveLength(3);
      }
      const columns = () => visitor.page.$$('[data-panel="market-sales"] .highcharts-column-series .highcharts-point');
      expect((await eventually(columns, ({ length }) => length >= 12)).length).toBeGreaterThanOrEqual(12);
      for (const panel of ['manufacturer-top10', 'model-top10']) {
        const lines = await visitor.page.$$(`[data-panel="${panel}"] tbody tr`);
        // The market of the journeys has fewer makers than ten.
        expect(panel === 'model-top10' ? lines.length : Math.max(lines.length, 10)).toBe(10);
        await visitor.read('panel', new RegExp(`${lastMonth.replace('-', '/')} · `), { panel });
      }
      await visitor.read('pv-index', /Monthly sales [\d.,]+m units YoY/);
      await visitor.read('energy-index', /BEV share of NEVs [\d.]+ % YoY/);
      await visitor.read(
        'price-figures',
        /Transaction price [\d.]+ k yuan YoY .*A year before: [\d.]+.*Discount [\d.]+ %/,
      );
      await visitor.read('on-sale', /\d{4}\/\d{2}\/\d{2}/);
      await visitor.read('coming-soon', /\d{4}\/\d{2}/);
      expect(await visitor.count('news-item')).toBe(3);
      expect(await visitor.count('policy-item')).toBeGreaterThan(0);
      expect(await visitor.count('chart')).toBe(2);
      await visitor.read(
        'month-reading',
        /^\d{4}\/\d{2} \(preliminary\): passenger-vehicle sales [\d.]+[mk], [+-][\d.]+% YoY; NEV penetration [\d.]+%/,
      );
      expect(visitor.trace.complaints).toEqual([]);
    }, signedIn),
  );

  test(
    'S2.101 the columns of the models stand in their order',
    smoke.visit(async (visitor) => {
      await openWhole(visitor);
      const heads = await visitor.page.$$eval('[data-panel="model-top10"] thead th', (cells) =>
        cells.map((cell) => (cell as HTMLElement).innerText.replace(/\s+/g, ' ').trim()),
      );
      expect(heads).toEqual([
        'Rank',
        'Manufacturer',
        'Model',
        'Sales units',
        'Sales YoY',
        'Sales MoM',
        'Share',
        'Share YoY pp',
        'MSRP k yuan',
        'Presale price k yuan',
      ]);
      const presale = '[data-panel="model-top10"] tbody td:last-child';
      const prices = await visitor.page.$$eval(presale, (cells) => cells.map((cell) => cell.textContent));
      expect(prices.filter((price) => /^\d/.test(price)).length).toBeGreaterThanOrEqual(2);
      for (const price of prices) expect(price).toMatch(/^(?:[\d.]+|-)$/);
      await visitor.page.focus(`${presale} [tabindex="0"]`);
      const hint = await visitor.page.waitForSelector('[role="tooltip"]', { visible: true });
      expect(await hint?.evaluate((words) => words.textContent)).toBe('No presale price was published for this model');
    }, signedIn),
  );

  test(
    'S9.044 A83 the price chart is an index: one axis of percent, with bars and a line that begin at 100',
    smoke.visit(async (visitor) => {
      await openWhole(visitor);
      const drawn = await visitor.page.$eval('[data-panel="price-index"] [data-testid="chart"]', (chart) => ({
        unit: chart.querySelector('.highcharts-yaxis .highcharts-axis-title')?.textContent,
        ticks: [...chart.querySelectorAll('.highcharts-yaxis-labels text')].map((tick) => tick.textContent ?? ''),
        bars: chart.querySelectorAll('.highcharts-series-group .highcharts-column-series .highcharts-point').length,
        // A line is drawn in several pieces where its last month is preliminary.
        lines: chart.querySelectorAll('.highcharts-series-group .highcharts-series.highcharts-line-series').length,
      }));
      expect(drawn.ticks.length).toBeGreaterThan(1);
      // The unit stands once, above the axis: 2024/09 = 100%.
      expect(drawn.unit).toMatch(/^\d{4}\/\d{2} = 100%$/);
      for (const text of drawn.ticks) expect(text).toMatch(/^\d+(\.\d)?$/);
      expect(drawn.bars).toBeGreaterThan(11);
      expect(drawn.lines).toBe(1);
      const [, first] = await visitor.page.$$eval('[data-panel="price-index"] figure table tr', (lines) =>
        lines.map((line) => [...line.querySelectorAll('td')].map((cell) => cell.textContent)),
      );
      expect(first).toEqual(['100.0', '100.0']);
    }, signedIn),
  );

  test(
    'S9.037 S9.038 the two columns of a month are at most 10 wide and stand together',
    smoke.visit(async (visitor) => {
      await openWhole(visitor);
      const [left, right] = await Promise.all(
        [0, 1].map((at) =>
          visitor.atRest(() =>
            visitor.page.$eval(`[data-panel="market-sales"] .highcharts-series-${at} .highcharts-point`, (column) => {
              const { left, right, width } = column.getBoundingClientRect();
              return { left, right, width };
            }),
          ),
        ),
      );
      expect(left?.width).toBeLessThanOrEqual(10);
      expect(right?.width).toBeLessThanOrEqual(10);
      expect(Math.abs((right?.left ?? 0) - (left?.right ?? 99))).toBeLessThanOrEqual(1);
    }, signedIn),
  );

  test(
    'a figure says by keyboard what it means, in the words of the market',
    smoke.visit(async (visitor) => {
      await openWhole(visitor);
      await visitor.page.focus('[data-panel="manufacturer-top10"] thead th:nth-child(4) [tabindex="0"]');
      const words = await visitor.page.waitForSelector('[role="tooltip"]', { visible: true });
      expect(await words?.evaluate((tip) => tip.textContent)).toBe(indicators.yoy.definition.en);
      await visitor.page.keyboard.press('Escape');
      await visitor.page.waitForSelector('[role="tooltip"]', { hidden: true });
    }, signedIn),
  );

  test(
    'two columns from 1200 px, three at 1920 px, one below',
    smoke.visit(async (visitor) => {
      await openWhole(visitor);
      const inRow = async (width: number) => {
        await visitor.page.setViewport({ width, height: 900 });
        const tops = await visitor.atRest(() =>
          visitor.page.$$eval('[data-testid="panel"]', (found) =>
            found.map((panel) => Math.round(panel.getBoundingClientRect().top)),
          ),
        );
        return Math.max(...tops.map((top) => tops.filter((other) => other === top).length));
      };
      expect(await inRow(1199)).toBe(1);
      expect(await inRow(1200)).toBe(2);
      expect(await inRow(1920)).toBe(3);
    }, signedIn),
  );
});

describe('as a page', () => {
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
    [390, 844],
  ] as const)
    test(
      `nothing moves while it loads, ${width} wide`,
      smoke.visit(async (visitor) => {
        await visitor.page.setViewport({ width, height });
        await watchLayout(visitor);
        await openWhole(visitor);
        const { shift, moved } = await layoutShift(visitor);
        expect(shift < 0.02 ? [] : [shift, ...moved]).toEqual([]);
      }, signedIn),
    );

  test(
    'it prints on two pages at most',
    smoke.visit(async (visitor) => {
      await openWhole(visitor);
      const file = Buffer.from(await visitor.page.pdf({ format: 'A4' })).toString('latin1');
      const pages = file.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      expect(pages).toBeGreaterThan(0);
      expect(pages).toBeLessThanOrEqual(2);
    }, signedIn),
  );
});

test(
  'the growth of new energy on the market overview is that of the dashboard, however short the span',
  smoke.visit(async (visitor) => {
    await openWhole(visitor);
    const onDashboard = growthIn(await visitor.words('energy-index'));
    expect(onDashboard).toMatch(/%$/);
    for (const search of ['', `?from=${lastMonth}&to=${lastMonth}`]) {
      await visitor.open(`/sales/overview${search}`);
      const figure = () => keyFigure(visitor, 'NEV sales');
      expect([search, growthIn(await eventually(figure, (words) => growthIn(words) !== undefined))]).toEqual([
        search,
        onDashboard,
      ]);
    }
    for (const dateType of ['quarterly', 'annual']) {
      await visitor.open(`/sales/overview?dateType=${dateType}`);
      const figure = () => keyFigure(visitor, 'NEV sales');
      expect(growthIn(await eventually(figure, (words) => growthIn(words) !== undefined))).toBeDefined();
    }
  }, signedIn),
);

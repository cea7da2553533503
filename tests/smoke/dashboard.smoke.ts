import { type CallName, calls } from '@portal/contract';
import { describe, expect, test } from 'vitest';
import { indicators } from '../../server/market/model/index.ts';
import { answerFor, bodyOf, callsMade } from './support/dashboard-calls.ts';
import { layoutShift, watchLayout } from './support/layout-shift.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const signedIn = { as: 'demo' } as const;

const all = ['market-sales', 'manufacturer-top10', 'model-top10', 'price-index', 'new-cars', 'industry-trend'];

const questions: CallName[] = [
  'getPvSales',
  'getEnergySales',
  'getPvSalesTrend',
  'listManfSales',
  'listSubModelSales',
  'getMarketPrice',
  'getMarketPriceTrend',
  'onSaleModel',
  'comingSoonModel',
  'listNews',
  'hostPolicy',
];

const panels = (visitor: Visitor): Promise<(string | undefined)[]> =>
  visitor.page.$$eval('[data-testid="panel"]', (found) => found.map((panel) => (panel as HTMLElement).dataset.panel));

const showsPanels = (visitor: Visitor, wanted: string[]) =>
  visitor.page.waitForFunction(
    (names: string) =>
      [...document.querySelectorAll<HTMLElement>('[data-testid="panel"]')]
        .map((panel) => panel.dataset.panel)
        .join() === names,
    {},
    wanted.join(),
  );

/** The dashboard with everything in it. */
async function openWhole(visitor: Visitor): Promise<void> {
  await visitor.open('/dashboard');
  await visitor.see('chart');
  await visitor.see('news-item');
  await visitor.quiet();
}

async function openChooser(visitor: Visitor): Promise<void> {
  await visitor.click('panel-settings');
  await visitor.see('panel-chooser');
}

const tick = (visitor: Visitor, name: string) => visitor.page.click(`input[name="${name}"]`);

const middleOf = async (visitor: Visitor, testId: string, panel: string) => {
  const box = await (await visitor.see(testId, { panel })).boundingBox();
  if (!box) throw new Error(`${testId} of ${panel} has no size`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

describe('six panels', () => {
  test(
    'S2.085 S2.086 S2.087 S2.088 S2.089 S2.090 S2.091 S2.095 S2.096 S2.097 S2.098 S2.099 S2.100 a new user sees all of them, with their figures',
    smoke.visit(async (visitor) => {
      await openWhole(visitor);
      expect(await panels(visitor)).toEqual(all);
      for (const panel of all) await visitor.read('panel', /\d/, { panel });
      await visitor.read('pv-index', /Month [\d.,]+ 10k units yoy/);
      await visitor.read('energy-index', /BEV share [\d.]+ % yoy/);
      await visitor.read(
        'price-figures',
        /Transaction price [\d.]+ 10k yuan yoy .*A year ago [\d.]+.*Discount [\d.]+ %/,
      );
      await visitor.read('on-sale', /\d{4}\/\d{2}\/\d{2}/);
      await visitor.read('coming-soon', /\d{4}\/\d{2}/);
      expect(await visitor.count('news-item')).toBe(3);
      expect(await visitor.count('policy-item')).toBeGreaterThan(0);
      expect(await visitor.count('chart')).toBe(2);
      await visitor.read(
        'month-reading',
        /^\w+ \d{4}: Passenger cars [\d.]+[mk], [+-][\d.]+% on the year; new energy [\d.]+%/,
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
        'Sales yoy',
        'Sales mom',
        'Share',
        'Share yoy pp',
        'MSRP 10k yuan',
        'Presale 10k yuan',
      ]);
    }, signedIn),
  );

  test(
    'S9.044 A83 the axis of the price chart counts in percent, with bars and lines',
    smoke.visit(async (visitor) => {
      await openWhole(visitor);
      const drawn = await visitor.page.$eval('[data-panel="price-index"] [data-testid="chart"]', (chart) => ({
        ticks: [...chart.querySelectorAll('.highcharts-yaxis-labels text')].map((tick) => tick.textContent ?? ''),
        bars: chart.querySelectorAll('.highcharts-series-group .highcharts-column-series .highcharts-point').length,
        lines: chart.querySelectorAll('.highcharts-series-group .highcharts-line-series .highcharts-graph').length,
      }));
      expect(drawn.ticks.length).toBeGreaterThan(1);
      for (const text of drawn.ticks) expect(text).toMatch(/^-?[\d.]+%$/);
      expect(drawn.bars).toBeGreaterThan(11);
      expect(drawn.lines).toBe(2);
    }, signedIn),
  );

  test(
    'S9.037 S9.038 the two columns of a month are at most 10 wide and stand together',
    smoke.visit(async (visitor) => {
      await openWhole(visitor);
      const [left, right] = await Promise.all(
        [0, 1].map((at) =>
          visitor.page.$eval(`[data-panel="market-sales"] .highcharts-series-${at} .highcharts-point`, (column) => {
            const { left, right, width } = column.getBoundingClientRect();
            return { left, right, width };
          }),
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
        const tops = await visitor.page.$$eval('[data-testid="panel"]', (found) =>
          found.map((panel) => Math.round(panel.getBoundingClientRect().top)),
        );
        return Math.max(...tops.map((top) => tops.filter((other) => other === top).length));
      };
      expect(await inRow(1199)).toBe(1);
      expect(await inRow(1200)).toBe(2);
      expect(await inRow(1920)).toBe(3);
    }, signedIn),
  );
});

describe('on the wire', () => {
  test(
    'S3.023 S7.046 S7.047 S7.058 S7.059 S7.060 S7.061 S7.071 S7.073 S7.074 S9.016 the questions and their bodies',
    smoke.visit(async (visitor) => {
      await openWhole(visitor);
      expect(bodyOf(visitor, 'listNews')).toEqual({
        newsType: 1,
        newsId: null,
        newsPushChannelId: 12,
        page: 1,
        pageSize: 3,
      });
      for (const name of ['hostPolicy', 'comingSoonModel', 'onSaleModel'] as const)
        expect(bodyOf(visitor, name), name).toEqual({});
      for (const name of ['getMarketPrice', 'getMarketPriceTrend'] as const) {
        const [call] = callsMade(visitor, name);
        expect(call?.method()).toBe('GET');
        expect(new URL(call?.url() ?? '').searchParams.get('dataSource')).toBe('DATASOURCE_CLH_PIFA');
      }
      for (const name of questions) {
        const reply = await callsMade(visitor, name)[0]?.response()?.json();
        expect(reply.status.status, name).toBe(0);
      }
    }, signedIn),
  );

  test(
    'S4.080 S4.081 S4.082 S4.084 leaving and returning gives one call each, another language new ones',
    smoke.visit(async (visitor) => {
      await openWhole(visitor);
      await visitor.click('rail-app', { path: '/sales' });
      await visitor.see('area', { area: 'sales', state: 'mounted' });
      await visitor.click('rail-home');
      await visitor.see('news-item');
      await visitor.quiet();
      for (const name of questions) expect(callsMade(visitor, name), `${calls[name].path}`).toHaveLength(1);
      await visitor.click('rail-language');
      await visitor.read('panel', /最新资讯/, { panel: 'industry-trend' });
      await visitor.see('news-item');
      await visitor.quiet();
      for (const name of questions) expect(callsMade(visitor, name), `${calls[name].path}`).toHaveLength(2);
    }, signedIn),
  );

  test(
    'a panel that fails says so in the words of the server, alone, and Retry brings it back',
    smoke.visit(async (visitor) => {
      const pricesAreBack = await answerFor(visitor, 'getMarketPrice', {
        status: { status: 1, msg2Client: 'Prices are being loaded.', msg2Dev: '' },
        data: null,
      });
      await watchLayout(visitor);
      await visitor.open('/dashboard');
      await visitor.read('panel', /Prices are being loaded\./, { panel: 'price-index' });
      await visitor.read('panel', /\d/, { panel: 'manufacturer-top10' });
      pricesAreBack();
      await visitor.page.click('[data-panel="price-index"] button');
      await visitor.read('price-figures', /Discount [\d.]+ %/);
      const { shift, moved } = await layoutShift(visitor);
      expect(shift, moved.join('; ')).toBeLessThan(0.02);
    }, signedIn),
  );
});

describe('panel settings', () => {
  test(
    'S1.018 S2.079 S2.080 S2.091 S9.014 A22 by mouse: three are chosen and dragged, a fourth is refused, and all come back',
    smoke.visit(async (visitor) => {
      await openWhole(visitor);
      await openChooser(visitor);
      for (const name of ['industry-trend', 'price-index', 'new-cars']) await tick(visitor, name);
      await visitor.read('panel-hint', /3 of 3/);
      await tick(visitor, 'market-sales');
      await visitor.read('panel-hint', /Three panels at most/);
      expect(await visitor.page.$eval('input[name="market-sales"]', (box) => box.checked)).toBe(false);

      const from = await middleOf(visitor, 'panel-grip', 'new-cars');
      const to = await middleOf(visitor, 'panel-grip', 'industry-trend');
      await visitor.page.mouse.move(from.x, from.y);
      await visitor.page.mouse.down();
      await visitor.page.mouse.move(to.x, (from.y + to.y) / 2, { steps: 4 });
      await visitor.page.mouse.move(to.x, to.y, { steps: 4 });
      await visitor.page.mouse.up();
      await visitor.click('panel-save');
      const chosen = ['new-cars', 'industry-trend', 'price-index'];
      await showsPanels(visitor, chosen);
      expect(JSON.parse(decodeURIComponent((await visitor.cookie('myPanels')) ?? ''))).toEqual(chosen);

      visitor.trace.clear();
      await visitor.open('/dashboard');
      await showsPanels(visitor, chosen);
      await visitor.see('news-item');
      await visitor.quiet();
      const asked = questions.filter((name) => callsMade(visitor, name).length > 0);
      expect(asked).toEqual([
        'getMarketPrice',
        'getMarketPriceTrend',
        'onSaleModel',
        'comingSoonModel',
        'listNews',
        'hostPolicy',
      ]);

      await openChooser(visitor);
      await visitor.click('panel-reset');
      await showsPanels(visitor, all);
      await visitor.see('pv-index');
    }, signedIn),
  );

  test(
    'S2.079 S2.080 A22 by keyboard alone: opened, chosen, ordered and saved; an empty choice is a reset',
    smoke.visit(async (visitor) => {
      const { page } = visitor;
      const { keyboard } = page;
      /** Tab until the focus is on what the selector names. */
      const tabTo = async (selector: string) => {
        for (let step = 0; step < 60; step += 1) {
          if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
          await keyboard.press('Tab');
        }
        throw new Error(`Tab does not reach ${selector}`);
      };
      await openWhole(visitor);
      await tabTo('[data-testid="panel-settings"]');
      await keyboard.press('Enter');
      await visitor.see('panel-chooser');
      for (const name of ['manufacturer-top10', 'new-cars']) {
        await tabTo(`input[name="${name}"]`);
        await keyboard.press('Space');
      }
      await tabTo('[data-testid="panel-up"][data-panel="new-cars"]');
      await keyboard.press('Enter');
      expect(
        await page.evaluate(() => (document.activeElement as HTMLElement).dataset.panel),
        'the focus stays on what moves',
      ).toBe('new-cars');
      await tabTo('[data-testid="panel-save"]');
      await keyboard.press('Enter');
      await showsPanels(visitor, ['new-cars', 'manufacturer-top10']);
      expect(
        await page.evaluate(() => (document.activeElement as HTMLElement).dataset.testid),
        'the focus comes back to what opened it',
      ).toBe('panel-settings');

      await keyboard.press('Enter');
      await visitor.see('panel-chooser');
      for (const name of ['manufacturer-top10', 'new-cars']) {
        await tabTo(`input[name="${name}"]`);
        await keyboard.press('Space');
      }
      await tabTo('[data-testid="panel-save"]');
      await keyboard.press('Enter');
      await showsPanels(visitor, all);
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
        expect(shift, moved.join('; ')).toBeLessThan(0.02);
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

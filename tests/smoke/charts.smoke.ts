import { describe, expect, test } from '@jest/globals';
import { axisWords, pointAtChart } from './support/page/chart-tip.ts';
import { closeTo, drawnCharts } from './support/page/drawn-charts.ts';
import { closeField, openField, panelOf, unfoldFilters } from './support/page/filter-field.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();

const number = (text: string | undefined) => Number((text ?? '').replace(/[^\d.-]/g, ''));

/** The colour of each line of the first chart, by its name. */
const colours = ({ page }: Visitor) =>
  page.$eval('[data-testid="chart"] .highcharts-root', (picture) =>
    [...picture.querySelectorAll('.highcharts-series-group .highcharts-series')].flatMap(
      (series) => series.querySelector('.highcharts-graph')?.getAttribute('stroke') ?? [],
    ),
  );

describe('charts', () => {
  test(
    'S9.032 S9.033 S9.035 in Chinese counts are in ten thousands, with the unit at the axis and no percent sign',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/sales/overview');
        const { lines } = await pointAtChart(visitor);
        const [, volume, exact] = lines[0] ?? [];
        expect(volume).toMatch(/^[\d,]+\.\d 万$/);
        expect(exact).toMatch(/^\d{1,3}(,\d{3})+$/);
        expect(number(volume)).toBe(Math.round(number(exact) / 1000) / 10);
        const { units, ticks } = await axisWords(visitor);
        expect(units).toContain('万辆');
        expect(ticks[0]).toBe('0');
      },
      { as: 'demo', language: 'zh_CN' },
    ),
  );

  test(
    'S9.033 in English they are in thousands or millions, chosen by the size of the axis, the same in the tooltip',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/sales/overview');
        const large = await pointAtChart(visitor);
        expect(large.lines[0]?.[1]).toMatch(/^[\d,]+\.\dm$/);
        const { units, ticks } = await axisWords(visitor);
        expect(ticks).toContainEqual(expect.stringMatching(/\dm$/));
        expect(units).toContain('units');
        await visitor.open('/sales/overview?city=1101');
        const small = await pointAtChart(visitor);
        expect(small.lines[0]?.[1]).toMatch(/^[\d,]+\.\dk$/);
        expect((await axisWords(visitor)).ticks).toContainEqual(expect.stringMatching(/\dk$/));
      },
      { as: 'demo' },
    ),
  );

  test(
    'S9.034 S9.042 growth is in percent with one decimal, at an axis of its own',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/sales/overview');
        const { lines } = await pointAtChart(visitor);
        expect(lines[1]?.[1]).toMatch(/^-?[\d,]+\.\d%$/);
        const { units, ticks } = await axisWords(visitor);
        expect(units).toContain('%');
        expect(ticks.some((tick) => /^-?[\d.]+%$/.test(tick))).toBe(true);
      },
      { as: 'demo' },
    ),
  );

  test(
    'S9.043 S9.019 large figures have thousands separators, and the months of a chart a tilde between them',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/sales/overview?dateType=annual');
        const { lines } = await pointAtChart(visitor);
        expect(lines[0]?.[1]).toMatch(/^\d{1,3},\d{3}\.\d 万$/);
        expect(lines[0]?.[2]).toMatch(/^\d{1,3}(,\d{3}){2}$/);
        await visitor.read('chart', /\d{4}\/\d{2} ~ \d{4}\/\d{2}/);
      },
      { as: 'demo', language: 'zh_CN' },
    ),
  );

  test(
    'S9.039 each series has a colour of its own, the same on each visit',
    smoke.visit(
      async (visitor) => {
        const look = async () => {
          await visitor.open('/sales/trend?by=brand');
          await visitor.page.waitForSelector('[data-testid="chart"] .highcharts-graph');
          await visitor.quiet();
          return colours(visitor);
        };
        const first = await look();
        expect(first.length).toBeGreaterThan(3);
        expect(new Set(first).size).toBe(first.length);
        await visitor.open('/dashboard');
        await visitor.see('dashboard');
        expect(await look()).toEqual(first);
      },
      { as: 'demo' },
    ),
  );

  test(
    'volumes begin at zero, and the tiers of cities stand in their own order',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/sales/structure?by=tier');
        await visitor.page.waitForSelector('[data-testid="chart"] .highcharts-legend-item');
        const names = await visitor.page.$$eval('[data-testid="chart"] .highcharts-legend-item', (items) =>
          items.map((item) => item.textContent),
        );
        const order = ['Tier 1', 'New tier 1', 'Tier 2', 'Tier 3', 'Tier 4', 'Tier 5'];
        expect(names.filter((name) => order.includes(name ?? ''))).toEqual(order);
        await visitor.open('/sales/trend?by=brand');
        await visitor.page.waitForSelector('[data-testid="chart"] .highcharts-graph');
        expect((await axisWords(visitor)).ticks[0]).toBe('0');
      },
      { as: 'demo' },
    ),
  );
});

describe('a chart that takes on other figures', () => {
  const drawn = async (visitor: Visitor) => {
    await visitor.page.waitForSelector('[data-drawn] svg');
    await visitor.quiet();
  };

  test.each(['/sales/overview', '/sales/sources', '/price/trend', '/price/index'])(
    '%s: it is what is drawn on a page that is opened anew',
    (path) =>
      smoke.visit(
        async (visitor) => {
          const { page } = visitor;
          await visitor.open(path);
          await drawn(visitor);
          await page.$eval('[data-drawn] svg', (picture) => Object.assign(picture, { isFormer: true }));
          await unfoldFilters(visitor);
          await openField(visitor, 'segment');
          const box = await page.waitForSelector(`${panelOf('segment')} label:has(input[value="SUV_A"])`);
          await box?.evaluate((label) => (label as HTMLElement).click());
          await visitor.arriveAt(/segment=/);
          await closeField(visitor, 'segment');
          await drawn(visitor);
          expect(await page.$eval('[data-drawn] svg', (picture) => 'isFormer' in picture)).toBe(true);
          const taken = await drawnCharts(visitor);
          await page.reload();
          await drawn(visitor);
          expect(taken).toEqual(closeTo(await drawnCharts(visitor)));
        },
        { as: 'demo' },
      )(),
  );
});

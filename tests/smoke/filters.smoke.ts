import { describe, expect, test } from '@jest/globals';
import { eventually } from './support/browser/eventually.ts';
import { clickIn, pressFound } from './support/browser/in-sight.ts';
import { sent } from './support/door/sent.ts';
import { faults } from './support/page/faults.ts';
import { closeField, field, openField, panelOf, unfoldFilters } from './support/page/filter-field.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const signedIn = { as: 'demo' } as const;

const query = (visitor: Visitor) => new URL(visitor.page.url()).searchParams;

/** The values that radio buttons or boxes there stand for, in their order. */
const offered = (visitor: Visitor, within: string): Promise<string[]> =>
  visitor.page.$$eval(`${within} input`, (inputs) => inputs.map((input) => (input as HTMLInputElement).value));

describe('what narrows an analysis', () => {
  const dimensions = ['fuelType', 'manufacturerType', 'originType', 'luxuryType', 'manufacturer', 'brand', 'origin'];
  const ten = [...dimensions, 'model', 'segment', 'tier'];

  const listedMembers = (visitor: Visitor): Promise<(string | undefined)[]> =>
    visitor.page.$$eval('[data-testid="filter"]', (fields) =>
      fields.map((element) => (element as HTMLElement).dataset.dimension),
    );

  test(
    'S3.038 ten dimensions are offered on every page of an analysis',
    smoke.visit(async (visitor) => {
      for (const page of ['overview', 'trend', 'ranking', 'structure']) {
        await visitor.open(`/sales/${page}`);
        await visitor.see('filter', { dimension: 'fuelType' });
        await unfoldFilters(visitor);
        await visitor.see('filter', { dimension: 'tier' });
        expect([page, await listedMembers(visitor)]).toEqual([page, expect.arrayContaining(ten)]);
      }
    }, signedIn),
  );

  test(
    'S3.038 each of the ten opens a list of its members, and one that is ticked narrows the view',
    smoke.visit(async (visitor) => {
      await visitor.open('/sales/structure');
      await visitor.see('filter', { dimension: 'fuelType' });
      await unfoldFilters(visitor);
      for (const dimension of ten) {
        await openField(visitor, dimension);
        await visitor.page.waitForSelector(`${panelOf(dimension)} input[type="checkbox"]`);
        await closeField(visitor, dimension);
      }
      await openField(visitor, 'segment');
      const box = await visitor.page.waitForSelector(`${panelOf('segment')} label:has(input[type="checkbox"])`);
      const key = await box?.$eval('input', (input) => input.value);
      await pressFound(box);
      await visitor.arriveAt(/[?&]segment=/);
      expect(query(visitor).getAll('segment')).toEqual([key]);
      const narrowed = () =>
        sent(visitor, 'marketQuery').filter(({ data }) => JSON.stringify(data).includes(`"segment":["${key}"]`));
      expect((await eventually(narrowed, ({ length }) => length > 0)).length).toBeGreaterThan(0);

      // Left out by the keys alone, the segment is in no question any more, and the field and the address say so.
      const listed = panelOf('segment');
      await visitor.page.focus(`${listed} input[value="${key}"]`);
      await visitor.page.keyboard.press('ArrowRight');
      await visitor.page.keyboard.press('Enter');
      await visitor.arriveAt(`/sales/structure?without.segment=${key}`);
      await visitor.read('filter', /without/, { dimension: 'segment' });
      await visitor.read('member', /\d Remaining sub-model count$/, { key: key ?? '' });
      const leftOut = () =>
        sent(visitor, 'marketQuery').filter(({ data }) =>
          JSON.stringify(data).includes(`"without":{"segment":["${key}"]}`),
        );
      expect((await eventually(leftOut, ({ length }) => length > 0)).length).toBeGreaterThan(0);
      expect(await faults(visitor)).toEqual([]);
      await clickIn(visitor.page, `${listed} label:has(input[value="${key}"])`);
      await visitor.arriveAt(`/sales/structure?segment=${key}`);

      // A star keeps a member for the account.
      const star = `${listed} [data-testid="favour"]`;
      const starred = (await offered(visitor, listed))[2];
      await clickIn(visitor.page, `${listed} [data-key="${starred}"] [data-testid="favour"]`);
      await visitor.page.waitForSelector(`${star}[aria-pressed="true"]`);

      // What was chosen is offered again at the top of the list, also on another page.
      await closeField(visitor, 'segment');
      await clickIn(visitor.page, 'a[href^="/sales/ranking"]');
      // The page takes the filter with it: it goes first.
      await visitor.arriveAt(`/sales/ranking?segment=${key}`);
      await openField(visitor, 'segment');
      await clickIn(visitor.page, `${panelOf('segment')} label:has(input[value="${key}"])`);
      await visitor.arriveAt(/^\/sales\/ranking$/);
      await closeField(visitor, 'segment');
      await openField(visitor, 'segment');
      const recent = `${panelOf('segment')} [data-testid="recent-members"]`;
      await visitor.page.waitForSelector(recent);
      expect(await offered(visitor, recent)).toEqual([key]);
      expect(await offered(visitor, `${panelOf('segment')} [data-testid="favourite-members"]`)).toEqual([starred]);
      expect(await faults(visitor)).toEqual([]);
      await clickIn(visitor.page, `${recent} label:has(input)`);
      await visitor.arriveAt(`/sales/ranking?segment=${key}`);
    }, signedIn),
  );

  test(
    'S3.039 the region has four levels, and the members of the one that is chosen',
    smoke.visit(async (visitor) => {
      await visitor.open('/sales/structure');
      await openField(visitor, 'region');
      const levels = `${panelOf('region')} [role="radiogroup"]`;
      expect(await offered(visitor, levels)).toEqual(['nationwide', 'area', 'province', 'city']);
      for (const level of ['area', 'city', 'province']) {
        await clickIn(visitor.page, `${levels} label:has([value="${level}"])`);
        await visitor.page.waitForSelector(`${panelOf('region')} input[type="checkbox"]`);
      }
      await clickIn(visitor.page, `${panelOf('region')} label:has(input[type="checkbox"])`);
      await visitor.arriveAt(/[?&]province=/);
      await clickIn(visitor.page, `${levels} label:has([value="nationwide"])`);
      await visitor.arriveAt(/^(?!.*province=)/);
    }, signedIn),
  );

  test(
    'S3.040 figures are asked by month, quarter and year',
    smoke.visit(async (visitor) => {
      await visitor.open('/sales/trend');
      await visitor.see('filter', { dimension: 'dateType' });
      expect(await offered(visitor, field('dateType'))).toEqual(['monthly', 'quarterly', 'annual']);
      const types = () => sent(visitor, 'marketQuery').map(({ data }) => (data as { dateType: string }).dateType);
      // The first is the one that the page begins with.
      for (const dateType of ['monthly', 'quarterly', 'annual']) {
        await clickIn(visitor.page, `${field('dateType')} label:has([value="${dateType}"])`);
        expect((await eventually(types, (queries) => queries.includes(dateType))).at(-1)).toBe(dateType);
        await visitor.see('chart');
      }
    }, signedIn),
  );

  test(
    'S3.041 volume, cumulative volume, three growth rates, share and its change are offered and drawn',
    smoke.visit(async (visitor) => {
      const seven = ['volume', 'cumulativeVolume', 'yoy', 'mom', 'ytdGrowth', 'share', 'shareChange'];
      const select = 'select:has(option[value="ytdGrowth"])';
      await visitor.open('/sales/trend');
      await visitor.page.waitForSelector(select, { visible: true });
      const values = await visitor.page.$$eval(`${select} option`, (options) => options.map(({ value }) => value));
      expect(values).toEqual(expect.arrayContaining(seven));
      // The first is what stands there already.
      for (const indicator of [...seven.slice(1), 'volume']) {
        visitor.trace.clear();
        await visitor.page.select(select, indicator);
        await visitor.page.waitForFunction(
          (where, wanted) => document.querySelector<HTMLSelectElement>(where)?.value === wanted,
          {},
          select,
          indicator,
        );
        await visitor.see('chart');
        await visitor.quiet(100);
        expect(await visitor.has('area-refused')).toBe(false);
        const queries = sent(visitor, 'marketQuery').flatMap(
          ({ data }) => (data as { indicators: string[] }).indicators,
        );
        // What was asked before is not asked again.
        if (queries.length > 0) expect(queries).toContain(indicator);
        expect(visitor.trace.complaints).toEqual([]);
      }
    }, signedIn),
  );

  test(
    'S3.038 S3.039 a group is one press and one chip; a city of another province goes with a word, and comes back by it',
    smoke.visit(async (visitor) => {
      const press = (selector: string) => clickIn(visitor.page, selector);
      await visitor.open('/sales/ranking');
      await openField(visitor, 'segment');
      await press(`${panelOf('segment')} [data-testid="member-group"][data-key="suv"]`);
      await visitor.arriveAt(/segment=SUV_A0&segment=SUV_A&segment=SUV_B&segment=SUV_C/);
      await closeField(visitor, 'segment');
      await visitor.read('filter', /Segment.*SUVs$/, { dimension: 'segment' });
      // While an answer is awaited, the one before stands there paler.
      await visitor.quiet();
      expect(await faults(visitor)).toEqual([]);

      // What describes a manufacturer chooses all of a kind.
      await openField(visitor, 'manufacturer');
      await press(
        `${panelOf('manufacturer')} [data-testid="member-attribute"][data-key="manufacturerType"] [data-key="joint_venture"]`,
      );
      await visitor.arriveAt(/manufacturerType=joint_venture/);
      await visitor.quiet(100);
      expect(await faults(visitor)).toEqual([]);

      const { members } = await smoke.portal.server.stores.market.members(
        { dataset: 'sales', dimension: 'city' },
        'en',
      );
      const city = members.find(({ parent }) => parent !== null && parent !== members[0]?.parent);
      const elsewhere = members[0]?.parent;
      if (!city || !elsewhere) throw new Error('two provinces with cities');
      await visitor.open(`/sales/ranking?city=${city.key}`);
      await visitor.read('filter', new RegExp(city.name), { dimension: 'region' });
      await openField(visitor, 'region');
      await press(`${panelOf('region')} [role="radiogroup"] label:has([value="province"])`);
      await press(`${panelOf('region')} label:has(input[type="checkbox"][value="${elsewhere}"])`);
      await visitor.arriveAt(`/sales/ranking?province=${elsewhere}`);
      await closeField(visitor, 'region');
      await visitor.read('filters-lost', new RegExp(`lie outside the selection: ${city.name}`));
      await press('[data-testid="filters-lost"] button');
      await visitor.arriveAt(`/sales/ranking?city=${city.key}`);
      await visitor.page.waitForFunction(
        () => document.querySelector('[data-testid="filters-lost"]')?.textContent === '',
      );

      const cross = '/multidimensional-query?fig=sales.volume.DATASOURCE_ZD_LINGSHOU&row=province&col=city';
      await visitor.open(`${cross}&city=${city.key}`);
      await visitor.read('filter', new RegExp(city.name), { dimension: 'city' });
      await openField(visitor, 'province');
      await press(`${panelOf('province')} label:has(input[type="checkbox"][value="${elsewhere}"])`);
      await closeField(visitor, 'province');
      await visitor.read('filters-lost', new RegExp(`lie outside the selection: ${city.name}`));
      expect(query(visitor).getAll('city')).toEqual([]);
      expect(await faults(visitor)).toEqual([]);
      await press('[data-testid="filters-lost"] button');
      await visitor.read('filter', new RegExp(city.name), { dimension: 'city' });
      expect([query(visitor).getAll('province'), query(visitor).getAll('city')]).toEqual([[], [city.key]]);
    }, signedIn),
  );

  test(
    'on a phone the filters are one line that opens a sheet, and the first figures stand in the first half of the screen',
    smoke.visit(async (visitor) => {
      const { page } = visitor;
      await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
      const paths = ['/sales/overview', '/sales/ranking', '/incentive/ranking'];
      // A list of its own choices, a table to choose from, a question with its fields, a long title with a note.
      paths.push(
        '/policy/newenergycar',
        '/policy/newenergycardetail',
        '/multidimensional-query',
        '/sales/concentration',
      );
      // Long captions and terms to fill in are below the figures.
      paths.push('/finance/worth', '/finance/calculator');
      // Two cars to choose, and types with long names.
      paths.push('/image-library/compare', '/policy/cities');
      const first = ['key-figure', 'chart', 'pivot', 'stage', 'city-table']
        .map((id) => `[data-testid="${id}"]`)
        .join(', ');
      for (const path of paths) {
        await visitor.open(path);
        await page.waitForSelector(first.replace('[data-testid="chart"]', '[data-drawn]'));
        await visitor.quiet();
        const top = await visitor.atRest(() =>
          page.$$eval(first, (all) => Math.min(...all.map((element) => element.getBoundingClientRect().top))),
        );
        expect([path, Math.max(top, 422)]).toEqual([path, 422]);
      }
      await visitor.open('/sales/region');
      await page.waitForSelector('[data-at] b');
      expect(await visitor.pageWidth()).toBe(390);
      await visitor.open('/sales/ranking');
      await visitor.click('filters-open');
      await visitor.see('filters-sheet');
      await visitor.click('filter', { dimension: 'value' });
      await visitor.see('value-form');
      await page.keyboard.type('1000');
      await page.keyboard.press('Enter');
      await visitor.arriveAt('/sales/ranking?where=volume%3A1000..');
      await visitor.click('filters-done');
      await visitor.read('filters-open', /Sales at least 1,000 units/);
    }, signedIn),
  );
});

import { describe, expect, test } from '@jest/globals';
import type { CallPayload } from '@portal/contract';
import { takeDownloads } from './support/page/downloads.ts';
import { faults } from './support/page/faults.ts';
import { readCsv, readTable } from './support/page/read-table.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const smoke = smokeSuite();

const number = (text = '') => Number(text.replaceAll(',', ''));

type Query = CallPayload<'marketQuery'>;

/** The rows of a question, as a program asks it. */
async function rowsOf(query: Partial<Query>) {
  const { server } = smoke.portal;
  const token = await server.signIn();
  const catalogue = await server.call('marketCatalogue', { dataset: 'outlet' }, { token, language: 'en' });
  const last = catalogue.body.data?.last ?? '';
  const payload = {
    dataSources: [],
    dateType: 'monthly',
    from: last,
    to: last,
    limit: 5000,
    by: [],
    ...query,
  } as Query;
  const { body } = await server.call('marketQuery', payload, { token, language: 'en' });
  return { rows: body.data?.rows.filter(({ kind }) => kind === 'row') ?? [], last };
}

/** The month eleven before another. */
const yearBefore = (month: string): string => {
  const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - 11;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
};

describe('channel and dealers', () => {
  test(
    'S1.005 S2.097 where rivals sell and a brand is not, what a city has, and where an outlet is: read, taken away, found',
    smoke.visit(
      async (visitor) => {
        const by = ['brand', 'outletKind'] as Query['by'];
        const { rows: kinds, last } = await rowsOf({ dataset: 'outlet', by, indicators: ['outletCities'] });
        // The brand and kind of outlet that is in fewest cities: a small market has an outlet of some kind everywhere.
        const cities = (row: (typeof kinds)[number]) => row.values.outletCities ?? 0;
        const [fewest] = kinds.filter((row) => cities(row) > 0).sort((row, other) => cities(row) - cities(other));
        const { brand: own = '', outletKind = '' } = fewest?.keys ?? {};
        await visitor.open(`/channel/white-spots?own=${own}&outletKind=${outletKind}`);
        const { rows } = await readTable(visitor);
        // The same another way: what all sell in every city less what the brand does, without the cities that it is in.
        const standing = await rowsOf({
          dataset: 'outlet',
          by: ['city'],
          indicators: ['outlets'],
          filters: { brand: [own], outletKind: [outletKind] },
        });
        const there = new Set(
          standing.rows.flatMap(({ keys, values }) => ((values.outlets ?? 0) > 0 ? [keys.city] : [])),
        );
        const year = {
          from: yearBefore(last),
          to: last,
          dataSources: ['DATASOURCE_ZD_LINGSHOU'] as Query['dataSources'],
        };
        const volume = { ...year, dataset: 'sales', by: ['city'], indicators: ['volume'] } as const;
        const [all, ownSold] = [
          await rowsOf(volume as never),
          await rowsOf({ ...volume, filters: { brand: [own] } } as never),
        ];
        const ofOwn = new Map(ownSold.rows.map(({ keys, values }) => [keys.city, values.volume ?? 0]));
        const spots = all.rows
          .filter(({ keys, unnamed }) => !unnamed && !there.has(keys.city))
          .map(({ keys, names, values }) => ({
            name: names.city,
            cars: (values.volume ?? 0) - (ofOwn.get(keys.city) ?? 0),
          }))
          .filter(({ cars }) => cars > 0)
          .sort((spot, other) => other.cars - spot.cars);
        expect(spots.length).toBeGreaterThan(0);
        expect(number((await visitor.words('key-figure')).replace(/\D+/g, ''))).toBe(spots.length);
        expect(rows.slice(0, 5).map(([name, , , cars]) => [name, number(cars)])).toEqual(
          spots.slice(0, 5).map(({ name, cars }) => [name, cars]),
        );
        expect(await faults(visitor)).toEqual([]);

        await visitor.open('/channel/outlets');
        await visitor.read('pivot', /400-000-/);
        const list = await readTable(visitor);
        const download = await takeDownloads(visitor);
        await visitor.click('share');
        await visitor.click('export-csv');
        const file = readCsv((await download()).bytes.toString('utf8'));
        expect(file.rows.slice(0, 3).map((row) => row.slice(0, 3))).toEqual(
          list.rows.slice(0, 3).map((row) => row.slice(0, 3)),
        );

        await visitor.click('quick-search-open');
        await visitor.see('quick-search');
        await visitor.page.keyboard.type(list.rows[0]?.[0] ?? '');
        await visitor.see('quick-search-hit', { kind: 'outlet' });
        await visitor.page.keyboard.press('Enter');
        await visitor.arriveAt(/\/channel\/outlets\?outlet=/);
        await visitor.read('outlet-sheet', /400-000-/);
        await (await visitor.see('outlet-sheet')).$eval('a', (link) => link.click());
        await visitor.arriveAt(/\/channel\/city\?city=/);
        await visitor.read('city-links', /Policies/);
        const city = await readTable(visitor);
        expect(city.rows.length).toBeGreaterThan(0);
        expect(await faults(visitor)).toEqual([]);
      },
      { as: 'demo' },
    ),
  );

  test(
    'S1.005 on a phone in Chinese an outlet is read with its address, and leads to the sheet of its city',
    smoke.visit(
      async (visitor) => {
        await visitor.page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
        await visitor.open('/channel/outlets');
        await visitor.read('pivot', /400-000-/);
        const { rows } = await rowsOf({ dataset: 'outlet', by: ['outlet'], indicators: ['outlets'] });
        const named = rows.find(({ keys, values }) => keys.outlet !== 'unlisted' && (values.outlets ?? 0) > 0);
        await visitor.open(`/channel/outlets?outlet=${encodeURIComponent(named?.keys.outlet ?? '')}`);
        await visitor.read('outlet-sheet', /品牌.*类型.*城市.*地址.*400-000-.*在营/s);
        await (await visitor.see('outlet-sheet')).$eval('a', (link) => link.click());
        await visitor.arriveAt(/\/channel\/city\?city=/);
        await visitor.read('pivot', /网点/);
        await visitor.quiet();
        expect(await faults(visitor)).toEqual([]);
      },
      { as: 'demo', language: 'zh_CN' },
    ),
  );
});

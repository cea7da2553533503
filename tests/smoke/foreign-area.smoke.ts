import { describe, expect, test } from '@jest/globals';
import { putArea, putForeignArea } from '../fixtures/foreign-area.ts';
import { serveModules, soundArea } from './support/portal/serve-modules.ts';
import { copySeed, smokeSuite } from './support/smoke-suite.ts';

/** A product whose entry of the menu is /sq. */
const sq = {
  id: '2098596',
  key: 'sq',
  path: '/sq',
  category: 'market-data',
  place: 5.6,
  names: { zh_CN: '商圈', en: 'Trade areas' },
  memo: { zh_CN: '商圈与网点', en: 'Outlets of a trade area' },
  menu: { standing: 'granted', icon: 'database', pages: [] },
};

const smoke = smokeSuite({
  prepare: async (dataFolder) => {
    await copySeed(dataFolder);
    await putForeignArea(dataFolder);
    await putArea(dataFolder, 'sq', sq);
  },
});

describe('an area that came as a folder with a manifest', () => {
  test(
    'S3.080 stands in the rail where its id is of those listed, opens from there with its panel, and is found by the quick search',
    smoke.visit(
      async (visitor) => {
        const token = (await visitor.cookie('token')) ?? '';
        const { body } = await smoke.portal.server.call('getAllMenu', {}, { token });
        expect(body.data?.map(({ id, path }) => `${id} ${path}`)).toContain('2098596 /sq');
        await visitor.page.setViewport({ width: 1440, height: 1400 });
        await visitor.open('/dashboard');
        await visitor.see('rail-app', { path: '/dealer-map' });
        expect(await visitor.count('rail-app', { path: '/sq' })).toBe(0);
        if (await visitor.has('rail-more')) {
          await visitor.click('rail-more');
          await visitor.see('rail-more-popup');
          expect(await visitor.count('rail-app', { path: '/sq' })).toBe(0);
          await visitor.page.keyboard.press('Escape');
        }
        await visitor.click('rail-app', { path: '/dealer-map' });
        await visitor.arriveAt('/dealer-map/cities');
        await visitor.see('area', { area: 'dealer-map', state: 'mounted' });
        await visitor.read('area', /Dealer map/);
        await visitor.see('menu-item', { path: '/dealer-map/groups' });
        await visitor.click('quick-search-open');
        await visitor.see('quick-search');
        await visitor.page.keyboard.type('dealer groups');
        await visitor.see('quick-search-hit', { path: '/dealer-map/groups' });
        await visitor.page.keyboard.press('Enter');
        await visitor.arriveAt('/dealer-map/groups');
      },
      { as: 'demo' },
    ),
  );

  test(
    'S2.048 A17 opening /sq loads the /channel module that ships, and the address stays below it',
    smoke.visit(
      async (visitor) => {
        const loads = await serveModules(visitor, { sq: () => soundArea('sq') });
        await visitor.open('/sq');
        await visitor.see('area', { area: 'channel', state: 'mounted' });
        await visitor.arriveAt('/sq/overview');
        await visitor.read('area', /Network overview/);
        expect(loads.get('sq')).toBeUndefined();
      },
      { as: 'demo' },
    ),
  );
});

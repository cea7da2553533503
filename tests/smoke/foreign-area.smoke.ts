import { describe, test } from '@jest/globals';
import { putForeignArea } from '../fixtures/foreign-area.ts';
import { copySeed, smokeSuite } from './support/smoke-suite.ts';

const smoke = smokeSuite({
  prepare: async (dataFolder) => {
    await copySeed(dataFolder);
    await putForeignArea(dataFolder);
  },
});

describe('an area that came as a folder with a manifest', () => {
  test(
    'stands in the rail, opens from there with its panel, and is found by the quick search',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/dashboard');
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
});

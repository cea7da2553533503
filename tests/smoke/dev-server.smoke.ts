import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventually } from './support/browser/eventually.ts';
import { clickIn } from './support/browser/in-sight.ts';
import { DevelopedArea } from './support/portal/developed-area.ts';
import { smokeSuite } from './support/smoke-suite.ts';

let area: DevelopedArea;

beforeAll(async () => {
  area = await DevelopedArea.serve();
});

const smoke = smokeSuite({ settings: () => ({ overrideOrigins: [area.origin] }) });

afterAll(() => area?.stop());

describe('npm run dev', () => {
  test(
    'laid over by its manifest, a change of a component is drawn in the page of a portal for people as it stands',
    smoke.visit(
      async (visitor) => {
        const { page } = visitor;
        await area.show(visitor, 'manifest.json');
        await visitor.open('/sales/overview');
        await visitor.read('area', /The second build of sales/);
        await page.type('[data-testid="area"] input', 'kept');
        await clickIn(page, '[data-testid="area"] button');
        await visitor.read('area', /pressed once/);
        await page.evaluate(() => Object.assign(window, { samePage: true }));
        await area.change('The second build', 'An exchange');
        await visitor.read('area', /An exchange of sales.*pressed once/s);
        expect(await page.$eval('[data-testid="area"] input', (field) => field.value)).toBe('kept');
        expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
        await area.change('An exchange', 'The second build');
        await visitor.read('area', /The second build of sales/);
      },
      { as: 'developer' },
    ),
  );

  test(
    'an area on the development server is drawn in a running portal, and so are its changes and its faults',
    smoke.visit(
      async (visitor) => {
        await area.show(visitor);
        await visitor.open('/sales/overview');
        await visitor.read('area', /The second build of sales/);
        await area.change('The second build', 'A change');
        await visitor.read('area', /A change of sales/);
        await area.change('<h1>', '<h1');
        // The frame of the fault is there before its page, and is filled later still.
        const saysWhere = async () => {
          const overlay = await visitor.page.$('#webpack-dev-server-client-overlay');
          const described = await (await overlay?.contentFrame())?.$('text/page.tsx');
          return (await described?.isVisible()) ?? false;
        };
        expect(await eventually(saysWhere, Boolean)).toBe(true);
        await area.change('<h1', '<h1>');
        await visitor.page.waitForSelector('#webpack-dev-server-client-overlay', { hidden: true });
        await visitor.read('area', /A change of sales/);
      },
      { as: 'developer' },
    ),
  );
});

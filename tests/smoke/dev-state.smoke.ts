import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { project } from '../../build/project.ts';
import gallery from '../../examples/gallery/manifest.json' with { type: 'json' };
import { runNode } from '../../scripts/lib/run-child.mjs';
import { clickIn } from './support/browser/in-sight.ts';
import { faults } from './support/page/faults.ts';
import { DevelopedArea } from './support/portal/developed-area.ts';
import { smokeSuite } from './support/smoke-suite.ts';

/** A build of the portal, with the areas that are looked at here, beside all else that runs. */
const buildTime = 300_000;
const distFolder = join(project, 'dist/development');
let area: DevelopedArea;

beforeAll(async () => {
  const env = { ...process.env, PORTAL_BUILD: 'development', PORTAL_BUILD_OUT: distFolder };
  expect(await runNode(['scripts/build.mjs', 'gallery', 'sales'], { env })).toBe(0);
  area = await DevelopedArea.serve();
}, buildTime);

const smoke = smokeSuite({ settings: () => ({ distFolder, overrideOrigins: [area.origin] }) });

afterAll(() => area?.stop());

const galleryPages = gallery.menu.pages.map(({ path }) => path);

describe('the gallery of components, in a portal built for development', () => {
  const languages = [
    ['zh_CN', '#3366FF'],
    ['en', 'dark'],
  ] as const;
  test.each(languages)(
    'S9.018 every component in %s, theme %s: axe finds nothing serious, nothing complains',
    (language, theme) =>
      smoke.visit(
        async (visitor) => {
          await visitor.hold('theme', theme);
          for (const path of galleryPages) {
            await visitor.open(path);
            await visitor.see('specimen');
            if (path === '/gallery/figures')
              await visitor.page.waitForSelector('[data-testid="chart"] svg', { visible: true });
            expect([...(await faults(visitor)), ...visitor.trace.complaints]).toEqual([]);
          }
          expect(visitor.trace.complaints).toEqual([]);
        },
        { as: 'demo', language },
      )(),
  );
});

describe('npm run dev, in a portal built for development', () => {
  test(
    'a change of a component is drawn in the page as it stands: what was typed and opened stays',
    smoke.visit(
      async (visitor) => {
        const { page } = visitor;
        await area.show(visitor);
        await visitor.open('/sales/overview');
        await visitor.read('area', /The second build of sales/);
        await page.type('[data-testid="area"] input', 'kept');
        await clickIn(page, '[data-testid="area"] button');
        await visitor.read('area', /pressed once/);
        await page.evaluate(() => Object.assign(window, { samePage: true }));
        await area.change('The second build', 'A change');
        await visitor.read('area', /A change of sales.*pressed once/s);
        expect(await page.$eval('[data-testid="area"] input', (field) => field.value)).toBe('kept');
        expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
      },
      { as: 'developer' },
    ),
  );
});

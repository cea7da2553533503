import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type DevArea, devArea } from '../../build/dev-area.ts';
import { project } from '../../build/project.ts';
import { eventually } from './support/eventually.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const name = '@portal/area-sales';
const origins: string[] = [];
let folder = '';
let served: DevArea | null = null;

beforeAll(async () => {
  // Inside the project, so that its packages are found.
  folder = await mkdtemp(join(project, 'dist/.dev-journey-'));
  await cp(join(project, 'tests/fixtures/second-sales'), folder, { recursive: true });
  served = await devArea({ name, entry: join(folder, 'index.ts') }, null, () => undefined);
  origins.push(served.origin);
});

const smoke = smokeSuite({ settings: { overrideOrigins: origins } });

afterAll(async () => {
  await served?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function change(from: string, to: string): Promise<void> {
  const page = join(folder, 'page.tsx');
  await writeFile(page, (await readFile(page, 'utf8')).replace(from, to));
}

describe('npm run dev', () => {
  test(
    'an area on the development server is drawn in a running portal, and so are its changes and its faults',
    smoke.visit(
      async (visitor) => {
        await visitor.page.evaluateOnNewDocument(
          (module: string, at: string) => localStorage.setItem(`import-map-override:${module}`, at),
          name,
          `${served?.origin}/index.js`,
        );
        await visitor.open('/sales/overview');
        await visitor.read('area', /The second build of sales/);
        await change('The second build', 'A change');
        await visitor.read('area', /A change of sales/);
        await change('<h1>', '<h1');
        // The frame of the fault is there before its page, and is filled later still.
        const saysWhere = async () => {
          const overlay = await visitor.page.$('#webpack-dev-server-client-overlay');
          const said = await (await overlay?.contentFrame())?.$('text/page.tsx');
          return (await said?.isVisible()) ?? false;
        };
        expect(await eventually(saysWhere, Boolean)).toBe(true);
        await change('<h1', '<h1>');
        await visitor.page.waitForSelector('#webpack-dev-server-client-overlay', { hidden: true });
        await visitor.read('area', /A change of sales/);
      },
      { as: 'developer' },
    ),
  );
});

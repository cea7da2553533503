import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer';
import type { Configuration } from 'webpack';
import { project } from '../../../build/project.ts';
import { compile } from '../../../build/webpack/compile.ts';
import { moduleConfiguration } from '../../../build/webpack/webpack-configurations.ts';
import { openBrowser } from '../../smoke/support/browser/open-browser.ts';
import { startPortal } from '../../smoke/support/portal/start-portal.ts';
import { absolute, compared, type Figure } from '../figures.ts';
import { serveSide } from '../front/serve-side.ts';
import { visitSide } from '../front/visit-side.ts';
import { median } from '../median.ts';
import type * as Reading from './reading.ts';
import type * as Switching from './switching.ts';

interface Loader {
  import(address: string): Promise<unknown>;
}

const rounds = 15;
const prefix = '/sandbox-bench/';

const built = (folder: string, name: string, file: string, filename: string): Configuration => {
  const own = moduleConfiguration({ name, entry: join(project, 'tests/bench/sandbox', file) }, folder);
  return { ...own, output: { ...own.output, filename } };
};

/** What a window of its own costs an area: at each switch, and at each name that its code reads. */
export async function benchSandbox(progress: (text: string) => void): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  progress('building the same loops with and without a window of their own');
  await compile([
    built(folder, '@portal/area-reading', 'reading.ts', 'own.js'),
    built(folder, '@portal/reading', 'reading.ts', 'page.js'),
    built(folder, '@portal/switching', 'switching.ts', 'switching.js'),
  ]);
  const portal = await startPortal();
  const side = await serveSide({ name: 'portal', portal: portal.origin, files: { prefix, folder } });
  const { browser, close } = await openBrowser({ plain: true });
  try {
    const visitor = await visitSide(browser, side);
    await visitor.open('/home');
    await visitor.quiet();
    progress(`${rounds} rounds of 100 switches`);
    const switches = [await measureSwitching(visitor.page, true), await measureSwitching(visitor.page, false)];
    const figures = [switchFigure(...(switches as [number, number]))];
    for (const [loop, words, limit] of loops) {
      progress(`reading ${words}`);
      const own = await measureReading(visitor.page, 'own.js', loop);
      const page = await measureReading(visitor.page, 'page.js', loop);
      figures.push(
        limit === 'ratio'
          ? compared(`sandbox: reading ${words}`, 'ns', own, page, 1.2)
          : { ...absolute(`sandbox: reading ${words}`, 'ns', own, limit), floor: page },
      );
    }
    return figures;
  } finally {
    await close();
    await side.stop();
    await portal.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const loops: [keyof typeof Reading, string, number | 'ratio'][] = [
  ['bound', 'a name of the language in a loop', 'ratio'],
  ['own', 'a name that the area has written', 2000],
  ['shared', 'a name of the browser', 2000],
  ['method', 'a function of the browser', 2000],
];

const switchFigure = (own: number, tidied: number): Figure => ({
  ...absolute('sandbox: leaving one area and entering the next', 'ms', own, 2),
  floor: tidied,
});

/** Milliseconds of a switch: the median of some rounds, each an average of a hundred, since the clock ticks in tenths. */
async function measureSwitching(page: Page, own: boolean): Promise<number> {
  const taken = await page.evaluate(
    async (address: string, times: number, apart: boolean) => {
      const system = Reflect.get(globalThis, 'System') as Loader;
      const { switching } = (await system.import(address)) as typeof Switching;
      return Array.from({ length: times + 1 }, () => switching(100, apart)).slice(1);
    },
    `${prefix}switching.js`,
    rounds,
    own,
  );
  return median(taken);
}

/** Nanoseconds of one turn of a loop: the median of some rounds, after one to warm up. */
async function measureReading(page: Page, file: string, loop: keyof typeof Reading): Promise<number> {
  const taken = await page.evaluate(
    async (address: string, name: keyof typeof Reading, times: number) => {
      const system = Reflect.get(globalThis, 'System') as Loader;
      const { [name]: run } = (await system.import(address)) as typeof Reading;
      // As many turns as fill some tenths of a second, whatever one of them takes.
      let turns = 10_000;
      const measure = () => {
        const began = performance.now();
        run(turns);
        return performance.now() - began;
      };
      while (measure() < 50) turns *= 2;
      return Array.from({ length: times }, () => (measure() / turns) * 1e6);
    },
    `${prefix}${file}`,
    loop,
    rounds,
  );
  return median(taken);
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { describe, expect, test } from 'vitest';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Language, Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Pages, and what is on screen when they are whole. */
const pages = [
  { path: '/home', hook: 'sign-in', as: undefined },
  { path: '/dashboard', hook: 'panel', as: 'demo' },
  { path: '/sales/overview', hook: 'chart', as: 'demo' },
  { path: '/sales/trend', hook: 'chart', as: 'demo' },
  { path: '/sales/ranking', hook: 'pivot', as: 'demo' },
  { path: '/sales/structure', hook: 'chart', as: 'demo' },
] as const;

/** Serious faults of accessibility, each with the places it was found at. */
async function faults(visitor: Visitor): Promise<string[]> {
  // The policy of the page refuses foreign scripts, so the tool comes through the debugging channel.
  await visitor.page.evaluate(`${readFileSync(axe, 'utf8')};undefined`);
  const results = await visitor.page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return results.violations
    .filter((violation) => violation.impact === 'serious' || violation.impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}

describe.each<Language>(['zh_CN', 'en'])('look in %s', (language) => {
  for (const { path, hook, as } of pages) {
    test(
      `${path} has no serious fault of accessibility and says everything in its language`,
      smoke.visit(
        async (visitor) => {
          await visitor.open(path === '/home' ? '/home?redirect=%2Fdashboard' : path);
          await visitor.see(hook);
          await visitor.page.waitForNetworkIdle({ idleTime: 500 });
          expect(await faults(visitor)).toEqual([]);
          expect(await visitor.page.$eval('html', (root) => root.lang)).toBe(language === 'en' ? 'en' : 'zh-CN');
          expect(visitor.trace.complaints).toEqual([]);
        },
        { language, ...(as ? { as } : {}) },
      ),
    );
  }
});

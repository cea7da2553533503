import { describe, expect, test } from 'vitest';
import { faults } from './support/faults.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Language } from './support/visitor.ts';

const smoke = smokeSuite();

/** Pages, and what is on screen when they are whole. */
const pages = [
  { path: '/home', hook: 'sign-in', as: undefined },
  { path: '/dashboard', hook: 'panel', as: 'demo' },
  { path: '/sales/overview', hook: 'chart', as: 'demo' },
  { path: '/sales/trend', hook: 'chart', as: 'demo' },
  { path: '/sales/ranking', hook: 'pivot', as: 'demo' },
  { path: '/sales/structure', hook: 'chart', as: 'demo' },
] as const;

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

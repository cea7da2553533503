import { expect, test } from '@jest/globals';
import { readMemory } from './support/browser/page-memory.ts';
import { enter, signIn } from './support/door/sign-in.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();

/** What only the first person follows: nobody else may read it, nor may it be anywhere once they have gone. */
const secret = 'followed-by-the-first-7391';

const areas = ['sales', 'news', 'policy', 'baogao'];

/** Opens the dashboard and every area by the rail. @returns the calls of each, without what differs every time */
async function walk(visitor: Visitor): Promise<Record<string, string[]>> {
  const called: Record<string, string[]> = {};
  const look = async (place: string, arrive: () => Promise<unknown>) => {
    const before = visitor.trace.requests.length;
    await arrive();
    await visitor.quiet(1000);
    const paths = visitor.trace.requests.slice(before).map((request) => new URL(request.url()).pathname);
    called[place] = [...new Set(paths.filter((path) => path.startsWith('/api/') && !path.includes('tracking')))].sort();
  };
  for (const area of areas) {
    await look(area, async () => {
      await visitor.openApp(`/${area}`);
      await visitor.see('area', { area, state: 'mounted' });
    });
  }
  await look('dashboard', async () => {
    await visitor.click('rail-home');
    await visitor.see('dashboard');
  });
  return called;
}

test(
  'a second person in the same page finds nothing of the first: every page asks anew, and no byte is left',
  smoke.visit(
    async (visitor) => {
      const { db } = smoke.portal.server.stores.state;
      const demo = await db
        .selectFrom('account')
        .select('account_id')
        .where('user_name', '=', 'demo')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('news_preference')
        .values({ ...demo, kind: 'topic', value: secret })
        .execute();
      await enter(visitor, 'demo');
      await visitor.quiet(1000);
      await visitor.page.evaluate(() => {
        Object.assign(window, { samePage: true });
        // It notes 250 files and no more: quiet() would no longer see what comes after.
        performance.setResourceTimingBufferSize(10_000);
      });
      const first = await walk(visitor);
      expect((await readMemory(visitor.page)).heap).toContain(secret);

      for (const hook of ['rail-avatar', 'avatar-log-out']) await visitor.click(hook);
      await visitor.arriveAt(/^\/home\?redirect=/);
      visitor.trace.clear();
      await signIn(visitor, 'admin');
      await visitor.see('dashboard');
      await visitor.quiet(1000);
      expect(visitor.trace.paths().filter((path) => path.includes('/overview/')).length).toBeGreaterThan(7);
      const second = await walk(visitor);
      expect(await visitor.page.evaluate(() => 'samePage' in window)).toBe(true);
      for (const area of areas) expect([area, ...(second[area] ?? [])]).toEqual([area, ...(first[area] ?? [])]);
      for (const [place, text] of Object.entries(await readMemory(visitor.page))) {
        expect([place, text.includes(secret)]).toEqual([place, false]);
      }
    },
    // The heap of a profile that others have used may hold what was theirs.
    { profile: 'own', time: 600_000 },
  ),
);

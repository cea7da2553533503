import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { smokeSuite } from './support/smoke-suite.ts';
import { doTask } from './support/tasks/do-task.ts';
import { readingTasks } from './support/tasks/reading-tasks.ts';
import { tasksOf } from './support/tasks/tasks.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const stay = smoke.stay({ as: 'demo', language: 'en', time: 600_000 });

/** What docs/tasks.md says: the name of each task, and in how many presses it is done. */
const reported = [...readFileSync('docs/tasks.md', 'utf8').matchAll(/^\| \d+ \| (.+?) \| .+? \| (\d+) \|$/gm)].map(
  ([, name = '', presses]) => ({ name, presses: Number(presses) }),
);

const computer = { width: 1440, height: 900 };
const phone = { width: 390, height: 844, isMobile: true, hasTouch: true };

/** Does some of the tasks, each from the dashboard on. @returns in how many presses */
async function done(visitor: Visitor, from: number, to: number): Promise<typeof reported> {
  const { members } = await smoke.portal.server.stores.market.members({ dataset: 'sales', dimension: 'model' }, 'en');
  const found: typeof reported = [];
  for (const task of [...tasksOf(members[0]?.name ?? ''), ...readingTasks].slice(from, to)) {
    await visitor.page.setViewport(task.phone ? phone : computer);
    await visitor.open('/dashboard');
    await visitor.see('dashboard');
    const presses = await doTask(visitor, task).catch((error: Error) => {
      throw new Error(`${task.name}: ${error.message}`);
    });
    found.push({ name: task.name, presses });
    // The rail would lead back to where this task has ended.
    await visitor.page.evaluate(() => sessionStorage.removeItem('last-places'));
  }
  expect(visitor.trace.complaints).toEqual([]);
  return found;
}

test(
  'S2.081 twenty tasks of an analyst are done from the dashboard in the presses that docs/tasks.md says, most in five or fewer',
  stay(async (visitor) => {
    const twenty = await done(visitor, 0, 20);
    expect(twenty).toEqual(reported.slice(0, 20));
    expect(twenty.filter(({ presses }) => presses <= 5).length).toBeGreaterThan(10);
  }),
);

test(
  'S2.081 eight questions of a meeting are answered so too: who took it, where, which of many, since when, and on a phone',
  stay(async (visitor) => {
    const eight = await done(visitor, 20, 28);
    expect(eight).toEqual(reported.slice(20, 28));
    expect(eight).toHaveLength(8);
  }),
);

test(
  'S1.005 S1.006 questions of who reads and compares cars are answered in five presses or fewer, as docs/tasks.md says',
  stay(async (visitor) => {
    const others = await done(visitor, 28, reported.length);
    expect(others).toEqual(reported.slice(28));
    expect(others).toHaveLength(readingTasks.length);
    expect(others.filter(({ presses }) => presses > 5)).toEqual([]);
  }),
);

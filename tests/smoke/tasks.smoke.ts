import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { smokeSuite } from './support/smoke-suite.ts';
import { doTask, tasksOf } from './support/tasks.ts';

const smoke = smokeSuite();
const stay = smoke.stay({ as: 'demo', language: 'en', time: 180_000 });

/** What docs/tasks.md says: the name of each task, and in how many presses it is done. */
const reported = [...readFileSync('docs/tasks.md', 'utf8').matchAll(/^\| \d+ \| (.+?) \| .+? \| (\d+) \|$/gm)].map(
  ([, name = '', presses]) => ({ name, presses: Number(presses) }),
);

test(
  'S2.081 twenty tasks of an analyst are done from the dashboard in the presses that docs/tasks.md says, most in five or fewer',
  stay(async (visitor) => {
    const { members } = await smoke.portal.server.stores.market.members({ dataset: 'sales', dimension: 'model' }, 'en');
    const done: typeof reported = [];
    for (const task of tasksOf(members[0]?.name ?? '')) {
      await visitor.open('/dashboard');
      await visitor.see('dashboard');
      const presses = await doTask(visitor, task).catch((error: Error) => {
        throw new Error(`${task.name}: ${error.message}`);
      });
      done.push({ name: task.name, presses });
    }
    expect(done).toEqual(reported);
    expect(done).toHaveLength(20);
    expect(done.filter(({ presses }) => presses <= 5).length).toBeGreaterThan(10);
    expect(visitor.trace.complaints).toEqual([]);
  }),
  180_000,
);

import { expect, test } from '@jest/globals';
import { postgresMissing } from '../../../server/testing/postgres.ts';
import { runRestarts } from './run-restarts.ts';

/** Of `npm run attack -- restarts`, which restarts ten times under eight readers and two writers. */
const plan = { restarts: 2, readers: 2, writers: 1 };

(postgresMissing() ? test.skip : test)(
  'a server whose PostgreSQL is restarted goes on, and nothing it has acknowledged is lost',
  async () => {
    const { faults, hasEnded, slowestReturn, refused } = await runRestarts(plan);
    expect({ faults, hasEnded }).toEqual({ faults: [], hasEnded: false });
    expect(slowestReturn).toBeLessThan(Number.POSITIVE_INFINITY);
    // PostgreSQL was truly away.
    expect(refused).toBeGreaterThan(0);
  },
);

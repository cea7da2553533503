import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { citusMissing, startCitus } from '../../../server/testing/citus.ts';
import { asInstalled } from '../../../server/testing/postgres.ts';
import type { Figure } from '../figures.ts';
import { askBoth, type Progress } from './ask-both.ts';
import { factsWanted } from './facts-wanted.ts';
import { makeLargeMarket } from './make-large-market.ts';

/** Each of three nodes has a third of what one server of its own would have. */
const settings = ['shared_buffers=700MB', 'max_wal_size=2GB', 'effective_cache_size=2GB'];

/** The twelve questions to a coordinator and two workers on this machine, beside DuckDB. */
export async function benchCitus(progress: Progress): Promise<Figure[]> {
  const missing = citusMissing();
  if (missing !== null) {
    progress(`left out: ${missing}`);
    return [];
  }
  const nodes = await startCitus(3, [...asInstalled, ...settings]);
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  try {
    progress(`making ${factsWanted} facts`);
    return await askBoth(folder, nodes.urls[0], await makeLargeMarket(folder, factsWanted), progress);
  } finally {
    await nodes.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

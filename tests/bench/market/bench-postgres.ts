import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMarketDatabase } from '../../../server/market/engine/database.ts';
import { usualMarketLimits } from '../../../server/settings/settings-market.ts';
import { asInstalled, createDatabase, postgresMissing, startPostgres } from '../../../server/testing/postgres.ts';
import type { Figure } from '../figures.ts';
import { askBoth, type Progress } from './ask-both.ts';
import { benchSharedParts } from './bench-shared-parts.ts';
import { factsWanted } from './facts-wanted.ts';
import { makeLargeMarket } from './make-large-market.ts';
import { thinMarket } from './thin-market.ts';

/** As a server of its own would be set on this machine; what tests set for speed alone is not put back. */
const settings = ['shared_buffers=2GB', 'max_wal_size=4GB', 'effective_cache_size=4GB'];

/** The twelve questions to PostgreSQL beside DuckDB, at a million and ten million facts; and deliveries onto these. */
export async function benchPostgres(progress: Progress): Promise<Figure[]> {
  const missing = postgresMissing();
  const server = missing ? null : await startPostgres([...asInstalled, ...settings]);
  if (!server) {
    progress(`left out: ${missing}`);
    return [];
  }
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  try {
    progress(`making ${factsWanted} facts`);
    const whole = await makeLargeMarket(folder, factsWanted);
    const thin = await thinMarket(folder, whole.id, 10);
    const figures = await askBoth(folder, server.url, thin, progress);
    const url = await createDatabase(server.url);
    figures.push(...(await askBoth(folder, url, whole, progress)));
    progress('publishing a delivery and a correction onto it');
    const database = await openMarketDatabase(url, usualMarketLimits);
    figures.push(...(await benchSharedParts(folder, url, database, whole)));
    await database.close();
    return figures;
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

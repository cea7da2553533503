import type { MarketLimits } from '../../settings/settings-market.ts';
import type { Dataset } from '../datasets/index.ts';
import { readFactCounts } from '../opened/fact-counts.ts';
import { readMembers, storedDatasets } from '../opened/member-index.ts';
import type { OpenRelease } from '../opened/open-release.ts';
import { coverageIn } from '../tables/derive-coverage.ts';
import { type Connections, connectionsTo } from './connections.ts';
import type { EngineHealth } from './engine-health.ts';
import { storedCounts } from './keep-counts.ts';
import { quotedName } from './names.ts';
import type { PublishedThere } from './register.ts';
import { onConnections, statementsOn } from './run-statements.ts';
import { writeThere } from './write-there.ts';

/** As many as questions run at once, and files that are written beside them. */
const connectionsOfRelease = 8;

/** Of the memory, what one step of a statement may take: six statements, of which each has some such steps at once. */
const stepsAtOnce = 24;

/** A statement whose node went away ends by itself so many seconds after it should have been stopped. */
const grace = 5;

/** How the sessions that ask a release are set. */
const settingsOf = (schema: string, { memory, threads, seconds }: MarketLimits): Record<string, string> => ({
  search_path: quotedName(schema),
  default_transaction_read_only: 'on',
  statement_timeout: `${seconds + grace}s`,
  work_mem: `${Math.max(4, Math.floor(memory / stepsAtOnce))}MB`,
  // Compiling takes longer than these statements do.
  jit: 'off',
  ...(threads === null ? {} : { max_parallel_workers_per_gather: String(threads - 1) }),
});

export interface There {
  url: string;
  /** Connections for the word to stop a statement. */
  word: Connections;
  limits: MarketLimits;
  health: EngineHealth;
  datasets: readonly Dataset[];
}

/** Opens a release that stands in a schema. @throws what the engine says when it cannot be read */
export async function openThere(there: There, { schema, info, publishedAt }: PublishedThere): Promise<OpenRelease> {
  const { url, word, limits, health, datasets } = there;
  const work = connectionsTo(url, settingsOf(schema, limits), connectionsOfRelease, limits.connect);
  const onConnection = onConnections({ work, word, health, seconds: limits.seconds });
  const run = statementsOn(onConnection);
  const close = () => void work.end().catch(() => undefined);
  const ask = (sql: string) => run(sql, []);
  try {
    const remaining = storedDatasets(datasets, info);
    const members = await readMembers(ask, remaining, info.history);
    const facts = await readFactCounts(storedCounts(run), info, remaining);
    const coverage = await coverageIn(ask, datasets, info, remaining);
    return { info: { ...info, coverage }, publishedAt, members, facts, run, write: writeThere(onConnection), close };
  } catch (error) {
    close();
    throw error;
  }
}

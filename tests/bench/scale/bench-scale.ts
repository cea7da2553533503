import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MarketCatalogue } from '@portal/contract';
import { openState, type StateStore } from '../../../server/state/open-state.ts';
import { asInstalled, createDatabase, postgresMissing, startPostgres } from '../../../server/testing/postgres.ts';
import { absolute, type Figure } from '../figures.ts';
import { browserClient, signedIn } from '../market/browser-client.ts';
import { factsWanted } from '../market/facts-wanted.ts';
import { makeLargeMarket } from '../market/make-large-market.ts';
import { memoryOf } from '../market/memory-of.ts';
import { type SpawnedServer, spawnServer } from '../market/spawn-server.ts';
import { percentile } from '../percentile.ts';
import { giveWatches, makePeople, signInAll } from './many-people.ts';
import { processorOf } from './processor-of.ts';
import { isServed, moreReaders, type Served } from './readers.ts';
import { countingMail, watchRun } from './watch-run.ts';

const people = 10_000;
/** Fewer for a first look: WATCHES=200. */
const watches = Number(process.env.WATCHES ?? 2_000);
const steps = [10, 20, 30, 40, 60, 80, 120, 160, 240];

type Progress = (text: string) => void;

/** The most readers who were all served, and what the next step lacked. */
function most(name: string, tried: readonly Served[], progress: Progress): Figure[] {
  const best = tried.filter(isServed).at(-1);
  if (!best) return [];
  const more = tried.at(-1);
  if (more && more !== best) progress(`${name}: ${more.readers} readers were too many, ${describe(more)}`);
  const figure = (what: string, value: number, unit: string): Figure => ({
    name: `${name}: ${what}`,
    unit,
    portal: value,
    value,
  });
  return [
    figure('readers who each ask once a second', best.readers, ''),
    figure('their answers a second', best.rate, ''),
    absolute(`${name}: their p99`, 'ms', best.slowest, 1000),
  ];
}

const describe = ({ rate, half, slowest, refused }: Served): string =>
  `${rate.toFixed(1)} answers a second, p50 ${half.toFixed(0)} ms, p99 ${slowest.toFixed(0)} ms, ${refused} refused`;

/** What the readers of some nodes get, and what of the processors the nodes take for an answer. */
async function measureNodes(
  name: string,
  nodes: readonly SpawnedServer[],
  tokens: readonly string[],
  catalogue: MarketCatalogue,
  progress: Progress,
): Promise<Figure[]> {
  const taken = async () => {
    const each = await Promise.all(nodes.map(({ pid }) => processorOf(pid)));
    return each.reduce<number>((sum, seconds) => sum + (seconds ?? 0), 0);
  };
  const began = await taken();
  let answers = 0;
  const origins = nodes.map(({ origin }) => origin);
  const tried = await moreReaders(origins, tokens, catalogue, steps, (served) => {
    answers += served.rate * 15;
    progress(`${name}, ${served.readers} readers: ${describe(served)}`);
  });
  const each = ((await taken()) - began) / Math.max(1, answers);
  progress(`${name}: about ${(each * 1000).toFixed(0)} ms of the processors an answer`);
  for (const { pid } of nodes) {
    const memory = await memoryOf(pid);
    if (memory) progress(`${name}: ${memory.peak.toFixed(0)} MB of a node at most`);
  }
  return most(name, tried, progress);
}

/** Two thousand watches that fall due in the same minute, beside one who asks. */
async function measureWatches(
  name: string,
  nodes: readonly SpawnedServer[],
  { db }: StateStore,
  { ids, catalogue, sent }: { ids: readonly string[]; catalogue: MarketCatalogue; sent: () => number },
): Promise<Figure[]> {
  const origin = nodes[0]?.origin ?? '';
  const [token = ''] = await signInAll(db, ids.slice(-1));
  await db.deleteFrom('watch').execute();
  const before = sent();
  // So long it takes to write them all.
  const due = Date.now() + 45_000;
  await giveWatches(db, ids.slice(0, watches), catalogue, due);
  const run = await watchRun(db, () => browserClient(origin, token), catalogue, {
    due,
    sent: () => sent() - before,
    count: watches,
  });
  return [
    absolute(`${name}: ${watches} watches of the same minute, sent`, 's', run.seconds, 120),
    absolute(`${name}: p99 of another who asks meanwhile`, 'ms', percentile(run.times, 0.99), 1000),
  ];
}

/** One node and three, on PostgreSQL, with ten thousand accounts: readers, and a minute with two thousand watches. */
export async function benchScale(progress: Progress): Promise<Figure[]> {
  const missing = postgresMissing();
  if (missing) {
    progress(missing);
    return [];
  }
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-scale-'));
  const postgres = await startPostgres([...asInstalled, 'shared_buffers=512MB']);
  const mail = await countingMail();
  const nodes: SpawnedServer[] = [];
  let state: StateStore | null = null;
  try {
    if (!postgres) return [];
    const market = join(folder, 'market');
    progress(`making ${factsWanted} facts`);
    await makeLargeMarket(market, factsWanted);
    const url = await createDatabase(postgres.url);
    const add = async () => {
      const own = join(folder, `node${nodes.length + 1}`);
      await mkdir(own);
      await symlink(market, join(own, 'market'));
      const mails = { PORTAL_SMTP_URL: mail.url, PORTAL_MAIL_FROM: 'Portal <portal@example.com>' };
      nodes.push(await spawnServer(own, { PORTAL_DATABASE_URL: url, ...mails }));
    };
    await add();
    state = await openState({ url });
    const ids = await makePeople(state.db, people);
    progress(`${people} accounts are there`);
    const tokens = await signInAll(state.db, ids.slice(0, Math.max(...steps)));
    const client = await signedIn(nodes[0]?.origin ?? '', 'admin', 'Portal-2026-admin');
    const catalogue = await client.read('marketCatalogue', { dataset: 'sales' });
    client.close();
    const figures: Figure[] = [];
    for (const name of ['one node', 'three nodes']) {
      while (name === 'three nodes' && nodes.length < 3) await add();
      figures.push(...(await measureNodes(name, nodes, tokens, catalogue, progress)));
      figures.push(...(await measureWatches(name, nodes, state, { ids, catalogue, sent: mail.count })));
    }
    return figures;
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    await state?.close();
    await postgres?.stop();
    await mail.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MarketQuery } from '@portal/contract';
import { type TypicalQuestion, typicalQuestions } from '../../../server/market/testing/typical-questions.ts';
import { compared, type Figure } from '../figures.ts';
import { median } from '../median.ts';
import { type Client, readReply, signedIn } from './browser-client.ts';
import { makeLargeMarket } from './make-large-market.ts';
import { measureShare } from './measure-share.ts';
import { spawnServer } from './spawn-server.ts';
import { type BareRoute, startBareRoute } from './start-bare-route.ts';
import { type Statements, statementsOf } from './statements.ts';
import { time, varied } from './varied.ts';

const facts = 10_000_000;
const rounds = 9;
const limits = { all: 1.3, each: 1.6 };
const limitOfCache = 0.1;

interface Measured {
  name: string;
  floor: number[];
  wire: number[];
  repeated: number[];
  /** Bytes of the reply over the wire. */
  bytes: number;
}

interface Sides {
  client: Client;
  floor: BareRoute;
  statements: Statements;
}

/** One turn of one question. One side idles while the other works; which of them begins changes by round. */
async function turn(found: Measured, query: MarketQuery, round: number, { client, floor, statements }: Sides) {
  const mine = varied(query, round);
  const statement = statements.of(mine);
  const bare = async () => void found.floor.push(await time(() => floor.ask(statement)));
  if (round % 2 === 0) await bare();
  found.wire.push(await time(() => client.ask('marketQuery', mine)));
  found.repeated.push(await time(() => client.ask('marketQuery', mine)));
  if (round % 2 === 1) await bare();
}

async function measure(questions: TypicalQuestion[], sides: Sides): Promise<Measured[]> {
  const all: (Measured & { query: MarketQuery })[] = [];
  for (const { name, query } of questions) {
    // Warms both, and reads the reply to be sure that it is an answer.
    const reply = await sides.client.ask('marketQuery', query);
    await readReply(reply);
    await sides.floor.ask(sides.statements.of(query));
    all.push({ name, query, floor: [], wire: [], repeated: [], bytes: reply.body.length });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const entry of all) await turn(entry, entry.query, round, sides);
  }
  return all;
}

/** Twelve typical questions to the portal against the same statements to a bare route, at ten million facts. */
async function compare(folder: string, id: string, progress: (text: string) => void): Promise<Figure[]> {
  const market = join(folder, 'market');
  const [server, floor, statements] = await Promise.all([
    spawnServer(folder),
    startBareRoute(market, id),
    statementsOf(market, id),
  ]);
  try {
    const client = await signedIn(server.origin, 'demo', 'Portal-2026');
    const catalogue = await client.read('marketCatalogue', { dataset: 'sales' });
    progress(`${statements.facts} facts; a reply is read to its last byte, not decompressed and not parsed`);
    const questions = typicalQuestions(catalogue, { city: '3101', segment: 'SUV_A' });
    const measured = await measure(questions, { client, floor, statements });
    client.close();
    const found = measured.map(({ name, bytes, ...times }) => {
      const [bare, wire, repeated] = [median(times.floor), median(times.wire), median(times.repeated)];
      progress(`${name}: again, from the cache ${repeated.toFixed(2)} ms, ${bytes} B`);
      return { name, bare, wire, repeated };
    });
    const sum = (key: 'wire' | 'bare' | 'repeated') => found.reduce((total, entry) => total + entry[key], 0);
    return [
      ...found.map(({ name, wire, bare }) => compared(`market: ${name}`, 'ms', wire, bare, limits.each)),
      compared('market: all twelve, against a bare route', 'ms', sum('wire'), sum('bare'), limits.all),
      compared('market: all twelve again, from the cache', 'ms', sum('repeated'), sum('wire'), limitOfCache),
    ];
  } finally {
    await Promise.all([server.stop(), floor.stop()]);
  }
}

/** Makes the market, measures, and leaves nothing behind. */
export async function benchMarket(progress: (text: string) => void): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  try {
    progress('making ten million facts');
    const { id } = await makeLargeMarket(join(folder, 'market'), facts);
    const figures = await compare(folder, id, progress);
    return [...figures, ...(await measureShare(folder, progress))];
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

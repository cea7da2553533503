import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MarketQuery } from '@portal/contract';
import { type TypicalQuestion, typicalQuestions } from '../../../server/market/typical-questions.ts';
import { compared, type Figure } from '../figures.ts';
import { median } from '../median.ts';
import { type Client, readReply, signedIn } from './browser-client.ts';
import { type EngineAlone, engineAlone } from './engine-alone.ts';
import { makeLargeMarket } from './make-large-market.ts';
import { measureShare } from './measure-share.ts';
import { spawnServer } from './spawn-server.ts';
import { time, varied } from './varied.ts';

const facts = 10_000_000;
const rounds = 9;
const limitOfWire = 1.25;
const limitOfCache = 0.1;

interface Measured {
  name: string;
  engine: number[];
  wire: number[];
  repeated: number[];
  /** Bytes of the reply over the wire. */
  bytes: number;
}

/** One turn of one question. The server idles while the engine works alone; which of them begins changes by round. */
async function turn(found: Measured, query: MarketQuery, round: number, engine: EngineAlone, client: Client) {
  const mine = varied(query, round);
  const alone = engine.prepare(mine);
  if (round % 2 === 0) found.engine.push(await time(alone));
  found.wire.push(await time(() => client.ask('marketQuery', mine)));
  found.repeated.push(await time(() => client.ask('marketQuery', mine)));
  if (round % 2 === 1) found.engine.push(await time(alone));
}

async function measure(questions: TypicalQuestion[], engine: EngineAlone, client: Client): Promise<Measured[]> {
  const all: (Measured & { query: MarketQuery })[] = [];
  for (const { name, query } of questions) {
    // Warms both, and reads the reply to be sure that it is an answer.
    const reply = await client.ask('marketQuery', query);
    await readReply(reply);
    await engine.prepare(query)();
    all.push({ name, query, engine: [], wire: [], repeated: [], bytes: reply.body.length });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const one of all) await turn(one, one.query, round, engine, client);
  }
  return all;
}

/** Twelve typical questions through HTTP against the same statements in the engine alone, at ten million facts. */
async function compare(folder: string, id: string, progress: (text: string) => void): Promise<Figure[]> {
  const server = await spawnServer(folder);
  const engine = await engineAlone(join(folder, 'market'), id);
  try {
    const client = await signedIn(server.origin, 'demo', 'Portal-2026');
    const catalogue = await client.read('marketCatalogue', { dataset: 'sales' });
    progress(`${engine.facts} facts; a reply is read to its last byte, not decompressed and not parsed`);
    const questions = typicalQuestions(catalogue, { city: '3101', segment: 'SUV_A' });
    const measured = await measure(questions, engine, client);
    client.close();
    const found = measured.map(({ name, bytes, ...times }) => {
      const [engine, wire, repeated] = [median(times.engine), median(times.wire), median(times.repeated)];
      progress(`${name}: again, from the cache ${repeated.toFixed(2)} ms, ${bytes} B`);
      return { name, engine, wire, repeated };
    });
    const sum = (key: 'wire' | 'engine' | 'repeated') => found.reduce((total, one) => total + one[key], 0);
    return [
      ...found.map(({ name, wire, engine }) => compared(`market: ${name}`, 'ms', wire, engine, limitOfWire)),
      compared('market: all twelve, HTTP against the engine', 'ms', sum('wire'), sum('engine'), limitOfWire),
      compared('market: all twelve again, from the cache', 'ms', sum('repeated'), sum('wire'), limitOfCache),
    ];
  } finally {
    engine.close();
    await server.stop();
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

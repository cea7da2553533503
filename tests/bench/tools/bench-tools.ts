import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallData } from '@portal/contract';
import { makeDemoMarket } from '../../../server/demo/index.ts';
import { publishRelease } from '../../../server/market/index.ts';
import { absolute, type Figure } from '../figures.ts';
import { type Client, signedIn } from '../market/browser-client.ts';
import { spawnServer } from '../market/spawn-server.ts';
import { median } from '../median.ts';
import { percentile } from '../percentile.ts';

/** So many models are asked for, each once: what was answered before is cached. */
const models = 30;

/** How long after a start insights are surely made ready, in ms. */
const madeReady = 15_000;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The first call of each tool that a server has answered since it was started, in ms. */
async function firstCalls(
  folder: string,
): Promise<Record<'life' | 'funnel' | 'decision' | 'insights' | 'ready', number>> {
  const alone = async (ask: (client: Client) => Promise<unknown>, after = 0) => {
    const server = await spawnServer(folder);
    try {
      const client = await signedIn(server.origin, 'demo', 'Portal-2026');
      await new Promise((resolve) => setTimeout(resolve, after));
      const time = await timeOf(() => ask(client));
      client.close();
      return time;
    } finally {
      await server.stop();
    }
  };
  return {
    life: await alone((client) => client.read('marketModelLife', {})),
    funnel: await alone((client) => client.read('marketFunnel', { by: 'brand', months: 12 })),
    decision: await alone((client) =>
      client.read('marketDecision', { kind: 'launch', segment: 'SUV_A', price: 150_000 }),
    ),
    insights: await alone((client) => client.read('marketInsights', {})),
    ready: await alone((client) => client.read('marketInsights', {}), madeReady),
  };
}

/** Each tool about models that nobody has asked about yet, in ms; the store is warm. */
async function nextCalls(folder: string) {
  const server = await spawnServer(folder);
  try {
    const client = await signedIn(server.origin, 'demo', 'Portal-2026');
    await client.read('marketModelLife', {});
    const found: CallData<'marketMembers'> = await client.read('marketMembers', {
      dataset: 'sales',
      dimension: 'model',
      limit: models,
    });
    const times = { life: [] as number[], funnel: [] as number[], decision: [] as number[] };
    for (const { key } of found.members) {
      times.life.push(await timeOf(() => client.read('marketModelLife', { model: key })));
      times.funnel.push(await timeOf(() => client.read('marketFunnel', { by: 'model', member: key, months: 12 })));
      const decision = {
        kind: 'price',
        subject: { dimension: 'model', key },
        change: { value: -0.05, unit: 'part' },
      } as const;
      times.decision.push(await timeOf(() => client.read('marketDecision', decision)));
    }
    client.close();
    return times;
  } finally {
    await server.stop();
  }
}

/** The tools of the solution pages over the wire: their first call after a start, and calls about one model after the other. */
export async function benchTools(progress: (text: string) => void): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  try {
    progress('making the demonstration market');
    // Whole, so that no server goes on making it meanwhile.
    const market = join(folder, 'market');
    await publishRelease(market, (await makeDemoMarket(market)).id);
    progress('the first call of each tool after a start');
    const first = await firstCalls(folder);
    progress(`each tool about ${models} models`);
    const next = await nextCalls(folder);
    const both = (name: string, times: readonly number[]) => [
      absolute(`${name}, warm store, p50`, 'ms', median([...times]), 250),
      absolute(`${name}, warm store, p95`, 'ms', percentile(times, 0.95), 500),
    ];
    return [
      absolute('life curve, first call after a start', 'ms', first.life, 1000),
      ...both('life curve', next.life),
      absolute('funnel, first call after a start', 'ms', first.funnel, 1000),
      ...both('funnel', next.funnel),
      absolute('decision sheet, first call after a start', 'ms', first.decision, 1000),
      ...both('decision sheet', next.decision),
      absolute('insights of the month, first call after a start', 'ms', first.insights, 3000),
      absolute('insights of the month, first call once they are made ready', 'ms', first.ready, 200),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { MarketCatalogue, MarketQuery } from '@portal/contract';
import { typicalQuestions } from '../../../server/market/testing/typical-questions.ts';
import { browserClient, type Client, readReply } from '../market/browser-client.ts';
import { time, varied } from '../market/varied.ts';
import { percentile } from '../percentile.ts';

/** What so many readers got who each ask once a second. */
export interface Served {
  readers: number;
  /** Answers a second, and how long they took in ms. */
  rate: number;
  half: number;
  slowest: number;
  refused: number;
}

/** No refusal has as many bytes. */
const shortest = 600;

/** So long a number of readers asks before it counts, and while it counts, in ms. */
const [warming, counted] = [3000, 12_000];

/** As many as were served well enough, and no more are tried after that. */
const patience = 1000;

/** Someone who asks a question a second, none of which was asked before. */
async function reader(
  client: Client,
  questions: readonly MarketQuery[],
  place: number,
  { from, to }: { from: number; to: number },
): Promise<{ times: number[]; refused: number }> {
  const times: number[] = [];
  let refused = 0;
  // They do not all ask at the same instant.
  await pause((place * 37) % 1000);
  for (let turn = 0; performance.now() < to; turn += 1) {
    const query = questions[(place + turn) % questions.length];
    if (!query) throw new Error('there is no question');
    const began = performance.now();
    let isAnswered = true;
    const taken = await time(async () => {
      const reply = await client.ask('marketQuery', varied(query, ((began * 1000 + place) % 4000) | 0));
      // A refusal is short. An answer is not parsed: that is the work of the machine that asks.
      isAnswered = reply.body.length > shortest || (await readReply(reply).then(Boolean, () => false));
    });
    if (began >= from && isAnswered) times.push(taken);
    if (began >= from && !isAnswered) refused += 1;
    await pause(Math.max(0, 1000 - taken));
  }
  return { times, refused };
}

/** How it goes for so many readers, who are spread over the nodes. */
async function serve(
  origins: readonly string[],
  tokens: readonly string[],
  questions: readonly MarketQuery[],
): Promise<Served> {
  const clients = await Promise.all(
    tokens.map((token, place) => browserClient(origins[place % origins.length] ?? '', token)),
  );
  const from = performance.now() + warming;
  const span = { from, to: from + counted };
  const found = await Promise.all(clients.map((client, place) => reader(client, questions, place, span)));
  for (const client of clients) client.close();
  const times = found.flatMap((part) => part.times);
  return {
    readers: tokens.length,
    rate: (times.length / counted) * 1000,
    half: percentile(times, 0.5),
    slowest: percentile(times, 0.99),
    refused: found.reduce((sum, part) => sum + part.refused, 0),
  };
}

/**
 * More and more readers, until a hundredth of the answers takes longer than a second, or some are refused.
 * @param tokens of as many accounts as there may be readers
 * @returns every number that was tried, the last of which may be too many
 */
export async function moreReaders(
  origins: readonly string[],
  tokens: readonly string[],
  catalogue: MarketCatalogue,
  steps: readonly number[],
  tried: (served: Served) => void,
): Promise<Served[]> {
  const questions = typicalQuestions(catalogue, { city: '3101', segment: 'SUV_A' }).map(({ query }) => query);
  const all: Served[] = [];
  for (const readers of steps) {
    const served = await serve(origins, tokens.slice(0, readers), questions);
    all.push(served);
    tried(served);
    if (!isServed(served)) break;
  }
  return all;
}

/** Whether all were answered, and 99 of 100 within a second. */
export const isServed = ({ slowest, refused }: Served): boolean => refused === 0 && slowest <= patience;

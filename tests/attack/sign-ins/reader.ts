import { setTimeout as pause } from 'node:timers/promises';
import type { MarketQuery } from '@portal/contract';
import { typicalQuestions } from '../../../server/market/testing/typical-questions.ts';
import { type Client, readReply, signedIn } from '../../bench/market/browser-client.ts';

/** Milliseconds of each call that a signed-in person made. */
export interface Times {
  user: number[];
  market: number[];
}

export interface Reader {
  /** Calls, reads, and calls again, 20 ms after each reply. */
  read(seconds: number): Promise<Times>;
  close(): void;
}

/** Questions that differ in their key and not in their work: the limits are above all rows there are. */
function* variants(query: MarketQuery): Generator<MarketQuery, never> {
  for (let limit = 5000; limit > 1000; limit -= 1) yield { ...query, limit };
  throw new Error('There are no more questions that have not been asked.');
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Somebody who is signed in and reads; no market question comes twice. */
export async function openReader(origin: string): Promise<Reader> {
  const client: Client = await signedIn(origin, 'demo', 'Portal-2026');
  const catalogue = await client.read('marketCatalogue', { dataset: 'sales' });
  const [question] = typicalQuestions(catalogue, { city: '3101', segment: 'SUV_A' });
  if (!question) throw new Error('There is no typical question.');
  const questions = variants(question.query);
  await readReply(await client.ask('marketQuery', questions.next().value));
  return {
    async read(seconds) {
      const times: Times = { user: [], market: [] };
      for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
        times.user.push(await time(() => client.ask('getUserInfo', {})));
        await pause(20);
        const { value } = questions.next();
        times.market.push(await time(() => client.ask('marketQuery', value)));
        await pause(20);
      }
      return times;
    },
    close: () => client.close(),
  };
}

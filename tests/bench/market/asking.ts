import { setTimeout as pause } from 'node:timers/promises';
import type { MarketQuery } from '@portal/contract';
import { type Client, readReply } from './browser-client.ts';
import { time, varied } from './varied.ts';

/** So many questions of the same work, each of another key than all others. @param from the first of their numbers */
export const variants = (query: MarketQuery, from: number, count: number): MarketQuery[] =>
  Array.from({ length: count }, (_, place) => varied(query, from + place));

/** @returns tells whether so many milliseconds have passed since */
export function within(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds;
  return () => performance.now() > end;
}

/**
 * Asks one question after the other, and from the first again, until told to stop.
 * @param rest how long to wait after each answer, in ms
 * @returns the times in ms @throws Error where one is refused
 */
export async function asking(
  client: Client,
  questions: readonly MarketQuery[],
  rest: number,
  isOver: () => boolean,
): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; !isOver(); turn += 1) {
    const query = questions[turn % questions.length];
    if (query) times.push(await time(async () => readReply(await client.ask('marketQuery', query))));
    await pause(rest);
  }
  return times;
}

/** Whether a question is answered, or refused. */
export const isAnswered = async (client: Client, query: MarketQuery): Promise<boolean> =>
  readReply(await client.ask('marketQuery', query)).then(
    () => true,
    () => false,
  );

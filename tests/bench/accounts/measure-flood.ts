import { setTimeout as pause } from 'node:timers/promises';
import type { MarketQuery } from '@portal/contract';
import { signInLimits } from '../../../server/accounts/tries/sign-in-limits.ts';
import { typicalQuestions } from '../../../server/market/testing/typical-questions.ts';
import type { StateDatabase } from '../../../server/state/open-state.ts';
import { compared, type Figure } from '../figures.ts';
import { browserClient, type Client, readReply } from '../market/browser-client.ts';
import { percentile } from '../percentile.ts';
import { floodAddress, startFlood } from './start-flood.ts';

const turns = 4;
const turnTime = 10_000;
const limit = 1.2;

/** Milliseconds of each call that a signed-in user made in a turn or several. */
interface Times {
  user: number[];
  market: number[];
}

/** The address has used up its tries, so that the limiter refuses each further one. */
async function exhaust(db: StateDatabase): Promise<void> {
  const at = Date.now();
  const rows = Array.from({ length: signInLimits.perAddress }, (_, index) => ({
    attempt_id: `bench-${index}`,
    account_key: `bench-${index}`,
    address: floodAddress,
    at,
  }));
  await db.insertInto('sign_in_attempt').values(rows).execute();
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Questions that differ in their key and not in their work: the limits are above all rows there are. */
function* variants(query: MarketQuery): Generator<MarketQuery, never> {
  for (let limit = 5000; limit > 1000; limit -= 1) yield { ...query, limit };
  throw new Error('There are no more questions that have not been asked.');
}

/** A signed-in user calls, reads, and calls again, 20 ms after each reply. No market question comes twice. */
async function use(client: Client, questions: Iterator<MarketQuery, never>, times: Times): Promise<void> {
  const end = performance.now() + turnTime;
  while (performance.now() < end) {
    times.user.push(await time(() => client.ask('getUserInfo', {})));
    await pause(20);
    const { value } = questions.next();
    times.market.push(await time(() => client.ask('marketQuery', value)));
    await pause(20);
  }
}

/**
 * 200 sign-ins a second that the limiter refuses, from another address and another process, while a signed-in user
 * makes calls; in turns with the same calls in peace.
 */
export async function measureFlood(
  origin: string,
  db: StateDatabase,
  progress: (text: string) => void,
): Promise<Figure[]> {
  const visitor = await browserClient(origin);
  const { token } = await visitor.read('simpleLogin', { userNm: 'demo', pwd: 'Portal-2026', channel: 1 });
  visitor.close();
  const client = await browserClient(origin, token);
  const catalogue = await client.read('marketCatalogue', { dataset: 'sales' });
  const [question] = typicalQuestions(catalogue, { city: '3101', segment: 'SUV_A' });
  if (!question) throw new Error('There is no typical question.');
  const questions = variants(question.query);
  await readReply(await client.ask('marketQuery', questions.next().value));
  await exhaust(db);
  const [peace, flood]: [Times, Times] = [
    { user: [], market: [] },
    { user: [], market: [] },
  ];
  await use(client, questions, { user: [], market: [] });
  for (let turn = 0; turn < turns; turn += 1) {
    await use(client, questions, peace);
    const { stop } = await startFlood(origin);
    await use(client, questions, flood);
    const { refused, other, seconds } = await stop();
    progress(
      `${(refused / seconds).toFixed(0)} refused sign-ins a second for ${seconds.toFixed(0)} s, ${other} others`,
    );
    if (other > 0 || refused / seconds < 190) throw new Error('The flood was not what it should be.');
  }
  client.close();
  const figure = (name: string, call: keyof Times, share: number) =>
    compared(name, 'ms', percentile(flood[call], share), percentile(peace[call], share), limit);
  return [
    figure('accounts: getUserInfo beside 200 refused sign-ins/s, p50', 'user', 0.5),
    figure('accounts: getUserInfo beside 200 refused sign-ins/s, p95', 'user', 0.95),
    figure('accounts: a market question beside them, p50', 'market', 0.5),
    figure('accounts: a market question beside them, p95', 'market', 0.95),
  ];
}

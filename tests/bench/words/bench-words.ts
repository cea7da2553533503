import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type Envelope } from '@portal/contract';
import { makeKey } from '../../../server/keys/key-store.ts';
import { openState } from '../../../server/state/open-state.ts';
import { questionsInEnglish } from '../../../server/wording/testing/questions-en.ts';
import { questionsInChinese } from '../../../server/wording/testing/questions-zh.ts';
import { absolute, type Figure } from '../figures.ts';
import { spawnServer } from '../market/spawn-server.ts';
import { median } from '../median.ts';
import { percentile } from '../percentile.ts';

const rounds = 200;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Sends something and reads the answer. @throws Error when it is refused */
async function send(address: string, authorization: string, body: object): Promise<Envelope<{ query: unknown }>> {
  const headers = { authorization, 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Envelope<{ query: unknown }>;
}

/** Words to labels over the wire, and what a question takes longer by the Model Context Protocol than by its call. */
export async function benchWords(progress: (text: string) => void): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  try {
    progress('making the demonstration market');
    const server = await spawnServer(folder);
    const state = await openState({ file: join(folder, 'state.sqlite') });
    try {
      const account = await state.db
        .selectFrom('account')
        .select('account_id')
        .where('user_name', '=', 'demo')
        .executeTakeFirstOrThrow();
      const rights = { label: 'bench', products: [], callsAMinute: 100_000, to: '20991231' };
      const { secret } = await makeKey(state.db, account.account_id, rights, Date.now());
      const key = `Bearer ${secret}`;
      const ask = (name: string, input: object) =>
        send(`${server.origin}/agent`, key, {
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name, arguments: input },
        });
      const texts = (questionsInChinese + questionsInEnglish)
        .split('\n')
        .flatMap((line) => line.split(' => ')[0] || []);
      progress(`reading ${texts.length} questions in words`);
      await ask('read_question', { text: '销量' });
      const words: number[] = [];
      for (const text of texts) words.push(await timeOf(() => ask('read_question', { text })));
      const query = await questionOf(ask);
      const { path } = calls.marketQuery;
      const direct: number[] = [];
      const byProtocol: number[] = [];
      // In turns, so that both meet the same machine.
      for (let round = 0; round < rounds; round += 1) {
        direct.push(await timeOf(() => send(`${server.origin}/api${path}`, key, { data: query })));
        byProtocol.push(await timeOf(() => ask('query_market', query)));
      }
      return [
        absolute('a question in words to its labels, p50', 'ms', median([...words]), 100),
        absolute('a question in words to its labels, p95', 'ms', percentile(words, 0.95), 100),
        absolute('what the Model Context Protocol adds to a question', 'ms', median(byProtocol) - median(direct), 3),
      ];
    } finally {
      await state.close();
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** A question of ten rows, with the months of the market. */
async function questionOf(ask: (name: string, input: object) => Promise<unknown>): Promise<object> {
  const answer = (await ask('read_question', { text: 'top 10 brands' })) as { result: { content: { text: string }[] } };
  return JSON.parse(answer.result.content[0]?.text ?? '{}').query;
}

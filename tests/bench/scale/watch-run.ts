import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { MarketCatalogue } from '@portal/contract';
import { SMTPServer } from 'smtp-server';
import { typicalQuestions } from '../../../server/market/testing/typical-questions.ts';
import type { StateDatabase } from '../../../server/state/open-state.ts';
import { asking, variants } from '../market/asking.ts';
import type { Client } from '../market/browser-client.ts';

/** A mail server that takes everything and counts it. */
export async function countingMail() {
  let count = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => {
        count += 1;
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: () => count,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
}

/** How a run of watches went, and how long another who asked meanwhile waited for each answer, in ms. */
export interface WatchRun {
  seconds: number;
  times: number[];
}

/** A run that takes longer has failed, in ms. */
const atMost = 900_000;

/**
 * Waits until every watch that is due has been sent, while somebody else asks a question after the other.
 * @param connect opens the connection of who asks: one that nothing is sent on until they fall due is closed
 * @param due when they fall due, in milliseconds since 1970
 * @throws Error when some have not been sent after a quarter of an hour
 */
export async function watchRun(
  db: StateDatabase,
  connect: () => Promise<Client>,
  catalogue: MarketCatalogue,
  { due, sent, count }: { due: number; sent: () => number; count: number },
): Promise<WatchRun> {
  const [top] = typicalQuestions(catalogue, { city: '3101', segment: 'SUV_A' });
  if (!top) throw new Error('there is no question');
  await pause(Math.max(0, due - Date.now()));
  const client = await connect();
  const began = performance.now();
  const isOver = () => sent() >= count || performance.now() - began > atMost;
  const times = await asking(client, variants(top.query, 1, 1500), 200, isOver).finally(() => client.close());
  if (sent() < count) {
    const notes = await db.selectFrom('watch').select('note_en').where('note_en', '<>', '').limit(1).execute();
    throw new Error(`${sent()} of ${count} watches were sent: ${notes[0]?.note_en ?? 'no note'}`);
  }
  return { seconds: (performance.now() - began) / 1000, times };
}

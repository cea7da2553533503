import { giveProof } from '../../server/proof/proof-test-kit.ts';
import { lastCode } from '../../server/testing/outbox.ts';
import { giveTicket } from './give-ticket.ts';
import { type KilledWorld, signInTo } from './killed-world.ts';
import type { SpawnedServer } from './spawned-server.ts';

/** Switches to and fro until the server is gone. @returns the last token that was given, whose it is, and how many there were */
export async function switchOn(server: SpawnedServer, { pair }: KilledWorld, token: string) {
  const last = { token, accountId: pair[0], count: 0 };
  for (;;) {
    const userId = last.accountId === pair[0] ? pair[1] : pair[0];
    const answer = await server.call('switchAccount', { channel: 1, userId }, { token: last.token }).catch(() => null);
    if (!answer?.data) return last;
    Object.assign(last, { token: answer.data.token, accountId: userId, count: last.count + 1 });
  }
}

export interface Binder {
  name: string;
  token: string;
  phone: string;
}

/** Signs in accounts that will bind a mobile, and has a code sent to each. @throws Error when one is refused */
export async function readyBinders(server: SpawnedServer, world: KilledWorld, from: number, to: number) {
  const binders: Binder[] = [];
  for (let n = from; n < to; n++) {
    const name = `binder${n}`;
    const [token, phone] = [await signInTo(server, name), `139${String(n).padStart(8, '0')}`];
    const query = { to: phone, messageChannel: 1, messageEvent: 2 };
    const captchaTicket = await giveTicket(world.state.db);
    const { status } = await server.call('sendBindCode', query, {
      token,
      captchaTicket,
      from: `10.0.${n >> 8}.${n & 255}`,
    });
    if (status.status !== 0) throw new Error(status.msg2Dev);
    binders.push({ name, token, phone });
  }
  return binders;
}

/**
 * Binds mobiles one after the other for as long as the server answers, and writes down what it has acknowledged.
 * @throws Error when it refuses one
 */
export async function bindOn(
  server: SpawnedServer,
  { dataFolder, state }: KilledWorld,
  binders: readonly Binder[],
  bound: Map<string, string>,
): Promise<void> {
  for (const { name, token, phone } of binders) {
    const payload = { phonNo: phone, emalAd: '', randomCode: lastCode(dataFolder, phone) };
    const proof = await giveProof(state.db, token, Date.now());
    const answer = await server.call('bindPhone', payload, { token, proof }).catch(() => null);
    if (answer === null) return;
    if (answer.status.status !== 0) throw new Error(answer.status.msg2Dev);
    bound.set(name, phone);
  }
}

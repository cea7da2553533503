import { randomUUID } from 'node:crypto';
import { maskContact, writeAudit } from '../../audit/index.ts';
import type { CallContext } from '../../kernel/calls/call.ts';
import type { FoundOut } from '../judging/found-out.ts';
import { type Addressed, makeMail } from '../mail/make-mail.ts';
import { watchRefusals } from '../stored/refusals.ts';
import type { WatchParts } from '../stored/watch-parts.ts';

/**
 * Sends a watch as a sample to its owner, and leaves a line of that in the trail.
 * @throws Refusal where the market does not answer or the mail does not go out
 */
export async function sendSample(
  parts: WatchParts,
  { watch, account, to }: Pick<Addressed, 'watch' | 'account' | 'to'>,
  found: FoundOut,
  { signal, address }: Pick<CallContext, 'signal' | 'address'>,
): Promise<void> {
  const { db, clock, gateways, log } = parts;
  const addressed = { watch, account, to, sample: true, id: `watch-${randomUUID()}` };
  const message = await makeMail(parts, addressed, found, signal);
  const audit = (outcome: 'done' | 'refused') =>
    writeAudit(db, {
      at: clock(),
      actor: account.user_name,
      action: 'tell-watch',
      accountId: account.account_id,
      outcome,
      address,
      detail: { watch: watch.watch_id, occasion: 'sample', to: maskContact(to) },
    });
  try {
    await gateways.send(message);
  } catch (error) {
    log()?.error({ watch: watch.watch_id, reason: String(error) }, 'a sample of a watch could not be sent');
    await audit('refused');
    throw watchRefusals.notSent();
  }
  await audit('done');
}

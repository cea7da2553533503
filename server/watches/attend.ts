import type { Language } from '@portal/contract';
import { type Account, accountFault, findById } from '../accounts/index.ts';
import { maskContact, writeAudit } from '../audit/index.ts';
import type { Message } from '../gateways/index.ts';
import { chinaDay } from '../kernel/days/dates.ts';
import { Refusal } from '../kernel/refusals/refusal.ts';
import type { Sentence } from '../kernel/words/sentence.ts';
import { ownedProducts } from '../products/index.ts';
import { listReceivers, tellReceivers } from '../receivers/index.ts';
import { findOut } from './judging/find-out.ts';
import { follow } from './judging/follow.ts';
import { notes } from './kinds/words.ts';
import { makeMail, makeWord } from './mail/make-mail.ts';
import { addressOf } from './stored/address.ts';
import { isByClock, nextInstant } from './stored/calendar.ts';
import { keepFinding } from './stored/finding-store.ts';
import { ownedSheets } from './stored/owned-sheets.ts';
import { beginSending, endSending } from './stored/sent-store.ts';
import type { WatchParts } from './stored/watch-parts.ts';
import { ruleOf, type StoredWatch, settleWatch } from './stored/watch-store.ts';

const noNote: Sentence = { zh_CN: '', en: '' };

/** What the market refuses for a while only: after a release, when many ask, it is busiest. */
const passing = ['market.engine-busy', 'market.line-full', 'market.too-slow', 'market.out-of-memory'];

/** How long after such a refusal it is asked again, in ms. */
const pause = 5 * 60 * 1000;

/**
 * Looks at a watch that was taken on, tells its owner where there is something to tell, and gives it back. Rights are
 * those of this moment: who no longer holds the product is told that, and no figure.
 * @param published when the release of now was published
 * @throws what the stores and the market say beside refusals; the signal's reason
 */
export async function attend(
  parts: WatchParts,
  taken: StoredWatch,
  published: number,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, market } = parts;
  const now = clock();
  const rule = ruleOf(taken);
  const byClock = isByClock(rule) ? nextInstant(rule, now) : null;
  const settle = (note: Sentence, more: { next_at?: number | null; told_at?: number } = {}) =>
    settleWatch(db, taken, {
      seen_at: Math.max(taken.seen_at, published),
      next_at: byClock,
      note_zh: note.zh_CN,
      note_en: note.en,
      ...more,
    });

  // A release alone makes nothing due that goes by the clock.
  if (isByClock(rule) && taken.next_at !== null && taken.next_at > now) {
    return settle({ zh_CN: taken.note_zh, en: taken.note_en }, { next_at: taken.next_at });
  }
  const account = await findById(db, taken.account_id);
  // An account that has ended is told nothing, not even that.
  if (!account || accountFault(account, now)) return settle(noNote);
  const to = await addressOf(db, account);
  const { watch, lost } = await follow(db, taken, account);
  const tell = (occasion: string, make: ((id: string) => Promise<Message>) | null) =>
    tellOnce(parts, { watch, account, to, occasion }, make);

  /** What was told by mail is told to receivers and readers of feeds as well. */
  const pass = async (occasion: string, { says, link, ended }: { says: string; link: string; ended?: true }) => {
    const { watch_id: watchId, name: title } = watch;
    await keepFinding(db, { watchId, says, link }, occasion, now);
    const message = { watchId, title, text: says, link: parts.origin() + link, ...(ended && { ended }) };
    await tellReceivers(parts, account.account_id, occasion, message);
  };

  /** Says in words why nothing more comes, and ends it there. */
  const sayEnd = async (note: Sentence, occasion: string, state: 'paused' | 'stopped') => {
    const addressed = { watch, account, to, sample: false };
    const text = note[watch.language as Language];
    const once = `${occasion} ${chinaDay(now)}`;
    const { sent, again } = await tell(once, to ? (id) => makeWord(parts, { ...addressed, id }, text) : null);
    if (sent) await pass(once, { says: text, link: '/', ended: true });
    if (again !== null) return settle(note, { next_at: again });
    return settleWatch(db, watch, { state, next_at: null, note_zh: note.zh_CN, note_en: note.en });
  };

  const sheets = ownedSheets(watch, await ownedProducts(db, account.account_id, now));
  if (!sheets) return sayEnd(notes.noRight, 'right', 'stopped');
  if (lost) return sayEnd(lost.note, 'view', 'paused');
  // Without an address no mail goes out; its receivers are told all the same.
  const isHeard = to !== '' || (await listReceivers(db, account.account_id)).length > 0;
  if (!isHeard) return settle(notes.noAddress);

  try {
    const asking = { market: market.onBehalfOf(`account ${account.account_id}`), signal };
    const found = await findOut(watch, sheets, { ...asking, language: watch.language as Language }, now);
    if (!found.tells) return settle(noNote);
    const addressed = { watch, account, to, sample: false };
    const mail = (id: string) => makeMail(parts, { ...addressed, id }, found, signal);
    const { sent, again } = await tell(found.occasion, to === '' ? null : mail);
    if (sent) {
      await pass(found.occasion, { says: found.says, link: found.link });
    }
    if (again !== null) return settle(notes.notSent, { next_at: byClock === null ? again : Math.min(again, byClock) });
    return settle(noNote, sent ? { told_at: now } : {});
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const soon = passing.includes(error.id) ? Math.min(now + pause, byClock ?? Number.POSITIVE_INFINITY) : byClock;
    return settle(error.sentence, { next_at: soon });
  }
}

interface Sending {
  watch: StoredWatch;
  account: Account;
  to: string;
  occasion: string;
}

/**
 * @param make the mail; null where only receivers are told
 * @returns whether it was told now, and when it is tried again; null for never
 */
async function tellOnce(
  { db, clock, gateways, log }: WatchParts,
  { watch, account, to, occasion }: Sending,
  make: ((id: string) => Promise<Message>) | null,
): Promise<{ sent: boolean; again: number | null }> {
  const sending = await beginSending(db, watch.watch_id, occasion, clock());
  if (!sending) return { sent: false, again: null };
  const detail = { watch: watch.watch_id, occasion, to: maskContact(to) };
  const audit = (outcome: 'done' | 'refused') =>
    writeAudit(db, {
      at: clock(),
      actor: 'watch',
      action: 'tell-watch',
      accountId: account.account_id,
      outcome,
      detail,
    });
  let message: Message | null;
  try {
    message = make && (await make(`watch-${sending.id}`));
  } catch (error) {
    // Nothing has gone out: it may be told when it can be made.
    await endSending(db, sending, false, clock());
    throw error;
  }
  try {
    if (message) await gateways.send(message);
  } catch (error) {
    log()?.error({ watch: watch.watch_id, reason: String(error) }, 'a watch could not be told');
    const again = await endSending(db, sending, false, clock());
    await audit('refused');
    return { sent: false, again };
  }
  await endSending(db, sending, true, clock());
  await audit('done');
  return { sent: true, again: null };
}

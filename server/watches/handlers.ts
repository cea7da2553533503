import { randomUUID } from 'node:crypto';
import type { Language, Watch } from '@portal/contract';
import { callerOf } from '../accounts/index.ts';
import { maskContact, writeAudit } from '../audit/index.ts';
import { productRefused } from '../catalogue/index.ts';
import { fitContact, spendMonitorCode } from '../codes/index.ts';
import type { CallContext, Handlers } from '../kernel/call.ts';
import { productOfDataset } from '../market/index.ts';
import { addressOf, bindAddress, unbindAddress } from './address.ts';
import { isByClock } from './calendar.ts';
import { changeWatch } from './change-watch.ts';
import { findOut, saidOf } from './find-out.ts';
import { makeMail } from './mail/make-mail.ts';
import { watchRefusals } from './refusals.ts';
import { isFigureRule, saysOf } from './says-of.ts';
import { checkRule, lookAt, sheetNow } from './stand.ts';
import { countAsTold } from './told-store.ts';
import { publishedAt, type WatchParts } from './watch-parts.ts';
import {
  addWatch,
  ownWatch,
  ownWatches,
  removeWatch,
  ruleOf,
  type StoredWatch,
  setPaused,
  sheetOf,
} from './watch-store.ts';
import { notes } from './words.ts';

const shown = (watch: StoredWatch, language: Language): Watch => ({
  ...{ watchId: watch.watch_id, name: watch.name, says: saidOf(watch, language) },
  link: sheetOf(watch).link,
  state: watch.state as Watch['state'],
  note: language === 'en' ? watch.note_en : watch.note_zh,
  toldAt: watch.told_at,
  nextAt: isByClock(ruleOf(watch)) ? watch.next_at : null,
});

/** What answers the calls about watches. */
export function watchHandlers(parts: WatchParts): Handlers {
  const { db, clock, market, settings, gateways } = parts;
  const now = () => ({ now: clock(), seenAt: publishedAt(parts) ?? 0 });

  /** @throws Refusal where the account does not hold what a watch needs now */
  const checkHeld = async (product: string, { held }: Pick<CallContext, 'held'>): Promise<void> => {
    if (!(await held()).has(product)) throw productRefused(product);
  };
  const askingOf = ({ accountId, signal }: CallContext, language: Language) => ({
    ...{ market: market.askedBy(`account ${accountId}`), language, signal },
  });

  return {
    async listWatches(_payload, context) {
      const account = await callerOf(db, context);
      const watches = await ownWatches(db, account.account_id);
      return {
        watches: watches.map((watch) => shown(watch, context.language)),
        ...{ address: await addressOf(db, account), most: settings.watches },
      };
    },

    async addWatch({ name, sheet, rule, language }, context) {
      const account = await callerOf(db, context);
      const product = productOfDataset(sheet.question.dataset);
      await checkHeld(product, context);
      checkRule(rule, sheet);
      const says = await saysOf(askingOf(context, language), sheet, rule);
      const { now: at, seenAt } = now();
      const wanted = { accountId: account.account_id, name, product, sheet, rule, says, language, seenAt };
      const watch = await addWatch(db, wanted, settings.watches, at);
      // What is so already is seen on the screen: it is told of what comes after.
      const found = await findOut(watch, askingOf(context, language), at).catch(async (error: unknown) => {
        // Who is refused keeps nothing half-made.
        await removeWatch(db, watch.watch_id);
        throw error;
      });
      if (found.tells && !isByClock(rule)) await countAsTold(db, watch.watch_id, found.occasion, at);
      context.trace.detail = { watch: watch.watch_id, rule: rule.kind };
      return shown(watch, context.language);
    },

    async readWatch({ watchId }, context) {
      const { account_id } = await callerOf(db, context);
      const watch = await ownWatch(db, watchId, account_id);
      await checkHeld(watch.product, context);
      const [sheet, rule, asking] = [sheetOf(watch), ruleOf(watch), askingOf(context, context.language)];
      const { question } = await sheetNow(asking, sheet);
      const row = isFigureRule(rule) ? (await lookAt(asking, sheet, rule)).named.row : '';
      return { sheets: [{ ...sheet, question }], rule, row, language: watch.language as Language };
    },

    async changeWatch({ watchId, ...setting }, context) {
      const { account_id } = await callerOf(db, context);
      const watch = await ownWatch(db, watchId, account_id);
      await checkHeld(watch.product, context);
      context.trace.detail = { watch: watchId, rule: setting.rule.kind };
      await changeWatch(db, watch, setting, askingOf(context, setting.language), now());
      return shown(await ownWatch(db, watchId, account_id), context.language);
    },

    async pauseWatch({ watchId, paused }, context) {
      const { account_id } = await callerOf(db, context);
      const watch = await ownWatch(db, watchId, account_id);
      if (!paused) await checkHeld(watch.product, context);
      context.trace.detail = { watch: watchId, paused };
      await setPaused(db, watch, paused, now());
      return shown(await ownWatch(db, watchId, account_id), context.language);
    },

    async endWatch({ watchId }, context) {
      const { account_id } = await callerOf(db, context);
      await ownWatch(db, watchId, account_id);
      context.trace.detail = { watch: watchId };
      await removeWatch(db, watchId);
      return null;
    },

    async tryWatch({ watchId, mail }, context) {
      const account = await callerOf(db, context);
      const watch = await ownWatch(db, watchId, account.account_id);
      await checkHeld(watch.product, context);
      const { tells, says } = await findOut(watch, askingOf(context, context.language), clock());
      if (!mail) return { tells, says, sentTo: '' };
      const to = await addressOf(db, account);
      if (to === '') return { tells, says: notes.noAddress[context.language], sentTo: '' };
      const found = await findOut(watch, askingOf(context, watch.language as Language), clock());
      const addressed = { watch, account, to, sample: true, id: `watch-${randomUUID()}` };
      const message = await makeMail(parts, addressed, found, context.signal);
      const audit = (outcome: 'done' | 'refused') =>
        writeAudit(db, {
          ...{ at: clock(), actor: account.user_name, action: 'tell-watch', accountId: account.account_id, outcome },
          ...{ address: context.address, detail: { watch: watchId, occasion: 'sample', to: maskContact(to) } },
        });
      try {
        await gateways.send(message);
      } catch (error) {
        parts.log()?.error({ watch: watchId, reason: String(error) }, 'a sample of a watch could not be sent');
        await audit('refused');
        throw watchRefusals.notSent();
      }
      await audit('done');
      return { tells, says, sentTo: to };
    },

    async bindWatchAddress({ emalAd, randomCode }, context) {
      const account = await callerOf(db, context);
      const { account_id } = account;
      if (emalAd.trim() === '') {
        await unbindAddress(db, account_id);
        return { address: await addressOf(db, account) };
      }
      const contact = fitContact('email', emalAd);
      context.trace.detail = { to: maskContact(contact) };
      await spendMonitorCode(db, { contact, accountId: account_id }, randomCode, context, clock());
      await bindAddress(db, account_id, contact, clock());
      return { address: contact };
    },
  };
}

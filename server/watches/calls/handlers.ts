import type { AskedSheet, Language, Watch, WatchFile } from '@portal/contract';
import { type Account, callerOf } from '../../accounts/index.ts';
import { maskContact } from '../../audit/index.ts';
import { fitContact, spendMonitorCode } from '../../codes/index.ts';
import { findDeck, sheetsOfDeck } from '../../decks/index.ts';
import type { CallContext, Handlers } from '../../kernel/calls/call.ts';
import { learnSheets } from '../../saved/index.ts';
import { changeWatch } from '../judging/change-watch.ts';
import { findOut, textOf } from '../judging/find-out.ts';
import { follow } from '../judging/follow.ts';
import { isFigureRule, saysOf } from '../judging/says-of.ts';
import { checkRule, lookAt, sheetNow } from '../judging/stand.ts';
import { notes } from '../kinds/words.ts';
import { addressOf, bindAddress, unbindAddress } from '../stored/address.ts';
import { isByClock } from '../stored/calendar.ts';
import { ownedSheets, productsOfSheet, refuseUnowned } from '../stored/owned-sheets.ts';
import { watchRefusals } from '../stored/refusals.ts';
import { countAsSent } from '../stored/sent-store.ts';
import { tellEnd } from '../stored/tell-end.ts';
import { publishedAt, type WatchParts } from '../stored/watch-parts.ts';
import {
  addWatch,
  followedOf,
  isWhole,
  ownWatch,
  ownWatches,
  removeWatch,
  ruleOf,
  type StoredWatch,
  setPaused,
  sheetsOf,
  tablesAmong,
  type WatchedSheet,
} from '../stored/watch-store.ts';
import { sendSample } from './send-sample.ts';

const watchOf = (watch: StoredWatch, language: Language): Watch => ({
  watchId: watch.watch_id,
  name: watch.name,
  says: textOf(watch, language),
  link: sheetsOf(watch)[0].link,
  deckId: watch.deck_id,
  state: watch.state as Watch['state'],
  note: language === 'en' ? watch.note_en : watch.note_zh,
  sentAt: watch.told_at,
  nextAt: isByClock(ruleOf(watch)) ? watch.next_at : null,
});

/** What answers the calls about watches. */
export function watchHandlers(parts: WatchParts): Handlers {
  const { db, clock, market, settings } = parts;
  const now = () => ({ now: clock(), seenAt: publishedAt(parts) ?? 0 });

  /**
   * A watch of the account with those of its tables that it may see now.
   * @throws Refusal where there is none, also of its kept view
   */
  const ownWith = async (watchId: string, account: Account, { owned }: Pick<CallContext, 'owned'>) => {
    const own = await ownWatch(db, watchId, account.account_id);
    const { watch, lost } = await follow(db, own, account);
    const products = await owned();
    const sheets = ownedSheets(watch, products);
    if (!sheets) {
      refuseUnowned(sheetsOf(watch), products);
      throw watchRefusals.notFound();
    }
    if (lost) throw lost.refusal;
    return { watch, sheets };
  };
  const askingOf = ({ accountId, signal }: CallContext, language: Language) => ({
    market: market.onBehalfOf(`account ${accountId}`),
    language,
    signal,
  });

  return {
    async listWatches(_payload, context) {
      const account = await callerOf(db, context);
      const watches = [];
      for (const own of await ownWatches(db, account.account_id)) watches.push((await follow(db, own, account)).watch);
      return {
        watches: watches.map((watch) => watchOf(watch, context.language)),
        address: await addressOf(db, account),
        most: settings.watches,
      };
    },

    async addWatch({ name, sheets: brought, viewId = null, deckId = null, format = 'xlsx', rule, language }, context) {
      const account = await callerOf(db, context);
      const [first, ...more] =
        deckId === null
          ? (brought ?? [])
          : await sheetsOfDeck(db, account, await findDeck(db, account.account_id, deckId));
      if (!first) throw watchRefusals.nothing();
      const sheets: [WatchedSheet, ...WatchedSheet[]] = [first, ...more];
      const owned = await context.owned();
      refuseUnowned(sheets, owned);
      checkRule(rule, sheets, viewId ?? deckId);
      if (viewId !== null && deckId === null) await learnSheets(db, account, viewId, tablesAmong(sheets));
      const says = await saysOf(askingOf(context, language), sheets, rule, {
        whole: deckId === null ? 'page' : 'deck',
      });
      const { now: at, seenAt } = now();
      const product = productsOfSheet(sheets[0]).join('|');
      const followed = deckId === null ? { viewId, deckId } : { viewId: null, deckId };
      const wanted = { accountId: account.account_id, name, product, sheets, ...followed, format, rule, says };
      const watch = await addWatch(db, { ...wanted, language, seenAt }, settings.watches, at);
      // What is so already is seen on the screen: it is told of what comes after.
      const found = await findOut(watch, sheets, askingOf(context, language), at).catch(async (error: unknown) => {
        // Who is refused keeps nothing half-made.
        await removeWatch(db, watch.watch_id);
        throw error;
      });
      if (found.tells && !isByClock(rule)) await countAsSent(db, watch.watch_id, found.occasion, at);
      context.trace.detail = { watch: watch.watch_id, rule: rule.kind };
      return watchOf(watch, context.language);
    },

    async readWatch({ watchId }, context) {
      const { watch, sheets: seen } = await ownWith(watchId, await callerOf(db, context), context);
      const [rule, asking] = [ruleOf(watch), askingOf(context, context.language)];
      const sheets: AskedSheet[] = [];
      for (const sheet of tablesAmong(seen))
        sheets.push({ ...sheet, question: (await sheetNow(asking, sheet)).question });
      const [first] = sheetsOf(watch);
      const row = isFigureRule(rule) && first.kind === 'asked' ? (await lookAt(asking, first, rule)).named.row : '';
      return {
        sheets,
        whole: isWhole(sheetsOf(watch), followedOf(watch)),
        rule,
        row,
        format: watch.file_format as WatchFile,
        language: watch.language as Language,
      };
    },

    async changeWatch({ watchId, ...setting }, context) {
      const account = await callerOf(db, context);
      const { watch, sheets } = await ownWith(watchId, account, context);
      context.trace.detail = { watch: watchId, rule: setting.rule.kind };
      await changeWatch(db, watch, sheets, setting, askingOf(context, setting.language), now());
      return watchOf(await ownWatch(db, watchId, account.account_id), context.language);
    },

    async pauseWatch({ watchId, paused }, context) {
      const account = await callerOf(db, context);
      const watch = await ownWatch(db, watchId, account.account_id);
      if (!paused) await ownWith(watchId, account, context);
      context.trace.detail = { watch: watchId, paused };
      if (paused === (watch.state === 'paused')) context.trace.nothing = true;
      await setPaused(db, watch, paused, now());
      return watchOf(await ownWatch(db, watchId, account.account_id), context.language);
    },

    async endWatch({ watchId }, context) {
      const { account_id } = await callerOf(db, context);
      const watch = await ownWatch(db, watchId, account_id);
      context.trace.detail = { watch: watchId };
      await removeWatch(db, watchId);
      await tellEnd(parts, watch);
      return null;
    },

    async tryWatch({ watchId, mail }, context) {
      const account = await callerOf(db, context);
      const { watch, sheets } = await ownWith(watchId, account, context);
      const { tells, says } = await findOut(watch, sheets, askingOf(context, context.language), clock());
      if (!mail) return { tells, says, sentTo: '' };
      const to = await addressOf(db, account);
      if (to === '') return { tells, says: notes.noAddress[context.language], sentTo: '' };
      const found = await findOut(watch, sheets, askingOf(context, watch.language as Language), clock());
      await sendSample(parts, { watch, account, to }, found, context);
      return { tells, says, sentTo: to };
    },

    async bindWatchAddress({ emalAd, randomCode }, context) {
      const account = await callerOf(db, context);
      const { account_id } = account;
      if (emalAd.trim() === '') {
        if (!(await unbindAddress(db, account_id))) context.trace.nothing = true;
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

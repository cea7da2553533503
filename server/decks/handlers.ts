import type { ExportFile, ExportOrder } from '@portal/contract';
import { callerOf } from '../accounts/index.ts';
import type { CallContext, Handlers } from '../kernel/calls/call.ts';
import type { Market } from '../market/index.ts';
import type { StateParts } from '../state/state-parts.ts';
import { findDeck, keepDeck, listDecks, removeDeck } from './deck-store.ts';
import { orderOfDeck } from './order-of-deck.ts';

export interface DeckParts extends Pick<StateParts, 'db' | 'clock'> {
  market: Market;
  /** Takes an order of a file, by the rights and limits of who orders it. */
  makeExport: (order: ExportOrder, context: CallContext) => Promise<ExportFile>;
}

/** What answers the calls about decks. */
export function deckHandlers({ db, clock, market, makeExport }: DeckParts) {
  return {
    async listDecks(_payload, { accountId }) {
      return { decks: await listDecks(db, accountId ?? '') };
    },

    keepDeck(wanted, { accountId }) {
      return keepDeck(db, accountId ?? '', wanted, clock());
    },

    async removeDeck({ deckId }, { accountId }) {
      await removeDeck(db, accountId ?? '', deckId);
      return null;
    },

    async makeDeck({ deckId, ...wanted }, context) {
      const account = await callerOf(db, context);
      const deck = await findDeck(db, account.account_id, deckId);
      const asking = { db, market: market.onBehalfOf(`account ${account.account_id}`) };
      return makeExport(await orderOfDeck(asking, account, deck, { ...wanted, language: context.language }), context);
    },
  } satisfies Handlers;
}

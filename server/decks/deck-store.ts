import { randomUUID } from 'node:crypto';
import { type CallPayload, type Deck, mostSaved } from '@portal/contract';
import type { StateDatabase } from '../state/open-state.ts';
import type { DeckTable } from '../state/tables/saved-tables.ts';
import { waitTurn } from '../state/wait-turn.ts';
import { deckRefusals } from './refusals.ts';

const deckOf = ({ deck_id, name, views, updated_at }: DeckTable): Deck => ({
  deckId: deck_id,
  name,
  views: JSON.parse(views) as string[],
  updatedAt: Number(updated_at),
});

/** The decks of an account by their names. */
export async function listDecks(db: StateDatabase, accountId: string): Promise<Deck[]> {
  const rows = await db
    .selectFrom('deck')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('name')
    .orderBy('deck_id')
    .execute();
  return rows.map(deckOf);
}

/** @throws Refusal for a deck that is not there, or somebody else's: both are one answer */
export async function findDeck(db: StateDatabase, accountId: string, deckId: string): Promise<Deck> {
  const row = await db
    .selectFrom('deck')
    .selectAll()
    .where('deck_id', '=', deckId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw deckRefusals.unknown();
  return deckOf(row);
}

/**
 * Keeps a deck, or puts it in the place of one that its account has kept before.
 * @param now milliseconds since 1970
 * @throws Refusal when the one before is not the account's own, or it keeps as many as it may
 */
export async function keepDeck(
  db: StateDatabase,
  accountId: string,
  { deckId, name, views }: CallPayload<'keepDeck'>,
  now: number,
): Promise<Deck> {
  const stored = { name: name.trim(), views: JSON.stringify(views), updated_at: now };
  const id = await db.transaction().execute(async (store) => {
    await waitTurn(store, `decks ${accountId}`);
    if (deckId !== undefined) {
      await findDeck(store, accountId, deckId);
      await store.updateTable('deck').set(stored).where('deck_id', '=', deckId).execute();
      return deckId;
    }
    if ((await listDecks(store, accountId)).length >= mostSaved.decks) throw deckRefusals.tooMany(mostSaved.decks);
    const id = randomUUID();
    await store
      .insertInto('deck')
      .values({ deck_id: id, account_id: accountId, ...stored })
      .execute();
    return id;
  });
  return findDeck(db, accountId, id);
}

/** @throws Refusal for a deck that is not the account's own */
export async function removeDeck(db: StateDatabase, accountId: string, deckId: string): Promise<void> {
  await findDeck(db, accountId, deckId);
  await db.deleteFrom('deck').where('deck_id', '=', deckId).where('account_id', '=', accountId).execute();
}

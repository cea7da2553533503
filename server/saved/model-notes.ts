import { type CallPayload, type ModelNote, mostSaved } from '@portal/contract';
import type { StateDatabase } from '../state/open-state.ts';
import { waitTurn } from '../state/wait-turn.ts';
import { tooMany } from './refusals.ts';

const nothing: ModelNote = { text: '', updatedAt: null };

/** What an account has written on a model; nobody else reads it. */
export async function readNote(db: StateDatabase, accountId: string, model: string): Promise<ModelNote> {
  const note = await db
    .selectFrom('model_note')
    .select(['text', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('model_key', '=', model)
    .executeTakeFirst();
  return note ? { text: note.text, updatedAt: Number(note.updated_at) } : nothing;
}

/**
 * Puts a note in the place of the one before; one without a word takes it away.
 * @param now milliseconds since 1970
 * @throws Refusal when the account has written as many as it may
 */
export async function keepNote(
  db: StateDatabase,
  accountId: string,
  { model, text }: CallPayload<'keepModelNote'>,
  now: number,
): Promise<ModelNote> {
  return db.transaction().execute(async (store) => {
    await waitTurn(store, `model notes ${accountId}`);
    if (text.trim() === '') {
      await store.deleteFrom('model_note').where('account_id', '=', accountId).where('model_key', '=', model).execute();
      return nothing;
    }
    await store
      .insertInto('model_note')
      .values({ account_id: accountId, model_key: model, text, updated_at: now })
      .onConflict((conflict) => conflict.columns(['account_id', 'model_key']).doUpdateSet({ text, updated_at: now }))
      .execute();
    const { count } = await store
      .selectFrom('model_note')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (Number(count) > mostSaved.notes) throw tooMany(mostSaved.notes);
    return { text, updatedAt: now };
  });
}

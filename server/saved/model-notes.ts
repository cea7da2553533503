import { type CallPayload, type ModelNote, mostSaved } from '@portal/contract';
import { keysEver, keyToday, type Unions } from '../kernel/member-keys.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { waitTurn } from '../state/wait-turn.ts';
import { tooMany } from './refusals.ts';

const nothing: ModelNote = { text: '', updatedAt: null };

/** What an account has written on a model, and on those that have become one with it, the latest first; nobody else reads it. */
export async function readNote(
  db: StateDatabase,
  accountId: string,
  model: string,
  unions: Unions,
): Promise<ModelNote> {
  const notes = await db
    .selectFrom('model_note')
    .select(['text', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('model_key', 'in', keysEver(unions, [model]))
    .orderBy('updated_at', 'desc')
    .orderBy('model_key')
    .execute();
  const [latest] = notes;
  if (!latest) return nothing;
  return { text: notes.map(({ text }) => text).join('\n\n'), updatedAt: Number(latest.updated_at) };
}

/**
 * Puts a note in the place of the one before, and of those on models that have become one with this; one without a word
 * takes it away.
 * @param now milliseconds since 1970
 * @throws Refusal when the account has written as many as it may
 */
export async function keepNote(
  db: StateDatabase,
  accountId: string,
  { model, text }: CallPayload<'keepModelNote'>,
  unions: Unions,
  now: number,
): Promise<ModelNote> {
  return db.transaction().execute(async (store) => {
    await waitTurn(store, `model notes ${accountId}`);
    await store
      .deleteFrom('model_note')
      .where('account_id', '=', accountId)
      .where('model_key', 'in', keysEver(unions, [model]))
      .execute();
    if (text.trim() === '') return nothing;
    await store
      .insertInto('model_note')
      .values({ account_id: accountId, model_key: keyToday(unions, model), text, updated_at: now })
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

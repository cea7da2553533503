import { randomUUID } from 'node:crypto';
import { type CallPayload, type DatasetKey, mostAnnotations } from '@portal/contract';
import type { Account } from '../accounts/index.ts';
import { keyToday, type ReadUnions } from '../kernel/member-keys.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { waitTurn } from '../state/wait-turn.ts';
import { remarkRefusals } from './refusals.ts';

/** Who reads annotations: their own, and those that others of their company share. */
export type Reader = Pick<Account, 'account_id' | 'company_id'>;

/** The annotations of a dataset that an account may read, those of the newest months first. */
export function readAnnotations(db: StateDatabase, { account_id, company_id }: Reader, dataset: DatasetKey) {
  return db
    .selectFrom('annotation')
    .innerJoin('account', 'account.account_id', 'annotation.account_id')
    .selectAll('annotation')
    .select(['account.real_name', 'account.user_name'])
    .where('dataset', '=', dataset)
    .where(({ eb, and, or }) =>
      or([
        eb('annotation.account_id', '=', account_id),
        // Null is equal to nothing: who has no company shares with nobody, and nobody with them.
        and([eb('shared', '=', 1), eb('account.company_id', '=', company_id)]),
      ]),
    )
    .orderBy(({ fn, val }) => fn.coalesce('month', val('')), 'desc')
    .orderBy('annotation.updated_at', 'desc')
    .orderBy('annotation_id')
    .execute();
}

export type StoredAnnotation = Awaited<ReturnType<typeof readAnnotations>>[number];

/**
 * Keeps an annotation, or puts it in the place of one that its author has written before.
 * @param now milliseconds since 1970
 * @returns its id
 * @throws Refusal when the one before is not the account's own, or it keeps as many as it may
 */
export async function keepAnnotation(
  db: StateDatabase,
  accountId: string,
  { annotationId, dataset, text, month, member, indicator, shared }: CallPayload<'keepAnnotation'>,
  unions: ReadUnions,
  now: number,
): Promise<string> {
  const stored = {
    dataset,
    text: text.trim(),
    month,
    dimension: member?.dimension ?? null,
    member_key: member ? keyToday(await unions(member.dimension), member.key) : null,
    indicator,
    shared: shared ? 1 : 0,
    updated_at: now,
  };
  return db.transaction().execute(async (store) => {
    await waitTurn(store, `annotations ${accountId}`);
    const own = await store
      .selectFrom('annotation')
      .select(['annotation_id', 'dataset'])
      .where('account_id', '=', accountId)
      .execute();
    if (annotationId !== undefined) {
      const before = own.find(({ annotation_id }) => annotation_id === annotationId);
      if (before?.dataset !== dataset) throw remarkRefusals.notFound();
      await store.updateTable('annotation').set(stored).where('annotation_id', '=', annotationId).execute();
      return annotationId;
    }
    if (own.length >= mostAnnotations) throw remarkRefusals.tooMany(mostAnnotations);
    const id = randomUUID();
    await store
      .insertInto('annotation')
      .values({ annotation_id: id, account_id: accountId, ...stored })
      .execute();
    return id;
  });
}

/** @throws Refusal for an annotation that is not the account's own */
export async function removeAnnotation(db: StateDatabase, accountId: string, annotationId: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('annotation')
    .where('annotation_id', '=', annotationId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(numDeletedRows) === 0) throw remarkRefusals.notFound();
}

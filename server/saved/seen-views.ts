import type { KeptView } from '@portal/contract';
import type { Account } from '../accounts/index.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { notSaved } from './refusals.ts';

type Reader = Pick<Account, 'account_id' | 'company_id'>;

/** Views that an account may see: its own, and what others of its company share, of products that it holds. */
function readSeen(db: StateDatabase, { account_id, company_id }: Reader, owned: ReadonlySet<string>) {
  return db
    .selectFrom('kept_view')
    .innerJoin('account', 'account.account_id', 'kept_view.account_id')
    .leftJoin('kept_view_mark', (join) =>
      join.onRef('kept_view_mark.view_id', '=', 'kept_view.view_id').on('kept_view_mark.account_id', '=', account_id),
    )
    .selectAll('kept_view')
    .select(['account.real_name', 'account.user_name', 'favourite', 'standard', 'used_at'])
    .select(({ selectFrom }) =>
      selectFrom('view_comment')
        .whereRef('view_comment.view_id', '=', 'kept_view.view_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('comments'),
    )
    .where('product_key', 'in', [...owned, ''])
    .where(({ eb, and, or }) =>
      or([
        eb('kept_view.account_id', '=', account_id),
        // Null is equal to nothing: who has no company shares with nobody, and nobody with them.
        and([eb('shared', '=', 1), eb('account.company_id', '=', company_id)]),
      ]),
    );
}

type Seen = Awaited<ReturnType<ReturnType<typeof readSeen>['execute']>>[number];

const asSavedView = (view: Seen, accountId: string): KeptView => ({
  viewId: view.view_id,
  name: view.name,
  path: view.path,
  query: view.query,
  mine: view.account_id === accountId,
  shared: view.shared === 1,
  owner: view.real_name || view.user_name,
  favourite: view.favourite === 1,
  standard: view.standard === 1,
  usedAt: view.used_at,
  updatedAt: view.updated_at,
  comments: Number(view.comments),
});

/** @param owned keys of the products that the reader holds now */
export async function listSeen(db: StateDatabase, reader: Reader, owned: ReadonlySet<string>): Promise<KeptView[]> {
  const views = await readSeen(db, reader, owned).orderBy('kept_view.name').orderBy('kept_view.view_id').execute();
  return views.map((view) => asSavedView(view, reader.account_id));
}

/** @throws Refusal for a view that is not there for this account */
export async function findSeen(
  db: StateDatabase,
  reader: Reader,
  owned: ReadonlySet<string>,
  viewId: string,
): Promise<KeptView> {
  const view = await readSeen(db, reader, owned).where('kept_view.view_id', '=', viewId).executeTakeFirst();
  if (!view) throw notSaved();
  return asSavedView(view, reader.account_id);
}

import { toolPages } from '@portal/contract';
import { callerOf } from '../accounts/index.ts';
import type { CallContext, Handlers } from '../kernel/calls/call.ts';
import type { ReadUnions } from '../kernel/member-keys.ts';
import { ownedProducts, productOfPage, productRefused } from '../products/index.ts';
import type { StateParts } from '../state/state-parts.ts';
import { keepSet, listSets, removeSet } from './competitor-sets.ts';
import { listFavourites, markFavourite } from './favourite-members.ts';
import { keepView, removeView } from './keep-view.ts';
import { markView } from './mark-view.ts';
import { keepNote, readNote } from './model-notes.ts';
import { noCompany, notSaved, unknownPage } from './refusals.ts';
import { findSeen, listSeen } from './seen-views.ts';
import { addComment, listComments, removeComment } from './view-comments.ts';

/** What a view of a tool belongs to: its page is open to every session, and shows to each what its account owns. */
const noProduct = '';

/** The calls about what people keep. A view is seen by who holds the product of its page, and by nobody else. */
export function savedHandlers({ db, clock, unions }: Pick<StateParts, 'db' | 'clock'> & { unions: ReadUnions }) {
  const reader = async (context: CallContext) => {
    const account = await callerOf(db, context);
    return { account, owned: await ownedProducts(db, account.account_id, clock()) };
  };
  /** @throws Refusal where the view is not there for who asks */
  const seen = async (context: CallContext, viewId: string) => {
    const { account, owned } = await reader(context);
    return { account, view: await findSeen(db, account, owned, viewId) };
  };
  return {
    async listKeptViews(_payload, context) {
      const { account, owned } = await reader(context);
      return { views: await listSeen(db, account, owned) };
    },

    async keepView(wanted, context) {
      const { account, owned } = await reader(context);
      const product = toolPages.some((page) => page === wanted.path) ? noProduct : await productOfPage(db, wanted.path);
      if (product === undefined) throw unknownPage(wanted.path);
      if (product !== noProduct && !owned.has(product)) throw productRefused(product);
      if (wanted.shared && account.company_id === null) throw noCompany();
      const viewId = await keepView(db, account.account_id, product, wanted, clock());
      return findSeen(db, account, owned, viewId);
    },

    async removeKeptView({ viewId }, context) {
      const { account_id } = await callerOf(db, context);
      await removeView(db, account_id, viewId);
      return null;
    },

    async markKeptView({ viewId, ...marks }, context) {
      const { account, view } = await seen(context, viewId);
      await markView(db, account.account_id, view, marks, clock());
      return null;
    },

    async listViewComments({ viewId }, context) {
      const { account } = await seen(context, viewId);
      return { comments: await listComments(db, account.account_id, viewId) };
    },

    async addViewComment(wanted, context) {
      const { account } = await seen(context, wanted.viewId);
      return addComment(db, account.account_id, wanted, clock());
    },

    async removeViewComment({ commentId }, context) {
      const { account_id } = await callerOf(db, context);
      await removeComment(db, account_id, commentId);
      return null;
    },

    async listCompetitorSets(_payload, context) {
      return { sets: await listSets(db, await callerOf(db, context)) };
    },

    async keepCompetitorSet(wanted, context) {
      const account = await callerOf(db, context);
      if (wanted.shared && account.company_id === null) throw noCompany();
      const setId = await keepSet(db, account.account_id, wanted, clock());
      const set = (await listSets(db, account)).find((candidate) => candidate.setId === setId);
      if (!set) throw notSaved();
      return set;
    },

    async removeCompetitorSet({ setId }, context) {
      const { account_id } = await callerOf(db, context);
      await removeSet(db, account_id, setId);
      return null;
    },

    async listFavouriteMembers(_payload, context) {
      const { account_id } = await callerOf(db, context);
      return { favourites: await listFavourites(db, account_id, unions) };
    },

    async markFavouriteMember(wanted, context) {
      const { account_id } = await callerOf(db, context);
      await markFavourite(db, account_id, wanted, unions, clock());
      return null;
    },

    async readModelNote({ model }, context) {
      const { account_id } = await callerOf(db, context);
      return readNote(db, account_id, model, await unions('model'));
    },

    async keepModelNote(wanted, context) {
      const { account_id } = await callerOf(db, context);
      return keepNote(db, account_id, wanted, await unions('model'), clock());
    },
  } satisfies Handlers;
}

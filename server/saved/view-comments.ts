import { randomUUID } from 'node:crypto';
import { mostSaved, type ViewComment } from '@portal/contract';
import type { StateDatabase } from '../state/open-state.ts';
import { notSaved, tooMany } from './refusals.ts';

const read = (db: StateDatabase, viewId: string) =>
  db
    .selectFrom('view_comment')
    .innerJoin('account', 'account.account_id', 'view_comment.account_id')
    .select(['comment_id', 'text', 'at', 'view_comment.account_id', 'real_name', 'user_name'])
    .where('view_id', '=', viewId)
    .orderBy('at')
    .orderBy('comment_id')
    .execute();

/** What was said of a view, the oldest first. */
export async function listComments(db: StateDatabase, accountId: string, viewId: string): Promise<ViewComment[]> {
  const comments = await read(db, viewId);
  return comments.map(({ comment_id, text, at, account_id, real_name, user_name }) => {
    return { commentId: comment_id, text, at, author: real_name || user_name, mine: account_id === accountId };
  });
}

/**
 * @param now milliseconds since 1970
 * @throws Refusal when as much as may be was said of the view
 */
export async function addComment(
  db: StateDatabase,
  accountId: string,
  { viewId, text }: { viewId: string; text: string },
  now: number,
): Promise<ViewComment> {
  if ((await read(db, viewId)).length >= mostSaved.comments) throw tooMany(mostSaved.comments);
  const comment = { comment_id: randomUUID(), view_id: viewId, account_id: accountId, text: text.trim(), at: now };
  await db.insertInto('view_comment').values(comment).execute();
  const reported = (await listComments(db, accountId, viewId)).find(
    ({ commentId }) => commentId === comment.comment_id,
  );
  if (!reported) throw notSaved();
  return reported;
}

/** Takes back a comment: its author's, or any on a view of one's own. @throws Refusal for another */
export async function removeComment(db: StateDatabase, accountId: string, commentId: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('view_comment')
    .where('comment_id', '=', commentId)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('account_id', '=', accountId),
        eb('view_id', 'in', selectFrom('kept_view').select('view_id').where('account_id', '=', accountId)),
      ]),
    )
    .executeTakeFirstOrThrow();
  if (Number(numDeletedRows) === 0) throw notSaved();
}

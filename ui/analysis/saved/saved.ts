import { type CallPayload, questionsBy, questionsTo, request } from '@portal/shell';

/** Views that the account has kept, and those that others of its company share. */
export const views = questionsTo('listKeptViews');
export const everyView: Record<string, never> = {};

/** What was said of a view, by its id. */
export const comments = questionsBy('listViewComments', (viewId: string) => request('listViewComments', { viewId }));

/** Whoever shows the views is told anew. */
const changed = () => views.forget(everyView);

/** @throws CallError with the words of the server where it may not be */
export async function keepView(wanted: CallPayload<'keepView'>): Promise<void> {
  await request('keepView', wanted);
  changed();
}

export async function removeView(viewId: string): Promise<void> {
  await request('removeKeptView', { viewId });
  changed();
}

export async function markView(marks: CallPayload<'markKeptView'>): Promise<void> {
  await request('markKeptView', marks);
  changed();
}

export async function addComment(viewId: string, text: string): Promise<void> {
  await request('addViewComment', { viewId, text });
  comments.forget(viewId);
  changed();
}

export async function removeComment(viewId: string, commentId: string): Promise<void> {
  await request('removeViewComment', { commentId });
  comments.forget(viewId);
  changed();
}

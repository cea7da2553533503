import { type CallPayload, questionsTo, request } from '@portal/shell';

/** What the account watches, and where it is told. */
export const watches = questionsTo('listWatches');
export const everyWatch: Record<string, never> = {};

/** @throws CallError with the words of the server where it may not be */
export async function addWatch(wanted: CallPayload<'addWatch'>): Promise<void> {
  await request('addWatch', wanted);
  watches.forget(everyWatch);
}

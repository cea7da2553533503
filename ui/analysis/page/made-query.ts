import type { CallName, CallPayload } from '@portal/shell';

/** A question as it was sent. */
export type MadeQuery = { [Name in CallName]: { call: Name; payload: CallPayload<Name> } }[
  | 'marketQuery'
  | 'marketCompare'];

const queries = new WeakMap<object, MadeQuery>();

/** Keeps what an answer was asked by, for as long as the answer is kept. */
export const rememberQuery = (answer: object, question: MadeQuery): void => void queries.set(answer, question);

/** What an answer was asked by; undefined where nobody has kept it. */
export const queryOf = (answer: object): MadeQuery | undefined => queries.get(answer);

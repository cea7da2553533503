import type { CallName, CallPayload } from '@portal/shell';

/** A question as it was sent. */
export type Asked = { [Name in CallName]: { call: Name; payload: CallPayload<Name> } }['marketQuery' | 'marketCompare'];

const asked = new WeakMap<object, Asked>();

/** Keeps what an answer was asked by, for as long as the answer is kept. */
export const rememberAsked = (answer: object, question: Asked): void => void asked.set(answer, question);

/** What an answer was asked by; undefined where nobody has kept it. */
export const askedBy = (answer: object): Asked | undefined => asked.get(answer);

import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const current = new AsyncLocalStorage<string>();

/** What a request is found again by: 12 hexadecimal digits, that a person can read to somebody. Never a client's own word. */
export const newRequestId = (): string => randomBytes(6).toString('hex');

/** Does some work, and all that follows from it, on behalf of a request. */
export const onBehalfOfRequest = <Result>(id: string, work: () => Result): Result => current.run(id, work);

/** The request on whose behalf something is done; undefined where the portal does it of itself. */
export const requestId = (): string | undefined => current.getStore();

/** A statement that names in a comment for which request it is made: so it stands in the lists and logs of a database. */
export function namingRequest(sql: string): string {
  const id = requestId();
  return id === undefined ? sql : `/* request ${id} */ ${sql}`;
}

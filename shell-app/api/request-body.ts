/** The word of S7.009, with its capital, in the path only (A68). */
const tokenWord = 'Token';

/** A fresh id for each request (S7.007); not a secret. */
export const freshId = (): string =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/**
 * The body of a POST call (S7.002, S7.006 to S7.009, A68).
 *
 * @param path of the call, without base and query
 * @param payload what the call carries; an empty object counts as an empty body
 * @param token of the session, or null
 */
export function requestBody(
  path: string,
  payload: object,
  token: string | null,
  id: () => string = freshId,
): Record<string, unknown> {
  const inBody = token !== null && !path.includes(tokenWord) ? { token } : {};
  const empty = Object.keys(payload).length === 0;
  return { data: payload, ...(token !== null && empty ? { questUID: id() } : {}), ...inBody };
}

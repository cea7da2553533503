import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StateDatabase } from '../../state/open-state.ts';
import { serverSecret } from '../../state/server-secret.ts';

/** What a link of a mail can do with its watch, and nothing else. */
export const linkActions = ['pause', 'end'] as const;
export type LinkAction = (typeof linkActions)[number];

/** What is signed begins with what it is for, so that no signature of another kind of link would do. */
const sign = (secret: string, action: LinkAction, watchId: string): Buffer =>
  createHmac('sha256', secret).update(`watch link v1\n${action}\n${watchId}`).digest();

const secretOf = (db: StateDatabase): Promise<string> => serverSecret(db, 'watch-links');

/** The address of each action, for the mails of one watch. The key stands in the query, which no log holds. */
export async function linksOf(db: StateDatabase, watchId: string, origin: string): Promise<Record<LinkAction, string>> {
  const secret = await secretOf(db);
  const to = (action: LinkAction) =>
    `${origin}/watch/${action}?key=${watchId}.${sign(secret, action, watchId).toString('base64url')}`;
  return { pause: to('pause'), end: to('end') };
}

/** @returns the watch that a key opens for this action; null for a key that is none, or one of another action */
export async function watchOfKey(db: StateDatabase, action: LinkAction, key: unknown): Promise<string | null> {
  const [, watchId, signature] = /^([\w-]{1,60})\.([\w-]{43})$/.exec(typeof key === 'string' ? key : '') ?? [];
  if (watchId === undefined || signature === undefined) return null;
  const own = sign(await secretOf(db), action, watchId);
  const brought = Buffer.from(signature, 'base64url');
  return brought.length === own.length && timingSafeEqual(brought, own) ? watchId : null;
}

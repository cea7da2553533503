import { subscribe } from 'valtio';
import { request } from '../api/request.ts';
import { session } from '../session/session.ts';
import { overrides } from './overrides.ts';

/** Without what may carry a token: the server keeps no such part, and the wire takes none. */
const bare = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
};

/**
 * Tells the server which modules of the page are not the portal's own, once for each time somebody is signed in, so that
 * it stands in the audit trail. @returns ends it
 */
export function followOverrides(): () => void {
  let reported: string | null = null;
  const tell = () => {
    const owner = session.token === null ? null : (session.userInfo?.userId ?? null);
    if (owner === reported || overrides.active.length === 0) return;
    reported = owner;
    if (owner === null) return;
    const active = overrides.active.map(({ name, address }) => ({ name, address: bare(address) }));
    // Who may not is refused, and the server writes that down itself; an answer that is lost is told at the next page.
    request('tellOverrides', { overrides: active }).catch(() => undefined);
  };
  tell();
  return subscribe(session, tell);
}

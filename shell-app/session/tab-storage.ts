import { session } from './session.ts';

/** What this tab remembers for the account that is signed in. */
export interface TabStorage<Content> {
  /** What was written for the present account; what is somebody else's, or broken, is removed. */
  read(): Content | null;
  /** Without an account nothing is written. @param content null: nothing is left of it */
  write(content: Content | null): void;
}

/**
 * A place in the storage of this tab, which outlives a load of the page: no other tab reads it, it is gone with the tab,
 * and it is never another account's.
 *
 * @param name key in the storage
 */
export function tabStorage<Content>(name: string): TabStorage<Content> {
  return {
    read() {
      try {
        const { owner, content } = JSON.parse(sessionStorage.getItem(name) ?? '');
        if (owner === session.user?.userId) return content;
      } catch {
        // There is none.
      }
      sessionStorage.removeItem(name);
      return null;
    },
    write(content) {
      const owner = session.user?.userId;
      try {
        if (!owner || content === null) sessionStorage.removeItem(name);
        else sessionStorage.setItem(name, JSON.stringify({ owner, content }));
      } catch {
        // What is larger than the room of a tab lives as long as the page, whole; half of it would be a lie.
        sessionStorage.removeItem(name);
      }
    },
  };
}

const lockName = 'portal-session';

/** Absent where the page came over plain http from another machine; tabs then only look at the cookie. */
const locks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

/**
 * Does what gives the session another token, in one tab of the browser at a time. The server takes a token that comes
 * again after its renewal for a stolen one, so nothing else may be sent meanwhile (renewalOver).
 *
 * @param change how long it lasts is its own affair; it must end
 */
export function changeTokenAlone<Result>(change: () => Promise<Result>): Promise<Result> {
  const manager = locks();
  return manager ? (manager.request(lockName, change) as Promise<Result>) : change();
}

let waiting: Promise<void> | null = null;

const waitAnew = () => {
  waiting = null;
};

/**
 * Waits until no tab is changing the token. Calls that are made together wait together: each wait is a way to the
 * browser and back behind all other work of the page, and a page that opens makes many calls.
 *
 * @returns null when there is nothing that could be waited for
 */
export function renewalOver(): Promise<void> | null {
  const manager = locks();
  if (!manager) return null;
  if (waiting === null) {
    // As soon as the lock is granted it is given back, and what comes after that has to wait for itself.
    waiting = manager.request(lockName, { mode: 'shared' }, waitAnew) as Promise<void>;
    waiting.catch(waitAnew);
  }
  return waiting;
}

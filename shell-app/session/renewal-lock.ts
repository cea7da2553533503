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

/** Waits until no tab is changing the token. @returns null when there is nothing that could be waited for */
export function renewalOver(): Promise<void> | null {
  return locks()?.request(lockName, { mode: 'shared' }, () => undefined) ?? null;
}

import { readToken } from './token-life.ts';

const lockName = 'portal-session';

/** Absent where the page came over plain http from another machine; tabs then only look at the cookie. */
const locks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

/**
 * Does what gives the session another token, in one tab of the browser at a time. The server takes a token that comes
 * again after its renewal for a stolen one, so nothing else may be sent meanwhile (besideRenewal).
 *
 * @param change how long it lasts is its own affair; it must end
 */
export function changeTokenAlone<Result>(change: () => Promise<Result>): Promise<Result> {
  const manager = locks();
  if (!manager) return change();
  const changed = async () => {
    try {
      return await change();
    } finally {
      // A browser sets a cookie a moment after it is told to. Read back, it is there for the tab that comes next.
      readToken();
    }
  };
  return manager.request(lockName, changed) as Promise<Result>;
}

/** How long a call may be on its way to the server, in ms, on a slow machine too; by then it has arrived. */
const longestWay = 8000;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, longestWay));

/**
 * Makes a call while no tab changes the token, and keeps them from doing so until it has arrived: a call that waits in
 * the browser for a free connection would come with a token that has been renewed meanwhile.
 *
 * @param call begun when the last change is over; it reads the token of then
 * @throws what the call throws
 */
export function besideRenewal<Result>(call: () => Promise<Result>): Promise<Result> {
  const manager = locks();
  if (!manager) return call();
  return new Promise<Result>((resolve, reject) => {
    const travelling = () => {
      const answer = call();
      answer.then(resolve, reject);
      const arrived = answer.then(
        () => undefined,
        () => undefined,
      );
      return Promise.race([arrived, pause()]);
    };
    manager.request(lockName, { mode: 'shared' }, travelling).catch(reject);
  });
}

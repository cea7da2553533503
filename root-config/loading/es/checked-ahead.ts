import { changedError, filesError } from '../chunk-errors.ts';
import { isAt } from '../is-at.ts';

const known = new Map<string, Promise<void>>();

/**
 * Fetches a module of the language ahead, so that it is checked by its hash before it runs: import() itself knows of none.
 * What has come is the very module that import() gives.
 *
 * @param hash undefined checks nothing, and fetches nothing
 * @throws CodeError where it does not come or is not what it should be
 */
export function checkedAhead(address: string, hash: string | undefined): Promise<void> {
  if (hash === undefined) return Promise.resolve();
  const checking = known.get(address) ?? check(address, hash);
  known.set(address, checking);
  checking.catch(() => known.delete(address));
  return checking;
}

function check(address: string, hash: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: address, integrity: hash });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener(
      'error',
      () => {
        link.remove();
        void differs(address, hash).then((changed) => reject(changed ? changedError(address) : filesError(address)));
      },
      { once: true },
    );
    document.head.append(link);
  });
}

/** Whether something else lies at an address than its hash says. */
const differs = async (address: string, hash: string): Promise<boolean> =>
  (await isAt(address)) && !(await isAt(address, hash));

import { fastView } from '@portal/shell/insider';
import { fastViewPath, readFastView } from '../address/fast-view-address.ts';

/** So many are listed; one more takes the place of the oldest. */
export const mostFavourites = 20;

/**
 * S3.078: where this browser has the paths of the models that an account finds first, as a JSON list. Paths that were saved
 * below other products are rewritten and cleaned up elsewhere (S4.037 to S4.039), and leave these alone.
 */
const storageKey = (owner: string): string => `fastViewModels:${owner}`;

/** Where it has the keys of those that the account was known to have. */
const sharedKey = (owner: string): string => `fastViewShared:${owner}`;

/**
 * The models of an account, the latest first. Anybody may have edited what the browser holds: what is no path of a model is
 * left out.
 *
 * @param owner id of the account; empty while nobody knows it
 * @returns keys of models
 */
export function readFavourites(owner: string, storage: Storage = window.localStorage): string[] {
  const models = parse(storage.getItem(storageKey(owner))).flatMap((path) => {
    const [page, query = ''] = path.split('?');
    const { model } = page === fastView ? readFastView(query) : { model: null };
    return model ?? [];
  });
  return [...new Set(models)].slice(0, mostFavourites);
}

/**
 * Adds a model, or takes it away where it is among them.
 *
 * @returns keys of models as they are then
 */
export function toggleFavourite(owner: string, model: string, storage: Storage = window.localStorage): string[] {
  const before = readFavourites(owner, storage);
  const others = before.filter((key) => key !== model);
  const after = others.length < before.length ? others : [model, ...others].slice(0, mostFavourites);
  store(storage, owner, after);
  return after;
}

/** The models that the account was known to have when it was last asked. */
export const readShared = (owner: string, storage: Storage = window.localStorage): string[] =>
  parse(storage.getItem(sharedKey(owner)));

/**
 * Puts what the account has in the place of what was stored.
 *
 * @param models as they are in the account now
 * @param unshared those of them that the account has not been told of
 * @returns those that this browser keeps
 */
export function writeFavourites(
  owner: string,
  models: readonly string[],
  unshared: readonly string[] = [],
  storage: Storage = window.localStorage,
): string[] {
  const remaining = models.slice(0, mostFavourites);
  store(storage, owner, remaining);
  const shared = remaining.filter((key) => !unshared.includes(key));
  if (shared.length > 0) storage.setItem(sharedKey(owner), JSON.stringify(shared));
  else storage.removeItem(sharedKey(owner));
  return remaining;
}

function store(storage: Storage, owner: string, models: readonly string[]): void {
  const paths = models.map((key) => fastViewPath({ model: key, rivals: null }));
  if (paths.length > 0) storage.setItem(storageKey(owner), JSON.stringify(paths));
  else storage.removeItem(storageKey(owner));
}

function parse(text: string | null): string[] {
  try {
    const content: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(content) ? content.filter((path): path is string => typeof path === 'string') : [];
  } catch {
    return [];
  }
}

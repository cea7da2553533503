import { fastView } from '@portal/shell/insider';
import { fastViewPath, readFastView } from '../address/fast-view-address.ts';

/** So many are listed; one more takes the place of the oldest. */
export const mostFavourites = 20;

/**
 * S3.078: where this browser has the paths of the models that an account finds first, as a JSON list. Paths that were saved
 * below other products are rewritten and cleaned up elsewhere (S4.037 to S4.039), and leave these alone.
 */
const storageKey = (owner: string): string => `fastViewModels:${owner}`;

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
  const paths = after.map((key) => fastViewPath({ model: key, rivals: null }));
  if (paths.length > 0) storage.setItem(storageKey(owner), JSON.stringify(paths));
  else storage.removeItem(storageKey(owner));
  return after;
}

function parse(text: string | null): string[] {
  try {
    const content: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(content) ? content.filter((path): path is string => typeof path === 'string') : [];
  } catch {
    return [];
  }
}

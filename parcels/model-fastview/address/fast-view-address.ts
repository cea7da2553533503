import { fastView } from '@portal/shell/insider';

/** So many other models stand beside the one that is looked at. */
export const mostRivals = 3;

/** What is looked at; all of it stands in the address, so that a link reopens exactly what was seen. */
export interface FastViewChoice {
  /** Key of the model; null on the page where one is chosen. */
  model: string | null;
  /** Keys of the models beside it; null while nobody has chosen any, so that the portal proposes them. */
  rivals: string[] | null;
}

const longest = 80;
/** Stands in the address for a model that is looked at alone: an empty choice is a choice too. */
const alone = 'none';

const isKey = (text: string): boolean => text !== '' && text.length <= longest;

/** Reads the query of an address. What is not understood is left out: an old link still opens. */
export function readChoice(search: string): FastViewChoice {
  const query = new URLSearchParams(search);
  const model = query.get('model') ?? '';
  if (!isKey(model)) return { model: null, rivals: null };
  const named = query.get('with');
  if (named === null) return { model, rivals: null };
  const keys = named.split(',').filter((key) => isKey(key) && key !== model && key !== alone);
  return { model, rivals: [...new Set(keys)].slice(0, mostRivals) };
}

/** The address of a choice: the bare page, since a saved path below it has done its part. */
export function choicePath({ model, rivals }: FastViewChoice): string {
  if (model === null) return fastView;
  const query = new URLSearchParams({ model });
  if (rivals !== null) query.set('with', rivals.length > 0 ? rivals.join(',') : alone);
  return `${fastView}?${query}`;
}

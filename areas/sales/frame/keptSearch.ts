import { type View, writeView } from '@portal/ui';

/** Choices that belong to one page only and are not taken to another. */
const ownChoices = ['by', 'indicator', 'top', 'sort', 'show'];

/** The query for another page: the same view and all unknown values (S2.037), without the choices of this page. */
export function keptSearch(view: View, search: URLSearchParams): string {
  const kept = writeView(view, search);
  for (const name of ownChoices) kept.delete(name);
  return kept.toString();
}

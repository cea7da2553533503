import { details, homeQuestion, homes, searches } from './ask.ts';
import { policyView, queryOf } from './policy-view.ts';

const letGo = () => undefined;

/**
 * Asks what the page of a path will ask first, while its code is still on its way. The page finds the same promises;
 * failures are the page's to show, here they are let go.
 * @param path such as /policy/policies, with or without its query
 */
export function preload(path: string): void {
  const { pathname, search } = new URL(path, location.origin);
  // The host names the path alone; what it is asked with stands in the address.
  const query = new URLSearchParams(search || (pathname === location.pathname ? location.search : ''));
  const page = pathname.split('/')[2] ?? '';
  if (page === '' || page === 'home') homes.ask(homeQuestion).catch(letGo);
  if (page !== 'policies' && page !== 'search') return;
  const view = policyView.read(query);
  if (view.id) details.ask(view.id).catch(letGo);
  searches.ask(queryOf(view)).catch(letGo);
}

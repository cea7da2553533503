import { areaPreload } from '@portal/shell';
import { details, homeQuestion, homes, searches } from './ask.ts';
import { policyView, queryOf } from './policy-view.ts';

/** The first page, or a list with the policy that is open. */
export const preload = areaPreload(({ page, query }) => {
  if (page === '' || page === 'home') return [homes.ask(homeQuestion)];
  if (page !== 'policies' && page !== 'search') return [];
  const view = policyView.read(query);
  return [...(view.id ? [details.ask(view.id)] : []), searches.ask(queryOf(view))];
});

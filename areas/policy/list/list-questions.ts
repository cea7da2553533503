import { details, searches } from '../data/ask.ts';
import { policyView, queryOf } from '../data/policy-view.ts';

/** What a list of policies waits for: its rows, and the policy that is open beside them. */
export function listQuestions({ search }: { search: URLSearchParams }): Promise<unknown>[] {
  const view = policyView.read(search);
  return [...(view.id ? [details.ask(view.id)] : []), searches.ask(queryOf(view))];
}

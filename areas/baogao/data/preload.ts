import { opened, reports } from './ask.ts';
import { queryOf, reportView } from './report-view.ts';

const letGo = () => undefined;

/**
 * Asks what the page will ask first, while its code is still on its way. The page finds the same promises; failures
 * are the page's to show, here they are let go.
 * @param path such as /baogao, with or without its query
 */
export function preload(path: string): void {
  const { pathname, search } = new URL(path, location.origin);
  // The host names the path alone; what it is asked with stands in the address.
  const view = reportView.read(new URLSearchParams(search || (pathname === location.pathname ? location.search : '')));
  if (view.id) opened.ask(view.id).catch(letGo);
  reports.ask(queryOf(view)).catch(letGo);
}

import { articles, myPreference, news, preferences } from './ask.ts';
import { newsView, queryOf } from './news-view.ts';

const letGo = () => undefined;

/**
 * Asks what the page will ask first, while its code is still on its way. The page finds the same promises; failures
 * are the page's to show, here they are let go.
 * @param path such as /news/news, with or without its query
 */
export function preload(path: string): void {
  const { pathname, search } = new URL(path, location.origin);
  // The host names the path alone; what it is asked with stands in the address.
  const view = newsView.read(new URLSearchParams(search || (pathname === location.pathname ? location.search : '')));
  if (view.id) articles.ask(view.id).catch(letGo);
  if (!view.mine) news.ask({ query: queryOf(view), taste: '' }).catch(letGo);
  preferences.ask(myPreference).catch(letGo);
}

import { areaPreload } from '@portal/shell';
import { articles, myPreference, news, preferences } from './ask.ts';
import { newsView, queryOf } from './news-view.ts';

/** The list, the article that is open, and what the person follows: a list of that is asked once it is known. */
export const preload = areaPreload(({ query }) => {
  const view = newsView.read(query);
  return [
    ...(view.id ? [articles.ask(view.id)] : []),
    ...(view.mine ? [] : [news.ask({ query: queryOf(view), taste: '' })]),
    preferences.ask(myPreference),
  ];
});

import type { PlainPage } from '@portal/shell';
import { articles, news as lists, myPreference, preferences } from '../../data/ask.ts';
import { newsView, queryOf } from '../../data/news-view.ts';

/** It waits for the list, the article that is open, and what the person follows: a list of that is asked once it is known. */
export const news: PlainPage = {
  name: 'news',
  words: { zh_CN: '资讯', en: 'News' },
  ahead({ search }) {
    const view = newsView.read(search);
    return [
      ...(view.id ? [articles.ask(view.id)] : []),
      ...(view.mine ? [] : [lists.ask({ query: queryOf(view), taste: '' })]),
      preferences.ask(myPreference),
    ];
  },
};

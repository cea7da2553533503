import type { NewsQuery } from '@portal/contract';
import { type CallData, language, request } from '@portal/shell';
import { createQuestions } from '@portal/ui';

export type Found = CallData<'newsSearch'>;
export type Detail = CallData<'newsDetail'>;
export type Preference = CallData<'newsPreference'>;

export interface NewsQuestion {
  query: NewsQuery;
  /** The preference under which followed news are asked: a changed one makes another question. Empty for all news. */
  taste: string;
}

/** Lists of news. What preload has asked, the page does not ask again. */
export const news = createQuestions<NewsQuestion, Found>(({ query }) => request('newsSearch', query), language);

/** Articles, by their id. */
export const articles = createQuestions<string, Detail>((newsId) => request('newsDetail', { newsId }), language);

/** S1.023: what the person follows. */
export const preferences = createQuestions<Record<string, never>, Preference>((payload) =>
  request('newsPreference', payload),
);

export const myPreference: Record<string, never> = {};

/** Everything there is: its facets are what a person may follow. */
export const everything: NewsQuestion = { query: { page: 1, pageSize: 1 }, taste: '' };

/** Keeps what the person follows; whoever asks next asks the server anew. */
export async function savePreference(wanted: Preference): Promise<void> {
  await request('saveNewsPreference', wanted);
  preferences.forget(myPreference);
}

export const followsAny = ({ topics, models }: Preference): boolean => topics.length + models.length > 0;

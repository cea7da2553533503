import type { NewsQuery } from '@portal/contract';
import { type CallData, questionsBy, questionsTo, request } from '@portal/shell';

export type Found = CallData<'newsSearch'>;
export type Detail = CallData<'newsDetail'>;
export type Preference = CallData<'newsPreference'>;

export interface NewsQuestion {
  query: NewsQuery;
  /** The preference under which followed news are asked: a changed one makes another question. Empty for all news. */
  taste: string;
}

/** Lists of news. What preload has asked, the page does not ask again. */
export const news = questionsBy('news', ({ query }: NewsQuestion) => request('newsSearch', query));

/** Articles, by their id. */
export const articles = questionsBy('newsDetail', (newsId: string) => request('newsDetail', { newsId }));

/** S1.023: what the person follows. */
export const preferences = questionsTo('newsPreference');

export const myPreference: Record<string, never> = {};

/** Everything there is: its facets are what a person may follow. */
export const everything: NewsQuestion = { query: { page: 1, pageSize: 1 }, taste: '' };

/** Keeps what the person follows; whoever shows it, or asks next, asks the server anew. */
export async function savePreference(wanted: Preference): Promise<void> {
  await request('saveNewsPreference', wanted);
  preferences.forget(myPreference);
}

export const followsAny = (followed: Preference): boolean => Object.values(followed).some(({ length }) => length > 0);

/** The brands that may be followed. */
export const brands = questionsTo('newsBrands');

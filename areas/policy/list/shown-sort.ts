import type { PolicyView, Sort } from '../data/policy-view.ts';

/** The order that is seen: without words nothing is more relevant than the other, and the newest come first. */
export const shownSort = ({ sort, text }: Pick<PolicyView, 'sort' | 'text'>): Sort =>
  sort === 'relevance' && text.trim() === '' ? 'newest' : sort;

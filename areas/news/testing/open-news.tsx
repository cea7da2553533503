import { expect, type jest } from '@jest/globals';
import type { NewsPreference, NewsQuery } from '@portal/contract';
import type { request } from '@portal/shell';
import { render, screen, waitFor } from '@testing-library/react';
import { session } from '../../../shell-app/session/session.ts';
import { answerCalls, type CallAnswers } from '../../../tests/support/answer-calls.ts';
import { forgetAnswers } from '../../../tests/support/forget-answers.ts';
import App from '../app.tsx';
import { detail, search } from './newsroom.ts';

const nothingLiked = (): NewsPreference => ({ topics: [], models: [], brands: [], sources: [] });

/** What a test may set of the newsroom that answers its calls. */
export const newsroom: {
  liked: NewsPreference;
  /** Answers in the place of the usual ones, by the name of the call. */
  special: CallAnswers;
} = { liked: nothingLiked(), special: {} };

const answers: CallAnswers = {
  newsSearch: (query: NewsQuery) => search(query, newsroom.liked),
  newsDetail: ({ newsId }: { newsId: string }) => detail(newsId),
  newsPreference: () => newsroom.liked,
  newsBrands: () => ({ brands: [{ key: 'b1', name: 'Brand One', count: 30 }] }),
  marketDatasets: () => ({ datasets: [] }),
  saveNewsPreference: (wanted: NewsPreference) => {
    newsroom.liked = wanted;
    return null;
  },
};

/** Begins a test: nobody follows anything, and nothing is remembered. @param requests the mocked request of the shell */
export function beginNews(requests: jest.MockedFunction<typeof request>): void {
  forgetAnswers();
  newsroom.liked = nothingLiked();
  newsroom.special = {};
  session.menus = [];
  requests.mockReset();
  answerCalls((name) => newsroom.special[name] ?? answers[name]);
}

/** The payloads of a call so far. */
export const payloadsOf = (requests: jest.MockedFunction<typeof request>, name: string) =>
  requests.mock.calls.filter(([call]) => call === name).map(([, payload]) => payload);

export { refuse } from '../../../ui/analysis/testing/area-tests.ts';

export function openNews(address: string) {
  history.replaceState(null, '', address);
  return render(<App basePath="/news" language="zh_CN" />);
}

/** Waits until the list says how many it found. */
export const found = (total: number) =>
  waitFor(() => expect(screen.getByTestId('news-found').textContent).toBe(`${total} 条资讯`));

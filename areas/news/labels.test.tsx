import '../../tests/support/mock-request.ts';
import { jest } from '@jest/globals';
import { request } from '@portal/shell';
import { labelTests } from '../../ui/analysis/testing/label-tests.ts';
import { beginNews, openNews } from './testing/open-news.tsx';

labelTests({
  answer: () => beginNews(jest.mocked(request)),
  open: openNews,
  pages: [
    { address: '/news/news', ready: 'news-row' },
    { address: '/news/news?id=n1', ready: 'news-article' },
  ],
});

// Written by npm run areas: the code of the pages that area.ts lists.
import { NewsPage } from './pages/news/news-page.tsx';

export default {
  news: NewsPage,
};

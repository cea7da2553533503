import type { AreaProduct } from '@portal/contract';
import { news } from './pages/news/page.ts';

/** Industry news: one page with list and article. */
export const area = {
  pages: [news],
};

export const product: AreaProduct = {
  id: '1017',
  key: 'news',
  category: 'research',
  place: 6,
  names: { zh_CN: '行业资讯', en: 'Industry news' },
  memo: {
    zh_CN: '按偏好阅读媒体资讯，关联车型舆情',
    en: 'Media news by preference, linked to public opinion on car models',
  },
  standing: 'required',
  icon: 'news',
  links: { news: '/news/news?id={key}' },
  shows: { model: '/news/news?model={key}' },
};

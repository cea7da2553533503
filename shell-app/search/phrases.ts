import { createPhrases } from '../i18n/create-phrases.ts';

export const { useTranslate } = createPhrases({
  zh_CN: { search: '搜索', searchMore: '快速搜索产品、页面、车型和内容' },
  en: { search: 'Search', searchMore: 'Quick search for products, pages, models and content' },
});

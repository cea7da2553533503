import { definePage, type PageListing } from '@portal/ui/analysis';
import { bestModel } from './model-questions.ts';

export const model = definePage({
  name: 'model',
  words: { zh_CN: '单车型档案', en: 'Model sheet' },
  written: { counts: true },
  first: ({ view, catalogue }) => [bestModel(view, catalogue)],
});

export const listed: PageListing = {
  download: { zh_CN: '单车型档案导出', en: 'model sheet export' },
  shows: { model: 'model={key}' },
};

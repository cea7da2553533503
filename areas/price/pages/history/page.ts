import { definePage, type PageListing } from '@portal/ui/analysis';
import { largestMembers, modelHistory } from '../../market/questions.ts';

export const history = definePage({
  name: 'history',
  words: { zh_CN: '车型价格历史', en: 'Price history of a model' },
  written: { counts: true, money: true },
  first({ view, catalogue }) {
    const model = view.filters.model?.[0];
    return [model ? modelHistory(view, catalogue, model) : largestMembers(view, catalogue, 'model')];
  },
});

export const listed: PageListing = {
  download: { zh_CN: '车型价格历史导出', en: 'price history export' },
  shows: { model: 'model={key}' },
};

import { definePage, type PageListing } from '@portal/ui/analysis';
import { bestSeller, comparisonOf } from './compare-questions.ts';
import { comparisons } from './comparisons.ts';

export const compare = definePage({
  name: 'compare',
  words: { zh_CN: '车型对比', en: 'Model comparison' },
  choices: { show: ['competitor', 'detail'] },
  ownFilters: true,
  first({ view, catalogue }) {
    const compared = comparisonOf(view, catalogue);
    return [compared ? comparisons.ask(compared) : bestSeller(view, catalogue)];
  },
});

export const listed: PageListing = {
  download: { zh_CN: '车型对比导出', en: 'model comparison export' },
};

import { definePage, type PageListing } from '@portal/ui/analysis';
import { cohorts, curvesByAge } from '../../market/questions.ts';

export const survival = definePage({
  name: 'survival',
  words: { zh_CN: '存活曲线', en: 'Survival' },
  periods: 1,
  written: { counts: true },
  first: ({ view, catalogue }) => [curvesByAge(view, catalogue), cohorts(view, catalogue)],
});

export const listed: PageListing = {
  download: { zh_CN: '存活曲线导出', en: 'survival export' },
};

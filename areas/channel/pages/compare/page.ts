import { definePage, type PageListing } from '@portal/ui/analysis';
import { compareChoices } from '../../market/choices.ts';
import { largestOf } from '../../market/questions.ts';

export const compare = definePage({
  name: 'compare',
  words: { zh_CN: '网络对比', en: 'Networks compared' },
  choices: compareChoices,
  cuts: compareChoices.by,
  first: ({ view, catalogue, choices: { by } }) =>
    (view.filters[by] ?? []).length > 0 ? [] : [largestOf(view, catalogue, by)],
});

export const listed: PageListing = {
  download: { zh_CN: '网络对比导出', en: 'network comparison export' },
  shows: { brand: 'brand={key}', outletKind: 'by=outletKind&outletKind={key}' },
};

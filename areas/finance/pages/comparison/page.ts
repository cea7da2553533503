import { definePage, type PageListing } from '@portal/ui/analysis';
import { besideChoices } from '../../market/choices.ts';
import { mostOffered, offersBeside } from '../../market/questions.ts';
import { ofOneByOne } from '../../market/subjects.ts';

export const comparison = definePage({
  name: 'comparison',
  words: { zh_CN: '方案对比', en: 'Offers side by side' },
  of: ofOneByOne,
  choices: besideChoices,
  periods: 1,
  first: ({ view, catalogue }) =>
    (view.filters.offer ?? []).length > 0 ? [offersBeside(view, catalogue, undefined)] : [mostOffered(view, catalogue)],
});

export const listed: PageListing = {
  download: { zh_CN: '方案对比导出', en: 'offer comparison export' },
};

import { definePage, type PageListing } from '@portal/ui/analysis';
import { attentionChoices } from '../../market/choices.ts';
import { largestOf } from '../../market/questions.ts';

export const attention = definePage({
  name: 'attention',
  words: { zh_CN: '关注与线索', en: 'Attention and leads' },
  choices: attentionChoices,
  cuts: attentionChoices.by,
  first: ({ view, catalogue, choices: { by } }) =>
    (view.filters[by] ?? []).length > 0 ? [] : [largestOf(view, catalogue, by)],
});

export const listed: PageListing = {
  download: { zh_CN: '关注与线索导出', en: 'attention and leads export' },
  shows: {
    brand: 'brand={key}',
    model: 'by=model&model={key}',
    mediaChannel: 'by=mediaChannel&mediaChannel={key}',
  },
};

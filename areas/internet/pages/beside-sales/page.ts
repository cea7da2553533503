import { definePage, type PageListing } from '@portal/ui/analysis';
import { besideChoices } from '../../market/choices.ts';
import { attentionGrowth } from '../../market/questions.ts';
import { ofBoth } from '../../market/subjects.ts';

export const besideSales = definePage({
  name: 'beside-sales',
  words: { zh_CN: '与销量对照', en: 'Beside sales' },
  of: ofBoth,
  choices: besideChoices,
  cuts: besideChoices.by,
  first: ({ view, catalogue }) => [attentionGrowth(view, catalogue)],
});

export const listed: PageListing = {
  download: { zh_CN: '与销量对照导出', en: 'attention beside sales export' },
};

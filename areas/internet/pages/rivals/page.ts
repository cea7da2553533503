import { definePage, type PageListing } from '@portal/ui/analysis';
import { rivalChoices } from '../../market/choices.ts';
import { pairsOf } from '../../market/questions.ts';
import { ofComparisons } from '../../market/subjects.ts';

export const rivals = definePage({
  name: 'rivals',
  words: { zh_CN: '对比与流向', en: 'Comparisons and flows' },
  of: ofComparisons,
  choices: rivalChoices,
  cuts: rivalChoices.by,
  periods: 1,
  first: ({ view, catalogue, choices: { by } }) => [pairsOf(view, catalogue, by)],
});

export const listed: PageListing = {
  download: { zh_CN: '对比与流向导出', en: 'comparisons and flows export' },
  shows: { brand: 'of={key}', model: 'by=model&of={key}' },
};

import { definePage, type PageListing } from '@portal/ui/analysis';
import { concentrated } from '../../market/choices.ts';
import { membersByPeriod } from '../../market/questions.ts';

export const concentration = definePage({
  name: 'concentration',
  words: { zh_CN: '市场集中度', en: 'Concentration' },
  choices: { by: concentrated },
  first: ({ view, catalogue, choices: { by } }) => [membersByPeriod(view, catalogue, by)],
});

export const listed: PageListing = {
  download: { zh_CN: '市场集中度导出', en: 'market concentration export' },
};

import { definePage, type PageListing } from '@portal/ui/analysis';
import { lenderChoices } from '../../market/choices.ts';
import { lendersOf, waysTrend } from '../../market/questions.ts';

export const lenders = definePage({
  name: 'lenders',
  words: { zh_CN: '机构份额', en: 'Share of lenders' },
  choices: lenderChoices,
  cuts: lenderChoices.by,
  written: { counts: true },
  first: ({ view, catalogue, choices: { by } }) => [waysTrend(view, catalogue, true), lendersOf(view, catalogue, by)],
});

export const listed: PageListing = {
  download: { zh_CN: '机构份额导出', en: 'share of lenders export' },
};

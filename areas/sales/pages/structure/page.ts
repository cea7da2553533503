import { definePage, type PageListing } from '@portal/ui/analysis';
import { structured, structureIndicators, structureShown } from '../../market/choices.ts';
import { structureOf } from '../../market/questions.ts';

export const structure = definePage({
  name: 'structure',
  words: { zh_CN: '结构', en: 'Structure' },
  choices: { by: structured, indicator: structureIndicators, shown: structureShown },
  cuts: structured,
  written: { counts: true },
  first: ({ view, catalogue, choices: { by } }) => [structureOf(view, catalogue, by)],
});

export const listed: PageListing = {
  download: { zh_CN: '销量结构导出', en: 'sales structure export' },
};

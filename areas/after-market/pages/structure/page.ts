import { definePage, type PageListing } from '@portal/ui/analysis';
import { structureChoices } from '../../market/choices.ts';
import { parcBy } from '../../market/questions.ts';

export const structure = definePage({
  name: 'structure',
  words: { zh_CN: '保有结构', en: 'Parc structure' },
  choices: structureChoices,
  cuts: structureChoices.by,
  written: { counts: true },
  first: ({ view, catalogue, choices: { by } }) => [parcBy(view, catalogue, by)],
});

export const listed: PageListing = {
  download: { zh_CN: '保有结构导出', en: 'parc structure export' },
};

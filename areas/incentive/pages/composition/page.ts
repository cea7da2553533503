import { definePage, type PageListing } from '@portal/ui/analysis';
import { compositionChoices } from '../../market/choices.ts';
import { partsOf } from '../../market/questions.ts';

export const composition = definePage({
  name: 'composition',
  words: { zh_CN: '优惠构成', en: 'Composition' },
  choices: compositionChoices,
  cuts: compositionChoices.by,
  written: { counts: true, money: true },
  first: ({ view, catalogue, choices: { by } }) => [partsOf(view, catalogue, by)],
});

export const listed: PageListing = {
  download: { zh_CN: '终端促销构成导出', en: 'incentive composition export' },
};

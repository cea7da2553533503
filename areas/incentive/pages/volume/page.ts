import { definePage, type PageListing } from '@portal/ui/analysis';
import { changeChoices } from '../../market/choices.ts';
import { againstVolume } from '../../market/questions.ts';

export const volume = definePage({
  name: 'volume',
  words: { zh_CN: '优惠与零售', en: 'Against retail' },
  choices: changeChoices,
  periods: 1,
  written: { counts: true, money: true },
  lists: ({ view, catalogue, choices }) => [againstVolume(view, catalogue, choices)],
});

export const listed: PageListing = {
  download: { zh_CN: '终端促销与零售导出', en: 'incentive against retail export' },
};

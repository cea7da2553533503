import { definePage, type PageListing } from '@portal/ui/analysis';
import { changeChoices } from '../../market/choices.ts';
import { moversOf } from '../../market/questions.ts';

export const movers = definePage({
  name: 'movers',
  words: { zh_CN: '变动榜', en: 'Movers' },
  choices: changeChoices,
  cuts: changeChoices.by,
  periods: 1,
  written: { counts: true, money: true },
  lists: ({ view, catalogue, choices }) => [
    moversOf(view, catalogue, choices, 'descending'),
    moversOf(view, catalogue, choices, 'ascending'),
  ],
});

export const listed: PageListing = {
  download: { zh_CN: '终端促销变动榜导出', en: 'incentive movers export' },
};

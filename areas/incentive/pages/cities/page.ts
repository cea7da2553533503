import { definePage, type PageListing } from '@portal/ui/analysis';
import { citiesChoices } from '../../market/choices.ts';
import { largestCities, largestOf } from '../../market/questions.ts';

export const cities = definePage({
  name: 'cities',
  words: { zh_CN: '城市对比', en: 'By city' },
  choices: citiesChoices,
  cuts: citiesChoices.by,
  periods: 1,
  written: { counts: true, money: true },
  first: ({ view, catalogue, choices: { by, rows } }) => [
    largestOf(view, catalogue, by, Number(rows)),
    largestCities(view, catalogue),
  ],
});

export const listed: PageListing = {
  download: { zh_CN: '终端促销城市对比导出', en: 'incentive by city export' },
};

import { definePage, type PageListing } from '@portal/ui/analysis';
import { fuelsChoices } from '../../market/choices.ts';
import { fuelMix } from '../../market/questions.ts';
import { ofSales } from '../../market/subjects.ts';

export const fuels = definePage({
  name: 'fuels',
  words: { zh_CN: '燃料结构', en: 'Fuel mix' },
  of: ofSales,
  choices: fuelsChoices,
  written: { counts: true },
  first: ({ view, catalogue, choices: { mix } }) => [fuelMix(view, catalogue, mix)],
});

export const listed: PageListing = {
  download: { zh_CN: '燃料结构导出', en: 'fuel mix export' },
};

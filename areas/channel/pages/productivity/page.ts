import { definePage, type PageListing } from '@portal/ui/analysis';
import { productivityChoices } from '../../market/choices.ts';

export const productivity = definePage({
  name: 'productivity',
  words: { zh_CN: '单店零售', en: 'Cars per outlet' },
  choices: productivityChoices,
  cuts: productivityChoices.by,
  periods: 1,
  written: { counts: true },
});

export const listed: PageListing = {
  download: { zh_CN: '单店零售导出', en: 'cars per outlet export' },
};

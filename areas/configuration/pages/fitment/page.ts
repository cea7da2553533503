import { definePage, type PageListing } from '@portal/ui/analysis';
import { fitmentChoices } from '../../market/choices.ts';
import { itemsOf, largestOf } from '../../market/questions.ts';

export const fitment = definePage({
  name: 'fitment',
  words: { zh_CN: '标配率', en: 'Fitment rates' },
  choices: fitmentChoices,
  cuts: fitmentChoices.by,
  first: ({ view, catalogue, choices: { by } }) => [largestOf(view, catalogue, by), itemsOf(view, catalogue)],
});

export const listed: PageListing = {
  download: { zh_CN: '标配率导出', en: 'fitment rate export' },
  links: {
    brand: 'brand={key}',
    subModel: 'subModel={key}',
    manufacturer: 'manufacturer={key}',
    segment: 'segment={key}',
  },
  shows: { equipmentItem: 'by=segment&equipmentItem={key}', fuelType: 'fuelType={key}', priceBand: 'priceBand={key}' },
};

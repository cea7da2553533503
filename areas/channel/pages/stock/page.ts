import { definePage, type PageListing } from '@portal/ui/analysis';
import { stockChoices } from '../../market/choices.ts';
import { retailBeside, stockOf } from '../../market/sales-questions.ts';
import { ofStock } from '../../market/subjects.ts';

export const stock = definePage({
  name: 'stock',
  words: { zh_CN: '经销商库存', en: 'Dealer stock' },
  of: ofStock,
  choices: stockChoices,
  cuts: stockChoices.by,
  written: { counts: true },
  first({ view, catalogue }) {
    const trend = stockOf(view, catalogue, ['period']);
    return [trend, retailBeside(trend)];
  },
});

export const listed: PageListing = {
  download: { zh_CN: '经销商库存导出', en: 'dealer stock export' },
};

import { definePage, listOfRanking, type PageListing } from '@portal/ui/analysis';
import { discounts } from '../../market/choices.ts';

export const discount = definePage({
  name: 'discount',
  words: { zh_CN: '折扣率', en: 'Discount' },
  cuts: discounts.ranked,
  periods: 1,
  written: { counts: true, money: true },
  lists: listOfRanking(discounts),
});

export const listed: PageListing = {
  download: { zh_CN: '折扣率导出', en: 'discount export' },
};

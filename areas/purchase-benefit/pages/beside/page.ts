import { definePage, type PageListing } from '@portal/ui/analysis';
import { stackChoices } from '../../market/choices.ts';
import { stackPrices, stacksOf } from '../../market/questions.ts';
import { ofStacks } from '../../market/subjects.ts';

export const beside = definePage({
  name: 'beside',
  words: { zh_CN: '权益与价格、促销、销量', en: 'Beside price, incentive and sales' },
  of: ofStacks,
  choices: stackChoices,
  cuts: stackChoices.by,
  periods: 1,
  first: ({ view, catalogue, choices: { by, buyer } }) => [
    stacksOf(view, catalogue, by, buyer),
    stackPrices(view, catalogue, by, buyer),
  ],
});

export const listed: PageListing = {
  download: { zh_CN: '权益与价格促销销量导出', en: 'benefits beside price and sales export' },
};

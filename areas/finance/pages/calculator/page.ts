import { definePage, type PageListing } from '@portal/ui/analysis';
import { ofOffers } from '../../market/subjects.ts';

export const calculator = definePage({
  name: 'calculator',
  words: { zh_CN: '金融计算器', en: 'Finance calculator' },
  of: ofOffers,
  ownFilters: true,
  withoutMarket: true,
  choices: {
    price: [],
    down: [],
    months: [],
    rate: [],
    fee: [],
    subsidy: [],
    subsidyMonth: [],
    balloon: [],
    freeMonths: [],
    market: [],
  },
});

export const listed: PageListing = {
  download: { zh_CN: '还款计划导出', en: 'plan of payments export' },
};

import { definePage, type PageListing } from '@portal/ui/analysis';
import { incentiveTrend } from '../../market/questions.ts';

export const terminal = definePage({
  name: 'terminal',
  words: { zh_CN: '优惠总览', en: 'Overview' },
  written: { counts: true, money: true },
  first: ({ view, catalogue }) => [incentiveTrend(view, catalogue)],
});

export const listed: PageListing = {
  download: { zh_CN: '终端促销导出', en: 'terminal incentive export' },
  links: {
    brand: 'brand={key}',
    model: 'model={key}',
    subModel: 'subModel={key}',
    manufacturer: 'manufacturer={key}',
    segment: 'segment={key}',
    province: 'province={key}',
    city: 'city={key}',
  },
};

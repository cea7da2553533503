import type { AreaProduct } from '@portal/contract';
import { filterDimensions, marketViews } from '@portal/ui';
import { defineArea } from '@portal/ui/analysis';
import { bands } from './pages/bands/page.ts';
import { cuts } from './pages/cuts/page.ts';
import { discount } from './pages/discount/page.ts';
import { history } from './pages/history/page.ts';
import { index } from './pages/index/page.ts';
import { ladder } from './pages/ladder/page.ts';
import { positioning } from './pages/positioning/page.ts';
import { spread } from './pages/spread/page.ts';
import { trend } from './pages/trend/page.ts';

/** Prices: they are of one kind, so there is no source to choose. */
export const area = defineArea({
  name: 'price',
  dataset: 'price',
  views: marketViews({ sources: [], dimensions: filterDimensions }),
  pages: [index, trend, discount, spread, bands, ladder, positioning, history, cuts],
  ways: [discount, trend, index, spread],
  exports: 'iw-price-analysis',
  refused: { zh_CN: '当前账号没有价格分析的权限', en: 'This account has no access to Price' },
});

export const product: AreaProduct = {
  id: '1001',
  key: 'price',
  category: 'market-data',
  place: 2,
  names: { zh_CN: '价格分析', en: 'Price' },
  memo: {
    zh_CN: '指导价、成交价与折扣率：价格指数、趋势、排行、区间、阶梯与降价',
    en: 'MSRP, transaction price and discount: price index, trend, ranking, bands, ladder and cuts',
  },
  standing: 'granted',
  icon: 'tag',
};

import type { AreaProduct } from '@portal/contract';
import { filterDimensions, marketViews } from '@portal/ui';
import { defineArea } from '@portal/ui/analysis';
import { cities } from './pages/cities/page.ts';
import { composition } from './pages/composition/page.ts';
import { movers } from './pages/movers/page.ts';
import { ranking } from './pages/ranking/page.ts';
import { terminal } from './pages/terminal/page.ts';
import { volume } from './pages/volume/page.ts';

/** Terminal incentives: they come from one source, and can be narrowed by every dimension of cars and places. */
export const area = defineArea({
  name: 'incentive',
  dataset: 'incentive',
  views: marketViews({ sources: [], dimensions: filterDimensions }),
  pages: [terminal, cities, composition, movers, ranking, volume],
  ways: [ranking, composition, cities, movers],
  exports: 'iw-incentive',
  refused: { zh_CN: '当前账号没有终端促销的权限', en: 'This account has no access to Terminal incentive' },
});

export const product: AreaProduct = {
  id: '1004',
  key: 'incentive',
  category: 'market-data',
  place: 3,
  names: { zh_CN: '终端促销', en: 'Terminal incentive' },
  memo: { zh_CN: '终端优惠及其力度', en: 'Dealer-level incentives and their depth' },
  standing: 'granted',
  icon: 'coin',
};

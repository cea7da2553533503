import type { AreaProduct } from '@portal/contract';
import { defineArea } from '@portal/ui/analysis';
import { ofPowertrains } from './market/subjects.ts';
import { catalogue } from './pages/catalogue/page.ts';
import { charging } from './pages/charging/page.ts';
import { fuels } from './pages/fuels/page.ts';
import { penetration } from './pages/penetration/page.ts';
import { rangePrice } from './pages/range-price/page.ts';
import { ranking } from './pages/ranking/page.ts';
import { technology } from './pages/technology/page.ts';

export const area = defineArea({
  ...ofPowertrains,
  name: 'new-energy',
  pages: [penetration, ranking, fuels, technology, rangePrice, catalogue, charging],
  exports: 'iw-new-energy',
});

export const product: AreaProduct = {
  id: '1010',
  key: 'new-energy',
  category: 'market-data',
  place: 8,
  names: { zh_CN: '新能源', en: 'New energy' },
  memo: { zh_CN: '新能源市场、技术与充电', en: 'NEV market, technology and charging' },
  standing: 'granted',
  icon: 'trending-up',
};

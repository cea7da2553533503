import type { AreaProduct } from '@portal/contract';
import { defineArea } from '@portal/ui/analysis';
import { ofParc } from './market/subjects.ts';
import { overview } from './pages/overview/page.ts';
import { partsRatio } from './pages/parts-ratio/page.ts';
import { places } from './pages/places/page.ts';
import { ranking } from './pages/ranking/page.ts';
import { residuals } from './pages/residuals/page.ts';
import { service } from './pages/service/page.ts';
import { structure } from './pages/structure/page.ts';
import { survival } from './pages/survival/page.ts';
import { usedPrices } from './pages/used-prices/page.ts';

export const area = defineArea({
  ...ofParc,
  name: 'after-market',
  pages: [overview, structure, ranking, places, survival, service, partsRatio, residuals, usedPrices],
  exports: 'iw-after-market',
});

export const product: AreaProduct = {
  id: '1014',
  key: 'after-market',
  category: 'market-data',
  place: 12,
  names: { zh_CN: '后市场', en: 'After-market' },
  memo: { zh_CN: '保有量、二手车与售后', en: 'Vehicle parc, used cars and service' },
  standing: 'granted',
  icon: 'tool',
};

import type { AreaProduct } from '@portal/contract';
import { defineArea } from '@portal/ui/analysis';
import { ofOutlets } from './market/subjects.ts';
import { city } from './pages/city/page.ts';
import { compare } from './pages/compare/page.ts';
import { coverage } from './pages/coverage/page.ts';
import { outlets } from './pages/outlets/page.ts';
import { overview } from './pages/overview/page.ts';
import { productivity } from './pages/productivity/page.ts';
import { ranking } from './pages/ranking/page.ts';
import { stock } from './pages/stock/page.ts';
import { whiteSpots } from './pages/white-spots/page.ts';

export const area = defineArea({
  ...ofOutlets,
  name: 'channel',
  pages: [overview, ranking, compare, coverage, whiteSpots, productivity, stock, city, outlets],
  exports: 'iw-channel',
});

export const product: AreaProduct = {
  id: '1008',
  key: 'channel',
  category: 'market-data',
  place: 5,
  names: { zh_CN: '渠道与经销商', en: 'Channel and dealer' },
  memo: { zh_CN: '网点分布与经销商表现', en: 'Outlet coverage and dealer performance' },
  standing: 'granted',
  icon: 'building-store',
};

import type { AreaProduct } from '@portal/contract';
import { defineArea } from '@portal/ui/analysis';
import { ofFinancing } from './market/subjects.ts';
import { calculator } from './pages/calculator/page.ts';
import { comparison } from './pages/comparison/page.ts';
import { lenders } from './pages/lenders/page.ts';
import { offers } from './pages/offers/page.ts';
import { overview } from './pages/overview/page.ts';
import { penetration } from './pages/penetration/page.ts';
import { ranking } from './pages/ranking/page.ts';
import { worth } from './pages/worth/page.ts';

export const area = defineArea({
  ...ofFinancing,
  name: 'finance',
  pages: [overview, penetration, ranking, lenders, offers, comparison, worth, calculator],
  exports: 'iw-finance',
});

export const product: AreaProduct = {
  id: '1012',
  key: 'finance',
  category: 'market-data',
  place: 10,
  names: { zh_CN: '汽车金融', en: 'Auto finance' },
  memo: { zh_CN: '金融方案与渗透率', en: 'Finance offers and penetration' },
  standing: 'granted',
  icon: 'building-bank',
};

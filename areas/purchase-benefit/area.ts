import type { AreaProduct } from '@portal/contract';
import { defineArea } from '@portal/ui/analysis';
import { ofBenefits } from './market/subjects.ts';
import { beside } from './pages/beside/page.ts';
import { calendar } from './pages/calendar/page.ts';
import { offers } from './pages/offers/page.ts';
import { overview } from './pages/overview/page.ts';
import { ranking } from './pages/ranking/page.ts';
import { stack } from './pages/stack/page.ts';

export const area = defineArea({
  ...ofBenefits,
  name: 'purchase-benefit',
  pages: [overview, calendar, offers, stack, beside, ranking],
  exports: 'iw-purchase-benefit',
});

export const product: AreaProduct = {
  id: '1019',
  key: 'purchase-benefit',
  category: 'decision-support',
  place: 16,
  names: { zh_CN: '购车权益监测', en: 'Purchase-benefit monitoring' },
  memo: { zh_CN: '各品牌购车权益的变化', en: 'Changes in purchase benefits by brand' },
  standing: 'granted',
  icon: 'gift',
};

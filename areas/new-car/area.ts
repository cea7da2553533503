import type { AreaProduct } from '@portal/contract';
import { defineArea } from '@portal/ui/analysis';
import { ofEvents } from './market/subjects.ts';
import { calendar } from './pages/calendar/page.ts';
import { coming } from './pages/coming/page.ts';
import { presale } from './pages/presale/page.ts';
import { ramp } from './pages/ramp/page.ts';

/** New cars: what happened to them and when, what is coming, what they cost at first, and how they sell since. */
export const area = defineArea({
  ...ofEvents,
  name: 'new-car',
  pages: [calendar, coming, presale, ramp],
  exports: 'iw-new-car',
});

export const product: AreaProduct = {
  id: '1007',
  key: 'new-car',
  category: 'market-data',
  place: 4,
  names: { zh_CN: '新车上市', en: 'New-car launch' },
  memo: {
    zh_CN: '新车日历、即将上市、预售与上市价、上市爬坡',
    en: 'Launch calendar, what is coming, presale prices and ramp-up',
  },
  standing: 'granted',
  icon: 'rocket',
};

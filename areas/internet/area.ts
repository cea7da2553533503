import type { AreaProduct } from '@portal/contract';
import { defineArea } from '@portal/ui/analysis';
import { ofAttention } from './market/subjects.ts';
import { attention } from './pages/attention/page.ts';
import { balance } from './pages/balance/page.ts';
import { besideSales } from './pages/beside-sales/page.ts';
import { overview } from './pages/overview/page.ts';
import { ranking } from './pages/ranking/page.ts';
import { rivals } from './pages/rivals/page.ts';
import { tone } from './pages/tone/page.ts';
import { topics } from './pages/topics/page.ts';

export const area = defineArea({
  ...ofAttention,
  name: 'internet',
  pages: [overview, attention, ranking, tone, topics, besideSales, balance, rivals],
  exports: 'iw-internet',
});

export const product: AreaProduct = {
  id: '1013',
  key: 'internet',
  category: 'research',
  place: 11,
  names: { zh_CN: '互联网大数据', en: 'Internet big data' },
  memo: {
    zh_CN: '关注度、声量口碑、话题、对比去向，以及与销量的先后',
    en: 'Attention, tone, topics, what people compare, and how far ahead of sales they run',
  },
  standing: 'granted',
  icon: 'globe',
  // The funnel to purchase begins with attention, and has no area of its own.
  downloads: [
    { path: '/v3/iw-internet/user-life-cycle/export', names: { zh_CN: '用户漏斗导出', en: 'funnel export' } },
  ],
};

import type { AreaProduct } from '@portal/contract';
import { marketViews } from '@portal/ui';
import { defineArea } from '@portal/ui/analysis';
import { trend } from './pages/trend/page.ts';

export const area = defineArea({
  name: 'segments',
  dataset: 'sales',
  views: marketViews({ sources: ['DATASOURCE_ZD_LINGSHOU'], dimensions: ['fuelType', 'segment', 'brand', 'province'] }),
  pages: [trend],
  exports: 'iw-segments',
  refused: { zh_CN: '当前账号没有销量数据的权限', en: 'This account may not use sales figures' },
});

export const product: AreaProduct = {
  id: '1023',
  key: 'segments',
  category: 'market-data',
  place: 5.5,
  names: { zh_CN: '细分市场', en: 'Segments' },
  memo: { zh_CN: '各燃料类型与级别的零售量如何变化', en: 'How retail of fuel types and segments moves' },
  standing: 'granted',
  icon: 'chart-line',
};

import type { AreaProduct } from '@portal/contract';
import { marketViews, yearsAlone } from '@portal/ui';
import { defineArea } from '@portal/ui/analysis';
import { ofCars } from './market/choices.ts';
import { comparison } from './pages/comparison/page.ts';
import { fitment } from './pages/fitment/page.ts';
import { spread } from './pages/spread/page.ts';
import { worth } from './pages/worth/page.ts';

/** Equipment of trims: it comes from one source, by year, and is of the whole country. */
export const area = defineArea({
  name: 'configuration',
  dataset: 'configuration',
  views: marketViews({ sources: [], dimensions: [...ofCars, 'equipmentItem'], dateTypes: yearsAlone }),
  pages: [comparison, fitment, spread, worth],
  ways: [fitment, worth],
  exports: 'iw-configuration',
  refused: { zh_CN: '当前账号没有配置分析的权限', en: 'This account has no access to Configuration' },
});

export const product: AreaProduct = {
  id: '1011',
  key: 'configuration',
  category: 'market-data',
  place: 9,
  names: { zh_CN: '配置分析', en: 'Configuration' },
  memo: {
    zh_CN: '配置对比、装备标配率、装备普及与装备价值',
    en: 'Trims side by side, fitment rates, how equipment spreads and what it is worth',
  },
  standing: 'granted',
  icon: 'adjustments-horizontal',
};

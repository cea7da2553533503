import type { AreaProduct } from '@portal/contract';
import { defineArea } from '@portal/ui/analysis';
import { ofSoftware } from './market/subjects.ts';
import { adoption } from './pages/adoption/page.ts';
import { besideSales } from './pages/beside-sales/page.ts';
import { features } from './pages/features/page.ts';
import { overview } from './pages/overview/page.ts';
import { ranking } from './pages/ranking/page.ts';
import { scores } from './pages/scores/page.ts';
import { timeline } from './pages/timeline/page.ts';

export const area = defineArea({
  ...ofSoftware,
  name: 'model-intelligence',
  pages: [overview, timeline, ranking, features, adoption, scores, besideSales],
  exports: 'iw-model-intelligence',
});

export const product: AreaProduct = {
  id: '1016',
  key: 'model-intelligence',
  category: 'decision-support',
  place: 15,
  names: { zh_CN: '车型情报与 OTA 评价', en: 'Model intelligence and OTA evaluation' },
  memo: {
    zh_CN: '软件升级内容与时间线、智能化功能矩阵、评测得分，以及与销量口碑的对照',
    en: 'Software updates item by item, smart features by level, scores and how they are made, beside sales and tone',
  },
  standing: 'granted',
  icon: 'refresh',
};

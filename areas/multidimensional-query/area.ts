import type { AreaProduct, DimensionKey } from '@portal/contract';
import { marketViews, viewSources } from '@portal/ui';
import { type AnalysisArea, defineArea } from '@portal/ui/analysis';
import { gap } from './pages/gap/page.ts';
import { pivot } from './pages/pivot/page.ts';
import { scatter } from './pages/scatter/page.ts';

/** The cross-analysis. Its pages are ways to look at one address. */
export const area = defineArea({
  name: 'cross',
  dataset: 'sales',
  views: marketViews({ sources: viewSources, dimensions: [] }),
  pages: [pivot, scatter, gap],
  exports: 'iw-cross-analysis',
  refused: { zh_CN: '当前账号没有所选数据的权限', en: 'This account has no access to the chosen data' },
});

/** The same by the dimensions of what an account holds. */
export const areaOver = (dimensions: readonly DimensionKey[]): AnalysisArea => ({
  ...area,
  views: marketViews({ sources: viewSources, dimensions }),
  cuts: [{ page: '', by: dimensions, as: 'row' }],
});

export const product: AreaProduct = {
  id: '1020',
  key: 'cross-analysis',
  category: 'decision-support',
  place: 17,
  names: { zh_CN: '多源交叉分析', en: 'Cross-analysis' },
  memo: {
    zh_CN: '销量、价格、优惠、充电等多个数据来源放在一张透视表里，按共同维度比较',
    en: 'Sales, prices, incentives, charging and more in one pivot table, by the dimensions they share',
  },
  standing: 'granted',
  icon: 'table',
  onePage: true,
};

import type { AreaProduct } from '@portal/contract';
import { filterDimensions, marketViews, viewSources } from '@portal/ui';
import { defineArea } from '@portal/ui/analysis';
import { whatChanged } from './pages/changes/page.ts';
import { compare } from './pages/compare/page.ts';
import { concentration } from './pages/concentration/page.ts';
import { growth } from './pages/growth/page.ts';
import { model } from './pages/model/page.ts';
import { overview } from './pages/overview/page.ts';
import { ranking } from './pages/ranking/page.ts';
import { region } from './pages/region/page.ts';
import { shifts } from './pages/shifts/page.ts';
import { sources } from './pages/sources/page.ts';
import { structure } from './pages/structure/page.ts';
import { trend } from './pages/trend/page.ts';

/** Sales: by every source and every dimension of the market (S3.037 to S3.042). */
export const area = defineArea({
  name: 'sales',
  dataset: 'sales',
  views: marketViews({ sources: viewSources, otherSources: true, dimensions: filterDimensions }),
  pages: [
    overview,
    trend,
    ranking,
    growth,
    shifts,
    structure,
    region,
    concentration,
    sources,
    model,
    compare,
    whatChanged,
  ],
  ways: [ranking, structure, trend, region, growth],
  exports: 'iw-sales-analysis',
  refused: { zh_CN: '当前账号没有销量分析的权限', en: 'This account has no access to Sales' },
});

export const product: AreaProduct = {
  id: '1000',
  key: 'sales',
  category: 'market-data',
  place: 1,
  names: { zh_CN: '销量分析', en: 'Sales' },
  memo: {
    zh_CN: '协会批发、协会销量与终端零售口径的月度销量、份额和增长',
    en: 'Monthly sales, share and growth by association wholesale, association sales and terminal retail',
  },
  standing: 'granted',
  icon: 'chart-bar',
  // The decision sheet and the life curve start from sales, and have no area of their own.
  downloads: [
    {
      path: '/v3/iw-sales-analysis/decision-sheet/export',
      names: { zh_CN: '决策表导出', en: 'decision sheet export' },
    },
    {
      path: '/v3/iw-sales-analysis/car-life-cycle/export',
      names: { zh_CN: '车型生命曲线导出', en: 'life curve export' },
    },
  ],
};

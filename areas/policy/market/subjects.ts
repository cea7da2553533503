import { marketViews, viewSources } from '@portal/ui';
import type { Subject } from '@portal/ui/analysis';

/** Cars that the ministry has announced; which catalogue they are of, the page itself chooses. */
export const ofAnnouncements: Subject = {
  dataset: 'catalogue',
  views: marketViews({
    sources: [],
    dimensions: ['fuelType', 'segment', 'priceBand', 'manufacturer', 'brand', 'model', 'subModel'],
  }),
  refused: { zh_CN: '当前账号不能查看政策', en: 'This account has no access to policies' },
};

/** What people have bought, where they live: what a policy moves. */
const retail = 'DATASOURCE_ZD_LINGSHOU';

/** Sales want the product Sales, which not everybody has who reads policies. */
export const ofSales: Subject = {
  dataset: 'sales',
  views: marketViews({
    sources: [retail, ...viewSources.filter((key) => key !== retail)],
    otherSources: true,
    dimensions: [],
  }),
  refused: {
    zh_CN: '此页使用销量数据，需要开通“销量分析”；政策、报告与新能源目录等页仍可查看',
    en: 'This page uses sales figures and needs the product Sales; policies, reports and the NEV catalogue stay open',
  },
};

import { filterDimensions, marketViews, viewSources } from '@portal/ui';
import type { Subject } from '@portal/ui/analysis';

const ofCars = [
  ...(['segment', 'priceBand', 'fuelType', 'manufacturer', 'brand', 'model', 'subModel'] as const),
  ...(['manufacturerType', 'originType', 'luxuryType', 'origin'] as const),
] as const;

const refused = { zh_CN: '当前账号没有新车上市的权限', en: 'This account has no access to New-car launch' };

/** Events of cars: they are of sub-models, and of no place. */
export const ofEvents: Subject = {
  dataset: 'launch',
  views: marketViews({ sources: [], dimensions: ['eventKind', 'eventSource', ...ofCars] }),
  refused,
};

/** Launches alone: the page itself chooses the kind of event. */
export const ofLaunches: Subject = { ...ofEvents, views: marketViews({ sources: [], dimensions: ofCars }) };

/** Sales want the product Sales, which not everybody has who has New-car launch. */
export const ofSales: Subject = {
  dataset: 'sales',
  views: marketViews({ sources: viewSources, otherSources: true, dimensions: filterDimensions }),
  refused: {
    zh_CN: '此页使用销量数据，需要开通“销量分析”；新车日历、即将上市、预售与上市价仍可查看',
    en: 'This page uses sales figures and needs the product Sales; Launch calendar, Coming soon and Presale price stay open',
  },
};

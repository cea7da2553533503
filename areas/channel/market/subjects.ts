import { marketViews } from '@portal/ui';
import type { Subject } from '@portal/ui/analysis';

const refused = { zh_CN: '当前账号没有渠道与经销商的权限', en: 'This account has no access to Channel and dealer' };

/** What tells outlets apart: whose they are, of what kind, and where. */
export const dimensions = [
  ...(['brand', 'luxuryType', 'origin', 'outletKind'] as const),
  ...(['tier', 'area', 'province', 'city', 'restrictionType'] as const),
] as const;

export const ofOutlets: Subject = {
  dataset: 'outlet',
  views: marketViews({ sources: [], dimensions }),
  refused,
};

/** Outlets by their names, where a file lists them. */
export const ofListed: Subject = {
  ...ofOutlets,
  views: marketViews({ sources: [], dimensions: [...dimensions, 'outlet'] }),
};

/** Exports and stock at dealers: of cars, in the whole country. */
export const ofStock: Subject = {
  dataset: 'stock',
  views: marketViews({
    sources: [],
    dimensions: ['manufacturer', 'brand', 'model', 'subModel', 'fuelType', 'segment', 'priceBand', 'origin'],
  }),
  refused: {
    zh_CN: '此页使用库存与零售数据，需要开通“销量分析”；网点各页仍可查看',
    en: 'This page uses stock and retail figures and needs the product Sales; the pages of outlets stay open',
  },
};

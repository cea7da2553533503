import { filterDimensions, marketViews, viewSources } from '@portal/ui';
import type { Subject } from '@portal/ui/analysis';

const refused = { zh_CN: '当前账号没有新能源的权限', en: 'This account has no access to New energy' };

/**
 * Views of sales as far as new energy is a part of them: by every source, and by all that tells cars and places apart
 * but the fuel, which would make the part one of itself.
 */
const salesViews = marketViews({
  sources: viewSources,
  otherSources: true,
  dimensions: filterDimensions.filter((dimension) => dimension !== 'fuelType'),
});

/** Sales want the product Sales, which not everybody has who has New energy. */
export const ofSales: Subject = {
  dataset: 'sales',
  views: salesViews,
  refused: {
    zh_CN: '此页使用销量数据，需要开通“销量分析”；续航与三电、目录批次、充电设施等页仍可查看',
    en: 'This page uses sales figures and needs the product Sales; Range and battery, Catalogue batches and Charging stay open',
  },
};

const ofCars = [
  ...(['segment', 'priceBand', 'manufacturer', 'brand', 'model', 'subModel'] as const),
  ...(['manufacturerType', 'originType', 'luxuryType', 'origin'] as const),
] as const;

/** Electric powertrains: they are of trims, of the whole country. */
export const ofPowertrains: Subject = {
  dataset: 'energy',
  views: marketViews({ sources: [], dimensions: ['fuelType', ...ofCars] }),
  refused,
};

/** The ranges of one fuel, which the page itself chooses. */
export const ofRanges: Subject = { ...ofPowertrains, views: marketViews({ sources: [], dimensions: ofCars }) };

/** Catalogue batches; which catalogue they are of, and which batch, the page itself chooses. */
export const ofBatches: Subject = { ...ofPowertrains, dataset: 'catalogue' };

/** Charging points and cars in use: they are of places. */
export const ofCharging: Subject = {
  dataset: 'charging',
  views: marketViews({ sources: [], dimensions: ['tier', 'area', 'province', 'city', 'restrictionType'] }),
  refused,
};

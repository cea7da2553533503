import { marketViews } from '@portal/ui';
import type { Subject } from '@portal/ui/analysis';

const refused = { zh_CN: '当前账号没有汽车金融的权限', en: 'This account has no access to Auto finance' };

/** What tells cars apart that are financed: what they are, and where they are registered. */
export const ofFinancing: Subject = {
  dataset: 'financing',
  views: marketViews({
    sources: [],
    dimensions: [
      ...(['brand', 'model', 'manufacturer', 'fuelType', 'segment', 'priceBand', 'luxuryType', 'origin'] as const),
      ...(['tier', 'area', 'province', 'city'] as const),
    ],
  }),
  refused,
};

const ofCarAndTerms = [
  ...(['brand', 'model', 'fuelType', 'segment', 'priceBand', 'luxuryType', 'origin'] as const),
  ...(['lenderKind', 'lender', 'rateBand', 'termBand'] as const),
] as const;

/** What tells offers apart: of which car, by whom, at which rate and for how long. They are known by month. */
export const ofOffers: Subject = {
  dataset: 'offer',
  views: marketViews({ sources: [], dimensions: ofCarAndTerms, dateTypes: ['monthly'] }),
  refused,
};

/** The same with offers one by one: for a sheet, and where some stand side by side. */
export const ofOneByOne: Subject = {
  ...ofOffers,
  views: marketViews({ sources: [], dimensions: [...ofCarAndTerms, 'offer'], dateTypes: ['monthly'] }),
};

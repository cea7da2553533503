import { marketViews, yearsAlone } from '@portal/ui';
import type { Subject } from '@portal/ui/analysis';

const refused = { zh_CN: '当前账号没有后市场的权限', en: 'This account has no access to After-market' };

const ofCars = [
  ...(['fuelType', 'segment', 'priceBand', 'manufacturer', 'brand', 'model', 'subModel'] as const),
  ...(['manufacturerType', 'originType', 'luxuryType', 'origin'] as const),
] as const;

/** Cars in use at the end of a year: what they are, how old, and where. */
export const ofParc: Subject = {
  dataset: 'parc',
  views: marketViews({
    sources: [],
    dimensions: [...ofCars, 'ageClass', 'area', 'province'],
    dateTypes: yearsAlone,
  }),
  refused,
};

/** What service costs: of trims, by year. */
export const ofService: Subject = {
  dataset: 'serviceCost',
  views: marketViews({ sources: [], dimensions: [...ofCars, 'trim'], dateTypes: yearsAlone }),
  refused,
};

/** What used cars fetch: of sub-models by age, month by month. */
export const ofResiduals: Subject = {
  dataset: 'residualValue',
  views: marketViews({ sources: [], dimensions: ofCars }),
  refused,
};

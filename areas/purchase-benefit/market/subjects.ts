import { marketViews } from '@portal/ui';
import type { Subject } from '@portal/ui/analysis';

const refused = {
  zh_CN: '当前账号没有购车权益监测的权限',
  en: 'This account has no access to Purchase-benefit monitoring',
};

const ofCars = [
  ...(['brand', 'model', 'manufacturer', 'fuelType', 'segment', 'priceBand', 'luxuryType', 'origin'] as const),
] as const;

const ofBenefit = ['benefitKind', 'benefitAudience', 'benefitReach', 'valueBasis'] as const;

/** What tells benefits apart: of which car, what they give, to whom and where. They are known by month. */
export const ofBenefits: Subject = {
  dataset: 'benefit',
  views: marketViews({
    sources: [],
    dimensions: [...ofCars, ...ofBenefit],
    dateTypes: ['monthly'],
  }),
  refused,
};

/** The same with benefits one by one, where each is listed. */
export const ofOneByOne: Subject = {
  ...ofBenefits,
  views: marketViews({ sources: [], dimensions: [...ofCars, ...ofBenefit, 'benefit'], dateTypes: ['monthly'] }),
};

/** The same where a page lets choose the buyer: for whom a benefit is follows from that. */
export const ofStacks: Subject = {
  ...ofBenefits,
  views: marketViews({
    sources: [],
    dimensions: [...ofCars, 'benefitKind', 'benefitReach', 'valueBasis'],
    dateTypes: ['monthly'],
  }),
};

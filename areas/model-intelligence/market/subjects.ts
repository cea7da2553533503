import { marketViews } from '@portal/ui';
import type { Subject } from '@portal/ui/analysis';

const refused = {
  zh_CN: '当前账号没有车型情报与 OTA 评价的权限',
  en: 'This account has no access to Model intelligence and OTA evaluation',
};

/** What tells models apart by their brand. */
const ofModels = ['brand', 'model', 'luxuryType', 'origin'] as const;

export const ofSoftware: Subject = {
  dataset: 'software',
  views: marketViews({ sources: [], dimensions: [...ofModels, 'changeKind', 'softwareSubject'] }),
  refused,
};

/** The same with versions one by one: one that is chosen has a sheet. */
export const ofVersions: Subject = {
  ...ofSoftware,
  views: marketViews({ sources: [], dimensions: [...ofModels, 'changeKind', 'softwareSubject', 'softwareVersion'] }),
};

/** Updates beside sales and tone: these know no kind of change. */
export const ofModelsAlone: Subject = {
  ...ofSoftware,
  views: marketViews({ sources: [], dimensions: ofModels }),
};

export const ofFeatures: Subject = {
  dataset: 'feature',
  views: marketViews({
    sources: [],
    dimensions: [...ofModels, 'featureDomain', 'featureLevel', 'feature'],
  }),
  refused,
};

export const ofScores: Subject = {
  dataset: 'score',
  views: marketViews({
    sources: [],
    dimensions: [...ofModels, 'scoreAspect', 'raterKind', 'scoreRater', 'scoreMethod'],
  }),
  refused,
};

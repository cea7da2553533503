import { marketViews } from '@portal/ui';
import type { Subject } from '@portal/ui/analysis';

const refused = { zh_CN: '当前账号没有互联网大数据的权限', en: 'This account has no access to Internet big data' };

/** What tells models apart by their brand. */
const ofModels = ['brand', 'model', 'luxuryType', 'origin'] as const;

export const ofAttention: Subject = {
  dataset: 'attention',
  views: marketViews({ sources: [], dimensions: [...ofModels, 'mediaChannel'] }),
  refused,
};

/** Attention beside sales: these know no channel of the media. */
export const ofBoth: Subject = {
  dataset: 'attention',
  views: marketViews({ sources: [], dimensions: ofModels }),
  refused,
};

export const ofTopics: Subject = {
  dataset: 'topic',
  views: marketViews({ sources: [], dimensions: [...ofModels, 'topic'] }),
  refused,
};

/** What is compared has two sides; the filter names those that stand in the picture. */
export const ofComparisons: Subject = {
  dataset: 'comparison',
  views: marketViews({ sources: [], dimensions: ['brand', 'model'] }),
  refused,
};

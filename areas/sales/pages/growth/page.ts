import { definePage, type PageListing } from '@portal/ui/analysis';
import { growthAgainst, growthBy, growthSteps } from '../../market/choices.ts';
import { growthOf } from '../../market/questions.ts';

export const growth = definePage({
  name: 'growth',
  words: { zh_CN: '增长贡献', en: 'Growth contribution' },
  choices: { by: growthBy, against: growthAgainst, steps: growthSteps },
  cuts: growthBy,
  periods: 1,
  written: { counts: true },
  lists: ({ view, catalogue, choices }) => [growthOf(view, catalogue, choices)],
});

export const listed: PageListing = {
  download: { zh_CN: '增长贡献导出', en: 'growth contribution export' },
};

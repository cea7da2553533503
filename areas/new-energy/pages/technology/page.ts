import { definePage, type PageListing } from '@portal/ui/analysis';
import { technologyRankings } from '../../market/choices.ts';
import { technologyByFuel, technologyTrend } from '../../market/questions.ts';

export const technology = definePage({
  name: 'technology',
  words: { zh_CN: '续航与三电', en: 'Range and battery' },
  cuts: technologyRankings.ranked,
  first: ({ view, catalogue }) => [technologyTrend(view, catalogue), technologyByFuel(view, catalogue)],
});

export const listed: PageListing = {
  download: { zh_CN: '续航与三电导出', en: 'range and battery export' },
};

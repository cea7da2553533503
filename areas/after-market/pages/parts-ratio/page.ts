import { definePage, listOfRanking, type PageListing } from '@portal/ui/analysis';
import { ratioRankings } from '../../market/choices.ts';
import { servedOverYears } from '../../market/questions.ts';
import { ofService } from '../../market/subjects.ts';

export const partsRatio = definePage({
  name: 'parts-ratio',
  words: { zh_CN: '零整比', en: 'Parts-to-car ratio' },
  of: ofService,
  cuts: ratioRankings.ranked,
  periods: 1,
  written: { counts: true, money: true },
  first: ({ view, catalogue }) => [servedOverYears(view, catalogue)],
  lists: listOfRanking(ratioRankings),
});

export const listed: PageListing = {
  download: { zh_CN: '零整比导出', en: 'parts-to-car ratio export' },
};

import { definePage, listOfRanking, type PageListing } from '@portal/ui/analysis';
import { penetrationRankings } from '../../market/choices.ts';
import { ofSales } from '../../market/subjects.ts';

export const ranking = definePage({
  name: 'ranking',
  words: { zh_CN: '渗透率排行', en: 'Penetration ranking' },
  of: ofSales,
  cuts: penetrationRankings.ranked,
  periods: 1,
  written: { counts: true },
  lists: listOfRanking(penetrationRankings),
});

export const listed: PageListing = {
  download: { zh_CN: '新能源渗透率排行导出', en: 'NEV penetration ranking export' },
};

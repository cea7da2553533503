import { definePage, listOfRanking, type PageListing } from '@portal/ui/analysis';
import { rankings } from '../../market/choices.ts';

export const ranking = definePage({
  name: 'ranking',
  words: { zh_CN: '渗透率排行', en: 'Penetration ranking' },
  cuts: rankings.ranked,
  periods: 1,
  written: { counts: true },
  lists: listOfRanking(rankings),
});

export const listed: PageListing = {
  download: { zh_CN: '渗透率排行导出', en: 'penetration ranking export' },
};

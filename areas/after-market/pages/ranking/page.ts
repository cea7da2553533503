import { definePage, listOfRanking, type PageListing } from '@portal/ui/analysis';
import { rankings } from '../../market/choices.ts';

export const ranking = definePage({
  name: 'ranking',
  words: { zh_CN: '保有量排行', en: 'Parc ranking' },
  cuts: rankings.ranked,
  periods: 1,
  written: { counts: true },
  lists: listOfRanking(rankings),
});

export const listed: PageListing = {
  download: { zh_CN: '保有量排行导出', en: 'parc ranking export' },
};

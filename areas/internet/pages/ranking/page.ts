import { definePage, listOfRanking, type PageListing } from '@portal/ui/analysis';
import { rankings } from '../../market/choices.ts';

export const ranking = definePage({
  name: 'ranking',
  words: { zh_CN: '关注排行', en: 'Attention ranking' },
  cuts: rankings.ranked,
  periods: 1,
  lists: listOfRanking(rankings),
});

export const listed: PageListing = {
  download: { zh_CN: '关注排行导出', en: 'attention ranking export' },
};

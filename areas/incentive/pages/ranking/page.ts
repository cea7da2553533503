import { definePage, listOfRanking, type PageListing } from '@portal/ui/analysis';
import { rankings } from '../../market/choices.ts';

export const ranking = definePage({
  name: 'ranking',
  words: { zh_CN: '排行', en: 'Ranking' },
  cuts: rankings.ranked,
  periods: 1,
  written: { counts: true, money: true },
  lists: listOfRanking(rankings),
});

export const listed: PageListing = {
  download: { zh_CN: '终端促销排行导出', en: 'incentive ranking export' },
};

import { definePage, listOfRanking, type PageListing } from '@portal/ui/analysis';
import { rankings } from '../../market/choices.ts';

export const ranking = definePage({
  name: 'ranking',
  words: { zh_CN: '权益排行', en: 'Benefit ranking' },
  cuts: rankings.ranked,
  periods: 1,
  written: { counts: true, money: true },
  lists: listOfRanking(rankings),
});

export const listed: PageListing = {
  download: { zh_CN: '权益排行导出', en: 'benefit ranking export' },
};

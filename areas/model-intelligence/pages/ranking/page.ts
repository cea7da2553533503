import { definePage, listOfRanking, type PageListing } from '@portal/ui/analysis';
import { rankings } from '../../market/choices.ts';

export const ranking = definePage({
  name: 'ranking',
  words: { zh_CN: 'OTA 排行', en: 'Update ranking' },
  cuts: rankings.ranked,
  periods: 1,
  lists: listOfRanking(rankings),
});

export const listed: PageListing = {
  download: { zh_CN: 'OTA 排行导出', en: 'update ranking export' },
};

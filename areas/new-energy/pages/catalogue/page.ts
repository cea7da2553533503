import {
  announcementChoices,
  announcementTrend,
  batchesOf,
  definePage,
  listOfRanking,
  ofList,
  type PageListing,
} from '@portal/ui/analysis';
import { announcementsByFuel } from '../../market/announcement-questions.ts';
import { announcementRankings } from '../../market/choices.ts';
import { ofBatches } from '../../market/subjects.ts';

export const catalogue = definePage({
  name: 'catalogue',
  words: { zh_CN: '目录批次', en: 'Catalogue batches' },
  of: ofBatches,
  choices: announcementChoices,
  cuts: announcementRankings.ranked,
  // The ranking is what values narrow: batches and entries are listed whole.
  lists: (opened) => listOfRanking(announcementRankings)({ ...opened, view: ofList(opened.view, opened.choices.list) }),
  first({ view, catalogue: known, choices: { list } }) {
    const listed = ofList(view, list);
    return [announcementTrend(listed, known), announcementsByFuel(listed, known), batchesOf(listed, known)];
  },
});

export const listed: PageListing = {
  download: { zh_CN: '目录批次导出', en: 'catalogue batches export' },
};

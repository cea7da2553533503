import {
  announcementChoices,
  announcementTrend,
  batchesOf,
  definePage,
  ofList,
  type PageListing,
} from '@portal/ui/analysis';

export const newenergycatalog = definePage({
  name: 'newenergycatalog',
  words: { zh_CN: '新能源目录', en: 'NEV catalogue' },
  choices: announcementChoices,
  first: ({ view, catalogue, choices: { list } }) => [
    announcementTrend(ofList(view, list), catalogue),
    batchesOf(ofList(view, list), catalogue),
  ],
});

export const listed: PageListing = {
  download: { zh_CN: '新能源目录批次导出', en: 'NEV catalogue batch export' },
};

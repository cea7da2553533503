import {
  announcedCars,
  announcementChoices,
  batchesOf,
  definePage,
  ofList,
  type PageListing,
} from '@portal/ui/analysis';

export const newenergycar = definePage({
  name: 'newenergycar',
  words: { zh_CN: '新能源车型', en: 'NEV models' },
  choices: announcementChoices,
  first: ({ view, catalogue, choices: { list } }) => [
    batchesOf(ofList(view, list), catalogue),
    announcedCars(ofList(view, list), catalogue),
  ],
});

export const listed: PageListing = {
  download: { zh_CN: '新能源公告车型导出', en: 'announced NEV export' },
  shows: { batch: 'batch={key}' },
};

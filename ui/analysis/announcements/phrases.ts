import { createPhrases } from '@portal/shell';

/** The words of announced cars. */
export const phrases = createPhrases({
  zh_CN: {
    listOf: '目录',
    taxFree: '减免购置税目录',
    recommended: '推荐车型目录',
    listedTitle: '各期目录条目与续航',
    listedNote: '续航为各条目的均值，随燃料构成变化；分燃料见下图',
    batch: '批次',
    allBatches: '所选时段的全部批次',
    entriesTitle: '车型清单：%{name}',
    entriesOfAll: '车型清单：所选时段的全部批次',
    entriesNote: '选择批次查看其车型；点击行可查看该车的其他页面',
    batchesTitle: '各批次',
    noEntries: '所选时段内，该目录没有符合条件的条目',
    noEntriesNow: '目录不一定每月都有批次，有的已不再更新。可以查看最近有条目的一年。',
    noEntriesEver: '请放宽筛选条件，或选择另一个目录。',
    toYear: '查看 %{year} 年',
  },
  en: {
    listOf: 'Catalogue',
    taxFree: 'Tax-free catalogue',
    recommended: 'Recommended models',
    listedTitle: 'Entries and listed range by period',
    listedNote:
      'Range is the average of the entries, so it moves with their mix of fuel types; the next chart shows each fuel type',
    batch: 'Batch',
    allBatches: 'All batches of the period',
    entriesTitle: 'Models of %{name}',
    entriesOfAll: 'Models of all batches of the period',
    entriesNote: 'Choose a batch to see its models; select a row to open the pages of that car',
    batchesTitle: 'Batch by batch',
    noEntries: 'This catalogue has no entries here in the period',
    noEntriesNow:
      'Not every month has a batch, and some catalogues have ended. You can go to the latest year that has entries.',
    noEntriesEver: 'Widen the filters, or choose the other catalogue.',
    toYear: 'Show %{year}',
  },
});

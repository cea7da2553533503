import { definePage, type PageListing } from '@portal/ui/analysis';
import { batchesOf, catalogueByFuel, catalogueTrend, ofCatalogue } from '../../market/catalogue-questions.ts';
import { catalogueChoices, catalogueRankings } from '../../market/choices.ts';
import { ofBatches } from '../../market/subjects.ts';

export const catalogue = definePage({
  name: 'catalogue',
  words: { zh_CN: '目录批次', en: 'Catalogue batches' },
  of: ofBatches,
  choices: catalogueChoices,
  cuts: catalogueRankings.ranked,
  first({ view, catalogue: known, choices: { list } }) {
    const listed = ofCatalogue(view, list);
    return [catalogueTrend(listed, known), catalogueByFuel(listed, known), batchesOf(listed, known)];
  },
});

export const listed: PageListing = {
  download: { zh_CN: '目录批次导出', en: 'catalogue batches export' },
};

import { definePage, type PageListing } from '@portal/ui/analysis';
import { marketTrend, sourcesByPeriod } from '../../market/questions.ts';
import { readSources } from './read-sources.ts';

export const sources = definePage({
  name: 'sources',
  words: { zh_CN: '来源比较', en: 'Source comparison' },
  written: { counts: true },
  first({ view, catalogue, search }) {
    const pair = readSources(search, view, catalogue);
    return [sourcesByPeriod(view, catalogue, pair) ?? marketTrend(view, catalogue)];
  },
});

export const listed: PageListing = {
  download: { zh_CN: '来源比较导出', en: 'source comparison export' },
};

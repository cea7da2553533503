import { definePage, type PageListing } from '@portal/ui/analysis';
import { ownedDatasets } from '../../data/ask.ts';

export const pivot = definePage({
  name: 'pivot',
  words: { zh_CN: '透视表', en: 'Pivot table' },
  ahead: () => [ownedDatasets.ask('all')],
});

export const listed: PageListing = {
  download: { zh_CN: '交叉分析透视表导出', en: 'cross-analysis pivot export' },
};

import { datasets, definePage, type PageListing } from '@portal/ui/analysis';
import { changeKinds, changes, changesIn, datasetIn } from './ask-changes.ts';

export const whatChanged = definePage({
  name: 'changes',
  words: { zh_CN: '数据更新说明', en: 'What changed' },
  choices: { change: changeKinds, data: [], figure: [], of: [] },
  ownFilters: true,
  // Another dataset than the area's own is asked about where the account may see it, which the list says.
  ahead: ({ view, search }) => [
    datasetIn(search) === 'sales' ? changes.ask(changesIn(search, 'sales', view)) : datasets.ask({}),
  ],
});

export const listed: PageListing = {
  download: { zh_CN: '数据更新说明导出', en: 'data changes export' },
  shows: {
    brand: 'brand={key}',
    model: 'model={key}',
    manufacturer: 'manufacturer={key}',
    province: 'province={key}',
    city: 'city={key}',
  },
};

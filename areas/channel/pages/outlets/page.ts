import { definePage, type PageListing } from '@portal/ui/analysis';
import { listedOf } from '../../market/questions.ts';
import { ofListed } from '../../market/subjects.ts';

export const outlets = definePage({
  name: 'outlets',
  words: { zh_CN: '网点名录', en: 'Outlets by name' },
  of: ofListed,
  periods: 1,
  first: ({ view, catalogue }) => (view.filters.outlet?.length === 1 ? [] : [listedOf(view, catalogue)]),
});

export const listed: PageListing = {
  download: { zh_CN: '网点名录导出', en: 'list of outlets export' },
  links: { outlet: 'outlet={key}' },
};

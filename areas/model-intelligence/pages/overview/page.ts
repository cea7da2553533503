import { definePage, type PageListing } from '@portal/ui/analysis';
import { overviewChoices } from '../../market/choices.ts';
import { mostUpdated, subjectsTrend, updatesTrend } from '../../market/questions.ts';

export const overview = definePage({
  name: 'overview',
  words: { zh_CN: '升级总览', en: 'Updates overview' },
  choices: overviewChoices,
  cuts: overviewChoices.by,
  first: ({ view, catalogue, choices: { by } }) => [
    updatesTrend(view, catalogue),
    subjectsTrend(view, catalogue),
    ...((view.filters[by] ?? []).length > 0 ? [] : [mostUpdated(view, catalogue, by)]),
  ],
});

export const listed: PageListing = {
  download: { zh_CN: '升级总览导出', en: 'updates overview export' },
  links: { brand: 'brand={key}', model: 'by=model&model={key}' },
  shows: { softwareSubject: 'softwareSubject={key}', changeKind: 'changeKind={key}' },
};

import { definePage, type PageListing } from '@portal/ui/analysis';
import { rampChoices } from '../../market/choices.ts';
import { newestLaunched } from '../../market/questions.ts';
import { ofSales } from '../../market/subjects.ts';

export const ramp = definePage({
  name: 'ramp',
  words: { zh_CN: '上市爬坡', en: 'Ramp-up' },
  of: ofSales,
  choices: rampChoices,
  cuts: rampChoices.by,
  written: { counts: true },
  first: ({ view, catalogue, choices: { by } }) =>
    (view.filters[by] ?? []).length > 0 ? [] : [newestLaunched(view, catalogue, by)],
});

export const listed: PageListing = {
  download: { zh_CN: '上市爬坡导出', en: 'ramp-up export' },
};

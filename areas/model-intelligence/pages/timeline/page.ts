import { definePage, type PageListing } from '@portal/ui/analysis';
import { usualPeriods } from '../../market/choices.ts';
import { versionList, versionsTrend } from '../../market/questions.ts';
import { ofVersions } from '../../market/subjects.ts';

export const timeline = definePage({
  name: 'timeline',
  words: { zh_CN: 'OTA 时间线', en: 'Update timeline' },
  of: ofVersions,
  periods: usualPeriods,
  first: ({ view, catalogue }) =>
    view.filters.softwareVersion?.length === 1 ? [] : [versionsTrend(view, catalogue), versionList(view, catalogue)],
});

export const listed: PageListing = {
  download: { zh_CN: 'OTA 时间线导出', en: 'update timeline export' },
  links: { softwareVersion: 'softwareVersion={key}' },
  shows: {
    softwareVersion: 'softwareVersion={key}',
    brand: 'brand={key}',
    model: 'model={key}',
    changeKind: 'changeKind={key}',
    softwareSubject: 'softwareSubject={key}',
  },
};

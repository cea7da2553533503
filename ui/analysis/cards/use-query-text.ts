import { useLanguage } from '@portal/shell';
import { coveredBy, formatMonthRange, spanOf } from '@portal/ui';
import { usePage } from '../page/context.ts';
import { filtersText } from '../share/filters-text.ts';
import { useLimitsText } from '../values/use-limits.ts';

/** The view in words: source, months, filters, and limits of values. */
export function useQueryText(): string {
  const { area, page, view, catalogue, names } = usePage();
  const language = useLanguage();
  const limits = useLimitsText();
  if (!catalogue) return '';
  const { from, to } = spanOf(view, coveredBy(catalogue, view), area.pages[page]?.periods);
  const source = catalogue.dataSources.find(({ key }) => key === view.dataSource)?.name ?? view.dataSource;
  const filters = [...filtersText(view, area.views.dimensions, catalogue, names.nameOf, language), ...limits];
  const colon = language === 'en' ? ': ' : '：';
  const texts = [source ?? catalogue.name, formatMonthRange(from, to), ...filters.map((pair) => pair.join(colon))];
  // A line ends behind a dot, and none begins with one.
  return texts.join('\u00a0· ');
}

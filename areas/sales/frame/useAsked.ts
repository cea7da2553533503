import { useLanguage } from '@portal/shell';
import { formatMonthRange, spanOf } from '@portal/ui';
import { coveredBy, filtersSaid } from '@portal/ui/analysis';
import { usePage } from './context.ts';

/** The view in words: source, months and filters. */
export function useAsked(): string {
  const { view, catalogue, names } = usePage();
  const language = useLanguage();
  if (!catalogue) return '';
  const { from, to } = spanOf(view, coveredBy(catalogue, view));
  const source = catalogue.dataSources.find(({ key }) => key === view.dataSource)?.name ?? view.dataSource;
  const filters = filtersSaid(view, catalogue, names.nameOf, language);
  const colon = language === 'en' ? ': ' : '：';
  return [source, formatMonthRange(from, to), ...filters.map((pair) => pair.join(colon))].join(' · ');
}

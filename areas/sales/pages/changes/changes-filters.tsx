import { useLanguage } from '@portal/shell';
import { countMonths, notNarrowed } from '@portal/ui';
import { FilterBar, usePage, useValueFilter, writeLimits } from '@portal/ui/analysis';
import type { ChangesView } from './use-changes-view.ts';

/** What narrows the list below, members, months and values; all months while none are chosen. */
export function ChangesFilters({ narrowed: { setView, ...narrowed } }: { narrowed: ChangesView }) {
  const { catalogue, view } = narrowed;
  const { search } = usePage();
  const values = useValueFilter();
  // Of another dataset the dimensions are none of the page's own.
  const widen = () => setView({ ...view, ...notNarrowed }, writeLimits(search, []));
  return (
    <FilterBar
      {...narrowed}
      onChange={(next) => setView(next)}
      sources={null}
      language={useLanguage()}
      periods={catalogue ? countMonths(catalogue.first, catalogue.last) : undefined}
      monthsAlone
      values={values && { ...values, widen }}
    />
  );
}

import { useLanguage } from '@portal/shell';
import { countMonths } from '@portal/ui';
import { FilterBar } from '@portal/ui/analysis';
import type { ChangesView } from './use-changes-view.ts';

/** What narrows the list below; all months while none are chosen. */
export function ChangesFilters({ narrowed: { setView, ...narrowed } }: { narrowed: ChangesView }) {
  const { catalogue } = narrowed;
  return (
    <FilterBar
      {...narrowed}
      onChange={setView}
      sources={null}
      language={useLanguage()}
      periods={catalogue ? countMonths(catalogue.first, catalogue.last) : undefined}
      monthsAlone
    />
  );
}

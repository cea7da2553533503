import { useLanguage } from '@portal/shell';
import { FilterBar } from '../filters/filter-bar.tsx';
import { usePage } from '../page/context.ts';
import { useValueFilter } from '../values/value-field.tsx';
import classes from './frame.module.css';

/** The bar of filters of a page, by its view. @param periods how many of the latest ones stand for no choice of months */
export function PageFilters({ periods }: { periods?: number }) {
  const { area, view, setView, catalogue, ask, names } = usePage();
  const { dimensions, sources, otherSources, dateTypes } = area.views;
  return (
    <div className={classes.filters}>
      <FilterBar
        view={view}
        onChange={(next) => setView(next)}
        dimensions={dimensions}
        sources={otherSources ? null : sources}
        dateTypes={dateTypes}
        catalogue={catalogue}
        ask={ask}
        names={names}
        language={useLanguage()}
        periods={periods}
        values={useValueFilter()}
      />
    </div>
  );
}

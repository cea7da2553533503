import type { DateType, DimensionKey, Language, MarketCatalogue } from '@portal/contract';
import {
  Button,
  coveredBy,
  formatMonthRange,
  IconAdjustmentsHorizontal,
  isNarrowedBy,
  Segmented,
  SelectField,
  Skeleton,
  spanOf,
  type View,
  viewDateTypes,
} from '@portal/ui';
import { useState } from 'react';
import { coverageOfSource, distinguishes } from '../covered/uncovered.ts';
import type { AskMembers } from '../page/ask-members.ts';
import { analysisWords } from '../page/phrases.ts';
import type { MemberNames } from '../page/use-member-names.ts';
import { withinText } from '../page/within-text.ts';
import { filtersText } from '../share/filters-text.ts';
import type { ValueFilter } from '../values/value-field.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterField } from './filter-field.tsx';
import { FilterFrame, FilterRow } from './filter-frame.tsx';
import { FilterOff } from './filter-off.tsx';
import { LostNote } from './lost-note.tsx';
import { attributesFor } from './members/groups.ts';
import { MonthsField } from './months/months-field.tsx';
import { RegionField } from './region-field.tsx';
import { useNarrowing } from './use-narrowing.ts';

/** Always in sight; the others open with one click, or by themselves when they narrow the view. */
const first: readonly DimensionKey[] = ['fuelType', 'segment', 'manufacturer', 'brand', 'model'];
const regions: readonly DimensionKey[] = ['area', 'province', 'city'];

export interface FilterBarProps {
  view: View;
  onChange: (view: View) => void;
  /** The dimensions offered, in their order. */
  dimensions: readonly DimensionKey[];
  /** The sources that the area is about; of them those are offered that the release has. Null for whatever it has. */
  sources: readonly string[] | null;
  /** The date types offered; all where nothing is said. */
  dateTypes?: readonly DateType[];
  /** Null while it is on its way: the bar then stands in its final size. */
  catalogue: MarketCatalogue | null;
  ask: AskMembers;
  names: MemberNames;
  language: Language;
  /** How many of the latest periods the page shows while the address names no months. */
  periods?: number;
  /** Of what is narrowed every month stands by itself: no date type is offered. */
  monthsAlone?: boolean;
  /** What narrows the rows of a list by the values of their figures; absent where nothing is listed. */
  values?: ValueFilter | null;
}

/** All that narrows an analysis: source, date type, months, region and the dimensions (S3.037 to S3.042). */
export function FilterBar({
  view,
  onChange,
  dimensions,
  sources,
  dateTypes = viewDateTypes,
  catalogue,
  ask,
  names,
  language,
  periods,
  monthsAlone = false,
  values,
}: FilterBarProps) {
  const words = analysisWords(language);
  const offered = dimensions.filter((dimension) => !regions.includes(dimension));
  const known = offered.filter((dimension) => first.includes(dimension));
  // Of places alone all are in sight: a single button would hide them for nothing.
  const usual = known.length > 0 ? known : offered;
  const rest = offered.filter((dimension) => !usual.includes(dimension));
  const [open, setOpen] = useState(() => rest.some((dimension) => isNarrowedBy(view, dimension)));
  const narrowing = useNarrowing(view, onChange, names.parentOf);
  const { setFilters, lost, putBack } = narrowing;
  const dimensionName = (dimension: DimensionKey) =>
    catalogue?.dimensions.find(({ key }) => key === dimension)?.name ?? dimension;
  const groupsOf = (dimension: DimensionKey) =>
    catalogue?.dimensions.find(({ key }) => key === dimension)?.groups ?? [];
  const attributesOf = (dimension: DimensionKey) =>
    attributesFor(catalogue, dimension, dimensions).map((attribute) => ({
      ...attribute,
      chosen: view.filters[attribute.dimension] ?? [],
      onChange: (keys: string[]) => setFilters({ ...view.filters, [attribute.dimension]: keys }),
    }));
  const shared = { ask, language, filters: view.filters, without: view.without, ...names };
  if (!catalogue)
    return (
      <FilterFrame>
        <Skeleton height={32} />
        <Skeleton height={32} width="60%" />
      </FilterFrame>
    );
  const covered = coveredBy(catalogue, view);
  const everywhere = coverageOfSource(catalogue, view.dataSource)?.place || words('nationwide');
  const off = (dimension: string, name: string) => {
    const reason = words('undistinguished', { of: catalogue.name, name: withinText(name, language) });
    return <FilterOff key={dimension} dimension={dimension} name={name} reason={reason} />;
  };
  const places = regions.filter((region) => dimensions.includes(region));
  const fields = (dimensions: readonly DimensionKey[]) =>
    dimensions.map((dimension) =>
      distinguishes(catalogue, dimension) ? (
        <FilterField
          key={dimension}
          {...shared}
          dimension={dimension}
          name={dimensionName(dimension)}
          chosen={view.filters[dimension] ?? []}
          groups={groupsOf(dimension)}
          attributes={attributesOf(dimension)}
          onChange={(keys) => setFilters({ ...view.filters, [dimension]: keys })}
          onLeaveOut={(keys) => narrowing.leaveOut(dimension, keys)}
          onClear={() => narrowing.clear(dimension)}
        />
      ) : (
        off(dimension, dimensionName(dimension))
      ),
    );
  const span = spanOf(view, covered, periods);
  const narrowed = filtersText(view, dimensions, catalogue, names.nameOf, language).map(([, text]) => text);
  const limited = values?.chips.map(({ kind, name }) => `${kind} ${name}`) ?? [];
  return (
    <FilterFrame summary={[formatMonthRange(span.from, span.to), ...narrowed, ...limited].join(' · ')}>
      <FilterRow>
        {view.dataSource !== null && (
          <div data-testid="filter" data-dimension="dataSource">
            <SelectField
              label={words('dataSource')}
              labelHidden
              value={view.dataSource}
              options={catalogue.dataSources
                .filter(({ key }) => sources === null || sources.includes(key))
                .map(({ key, name }) => ({ value: key, label: name }))}
              onChange={(dataSource) => onChange({ ...view, dataSource: dataSource as View['dataSource'] })}
            />
          </div>
        )}
        {!monthsAlone && dateTypes.length > 1 && (
          <div data-testid="filter" data-dimension="dateType">
            <Segmented
              label={words('dateType')}
              options={dateTypes.map((value) => ({ value, label: words(value) }))}
              value={view.dateType}
              onChange={(dateType) => onChange({ ...view, dateType, from: null, to: null })}
            />
          </div>
        )}
        <MonthsField
          view={view}
          span={span}
          covered={covered}
          dateTypes={dateTypes}
          language={language}
          onChange={(change) => onChange({ ...view, ...change })}
        />
        {places.some((place) => distinguishes(catalogue, place)) ? (
          <RegionField
            {...shared}
            everywhere={everywhere}
            narrowing={narrowing}
            reported={places.filter((place) => distinguishes(catalogue, place))}
          />
        ) : (
          places.length > 0 && off('region', words('region'))
        )}
      </FilterRow>
      <FilterRow>
        {fields(usual)}
        {open && fields(rest)}
        {values?.field}
        {rest.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            icon={<IconAdjustmentsHorizontal />}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {words(open ? 'fewerFilters' : 'moreFilters')}
          </Button>
        )}
      </FilterRow>
      <FilterChips
        view={view}
        dimensions={dimensions}
        narrowing={narrowing}
        nameOf={names.nameOf}
        dimensionName={dimensionName}
        groupsOf={groupsOf}
        language={language}
        values={values}
      />
      <LostNote lost={lost} nameOf={names.nameOf} language={language} onUndo={putBack} />
    </FilterFrame>
  );
}

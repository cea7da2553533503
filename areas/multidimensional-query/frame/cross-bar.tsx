import type { DimensionKey } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { formatMonthRange, namedIn, Segmented, SelectField, type View, viewDateTypes } from '@portal/ui';
import {
  FilterChips,
  FilterField,
  FilterFrame,
  FilterRow,
  filtersText,
  LostNote,
  MonthsField,
  useNarrowing,
  usePage,
  useValueFilter,
} from '@portal/ui/analysis';
import { phrases } from '../phrases.ts';
import { coveredByAll, spanOver } from '../state/questions.ts';
import { templateOf, templatesFor } from '../state/templates.ts';
import { useCross } from './cross-context.ts';

/** Which template, which months, and what narrows all figures alike. */
export function CrossBar() {
  const say = phrases.useTranslate();
  const language = useLanguage();
  const { view, setView, ask, names } = usePage();
  const { state, offered, covering, dimensions, placement, openQuery } = useCross();
  const now = templateOf(state);
  const nameOf = (key: string) => dimensions.find((dimension) => dimension.key === key)?.name ?? key;
  const groupsOf = (key: string) => dimensions.find((dimension) => dimension.key === key)?.groups ?? [];
  const narrowing = useNarrowing(view, setView, names.parentOf);
  const { setFilters, lost, putBack } = narrowing;
  const { filters, without } = view;
  // A dimension can be narrowed wherever it lies.
  const fields = [...placement.rows, ...placement.columns, ...placement.narrowed].filter((key) => key !== 'period');
  const values = useValueFilter();
  const span = spanOver(view, covering);
  const texts = filtersText(view, Object.keys(namedIn(view)) as DimensionKey[], null, names.nameOf, language);
  const limited = values?.chips.map(({ kind, name }) => `${kind} ${name}`) ?? [];
  return (
    <FilterFrame
      summary={[formatMonthRange(span.from, span.to), ...texts.map(([, text]) => text), ...limited].join(' · ')}
    >
      <FilterRow>
        <div data-testid="cross-template">
          <SelectField
            label={say('template')}
            labelHidden
            value={now?.key ?? ''}
            options={[
              ...(now ? [] : [{ value: '', label: say('ownTemplate') }]),
              ...templatesFor(offered).map(({ key, names: called }) => ({ value: key, label: called[language] })),
            ]}
            onChange={(key) => openQuery(templatesFor(offered).find((template) => template.key === key)?.query ?? '')}
          />
        </div>
        <div data-testid="filter" data-dimension="dateType">
          <Segmented
            label={say('dateType')}
            options={viewDateTypes.map((value) => ({ value, label: say(value) }))}
            value={view.dateType}
            onChange={(dateType) => setView({ ...view, dateType, from: null, to: null })}
          />
        </div>
        <MonthsField
          view={view}
          span={span}
          covered={coveredByAll(covering)}
          language={language}
          onChange={(change: Pick<View, 'from' | 'to' | 'dateType'>) => setView({ ...view, ...change })}
        />
        {fields.map((key) => (
          <FilterField
            key={key}
            ask={ask}
            language={language}
            filters={filters}
            without={without}
            {...names}
            dimension={key as DimensionKey}
            name={nameOf(key)}
            chosen={filters[key as DimensionKey] ?? []}
            groups={groupsOf(key)}
            onChange={(chosen) => setFilters({ ...filters, [key]: chosen })}
            onLeaveOut={(keys) => narrowing.leaveOut(key as DimensionKey, keys)}
            onClear={() => narrowing.clear(key as DimensionKey)}
          />
        ))}
        {values?.field}
      </FilterRow>
      <FilterChips
        view={view}
        dimensions={Object.keys(namedIn(view)) as DimensionKey[]}
        narrowing={narrowing}
        nameOf={names.nameOf}
        dimensionName={nameOf}
        groupsOf={groupsOf}
        language={language}
        values={values}
      />
      <LostNote lost={lost} nameOf={names.nameOf} language={language} onUndo={putBack} />
    </FilterFrame>
  );
}

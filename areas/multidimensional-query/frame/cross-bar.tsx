import type { DimensionKey } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { Segmented, SelectField, type View, viewDateTypes } from '@portal/ui';
import {
  FilterChips,
  FilterField,
  FilterFrame,
  FilterRow,
  LostNote,
  MonthsField,
  useNarrowing,
  usePage,
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
  const { state, offered, figures, dimensions, placement, openQuery } = useCross();
  const now = templateOf(state);
  const nameOf = (key: string) => dimensions.find((one) => one.key === key)?.name ?? key;
  const groupsOf = (key: string) => dimensions.find((one) => one.key === key)?.groups ?? [];
  const { setFilters, lost, putBack } = useNarrowing(view, setView, names.parentOf);
  // A dimension can be narrowed wherever it lies.
  const fields = [...placement.rows, ...placement.columns, ...placement.narrowed].filter((key) => key !== 'period');
  return (
    <FilterFrame>
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
            onChange={(key) => openQuery(templatesFor(offered).find((one) => one.key === key)?.query ?? '')}
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
          span={spanOver(view, figures)}
          covered={coveredByAll(figures)}
          language={language}
          onChange={(change: Pick<View, 'from' | 'to' | 'dateType'>) => setView({ ...view, ...change })}
        />
        {fields.map((key) => (
          <FilterField
            key={key}
            {...{ ask, language, filters: view.filters, ...names, dimension: key as DimensionKey, name: nameOf(key) }}
            chosen={view.filters[key as DimensionKey] ?? []}
            groups={groupsOf(key)}
            onChange={(chosen) => setFilters({ ...view.filters, [key]: chosen })}
          />
        ))}
      </FilterRow>
      <FilterChips
        view={view}
        dimensions={Object.keys(view.filters) as DimensionKey[]}
        onChange={({ filters }) => setFilters(filters)}
        nameOf={names.nameOf}
        dimensionName={nameOf}
        groupsOf={groupsOf}
        language={language}
      />
      <LostNote lost={lost} nameOf={names.nameOf} language={language} onUndo={putBack} />
    </FilterFrame>
  );
}

import type { DimensionKey, Filters } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { ChipRow, Segmented, SelectField, truncateText, type View, viewDateTypes } from '@portal/ui';
import { FilterField, MonthsField, usePage } from '@portal/ui/analysis';
import { phrases } from '../phrases.ts';
import { coveredByAll, spanOver } from '../state/questions.ts';
import { templateOf, templatesFor } from '../state/templates.ts';
import classes from './cross.module.css';
import { useCross } from './cross-context.ts';

const tidy = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, keys]) => keys.length > 0));

/** Which template, which months, and what narrows all figures alike. */
export function CrossBar() {
  const say = phrases.useTranslate();
  const language = useLanguage();
  const { view, setView, ask, names } = usePage();
  const { state, offered, figures, dimensions, placement, openQuery } = useCross();
  const now = templateOf(state);
  const nameOf = (key: string) => dimensions.find((one) => one.key === key)?.name ?? key;
  const setFilters = (filters: Filters) => setView({ ...view, filters: tidy(filters) });
  const without = (key: DimensionKey, member: string) =>
    setFilters({ ...view.filters, [key]: view.filters[key]?.filter((one) => one !== member) ?? [] });
  // A dimension can be narrowed wherever it lies.
  const fields = [...placement.rows, ...placement.columns, ...placement.narrowed].filter((key) => key !== 'period');
  const chips = Object.entries(view.filters).flatMap(([key, members]) => {
    const dimension = key as DimensionKey;
    return members.map((member) => {
      const [kind, name] = [nameOf(key), names.nameOf(dimension, member)];
      return {
        ...{ id: `${key}-${member}`, kind, name: truncateText(name, 24) },
        removeLabel: say('remove', { name: `${kind} ${name}` }),
        onRemove: () => without(dimension, member),
      };
    });
  });
  return (
    <div className={classes.bar} data-testid="filter-bar">
      <div className={classes.row}>
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
            onChange={(chosen) => setFilters({ ...view.filters, [key]: chosen })}
          />
        ))}
      </div>
      <ChipRow chips={chips} clearLabel={say('clearAll')} onClear={() => setFilters({})} />
    </div>
  );
}

import { spanCaps } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import {
  addMonths,
  Chip,
  countMonths,
  coveredBy,
  narrowedTo,
  SelectField,
  Skeleton,
  spanOf,
  type View,
} from '@portal/ui';
import { FilterField, MonthsField, usePage } from '@portal/ui/analysis';
import type { ReactNode } from 'react';
import classes from './compare.module.css';
import { comparePhrases } from './phrases.ts';

const mostCompared = 6;

/** The months chosen, cut to as many as can be asked by month. */
const capped = (from: string, to: string) =>
  countMonths(from, to) <= spanCaps.monthly ? from : addMonths(to, 1 - spanCaps.monthly);

/** Which sub-models are compared, by which source, over which months. */
export function CompareBar({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const words = comparePhrases.useTranslate();
  const { view, setView, catalogue, names, ask } = usePage();
  const chosen = view.filters.subModel ?? [];
  const choose = (keys: string[]) => setView(narrowedTo(view, { subModel: keys }));
  if (!catalogue)
    return (
      <div className={classes.bar} data-testid="filter-bar">
        <Skeleton height={32} />
      </div>
    );
  const monthly: View = { ...view, dateType: 'monthly' };
  const covered = coveredBy(catalogue, view);
  return (
    <div className={classes.bar} data-testid="filter-bar">
      <div className={classes.row}>
        {children}
        <div data-testid="filter" data-dimension="dataSource">
          <SelectField
            label={words('source')}
            labelHidden
            value={view.dataSource ?? ''}
            options={catalogue.dataSources.map(({ key, name }) => ({ value: key, label: name }))}
            onChange={(dataSource) => setView({ ...view, dataSource: dataSource as View['dataSource'] })}
          />
        </div>
        <MonthsField
          view={monthly}
          span={spanOf(monthly, covered)}
          covered={covered}
          language={language}
          onChange={({ from, to }) => setView({ ...monthly, from: from && to && capped(from, to), to: from && to })}
        />
        <FilterField
          dimension="subModel"
          name={words('pick')}
          chosen={chosen}
          onChange={choose}
          filters={{}}
          ask={ask}
          language={language}
          most={mostCompared}
          {...names}
        />
      </div>
      {chosen.length > 0 && (
        <ul className={classes.chosen}>
          {chosen.map((key) => {
            const name = names.nameOf('subModel', key);
            return (
              <li key={key}>
                <Chip
                  name={name}
                  removeLabel={words('remove', { name })}
                  onRemove={() => choose(chosen.filter((other) => other !== key))}
                  data-testid="compare-chosen"
                  data-key={key}
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

import type { DateType, Language } from '@portal/contract';
import {
  Button,
  type Covered,
  dateOptionSpan,
  dateOptions,
  fitsCap,
  fittingDateType,
  formatMonth,
  formatMonthRange,
  IconCalendar,
  type Months,
  Popover,
  quarterKey,
  shortPeriod,
  usualQuarters,
  type View,
  viewDateTypes,
} from '@portal/ui';
import { useState } from 'react';
import { useLaunchMonth } from '../../launches/use-launch-month.ts';
import { analysisWords } from '../../page/phrases.ts';
import classes from './months.module.css';
import { PeriodGrid } from './period-grid.tsx';

type UsualQuarters = ReturnType<typeof usualQuarters>;

export interface MonthsFieldProps {
  view: View;
  /** The span that the view stands for now. */
  span: { from: string; to: string };
  covered: Covered;
  /** The date types offered; all where nothing is said. */
  dateTypes?: readonly DateType[];
  language: Language;
  onChange: (change: Pick<View, 'from' | 'to' | 'dateType'>) => void;
}

/** From which month, quarter or year to which: two of them, or past 1, 3, 5 years or all (S9.053), up to the cap of the date type. */
export function MonthsField({ view, span, covered, dateTypes, language, onChange }: MonthsFieldProps) {
  const words = analysisWords(language);
  return (
    <Popover
      label={words('months')}
      className={classes.months}
      triggerData={{ 'data-testid': 'filter', 'data-dimension': 'period' }}
      triggerLabel={`${words('months')} ${formatMonthRange(span.from, span.to)}`}
      trigger={
        <>
          <IconCalendar />
          <span className={classes.figures}>{formatMonthRange(span.from, span.to)}</span>
        </>
      }
    >
      {(close) => {
        const apply = (change: Pick<View, 'from' | 'to' | 'dateType'>) => {
          onChange(change);
          close();
        };
        return (
          <MonthsPanel
            view={view}
            span={span}
            covered={covered}
            dateTypes={dateTypes}
            language={language}
            onChange={apply}
          />
        );
      }}
    </Popover>
  );
}

function MonthsPanel({ view, span, covered, dateTypes = viewDateTypes, language, onChange }: MonthsFieldProps) {
  const words = analysisWords(language);
  const [from, setFrom] = useState(span.from);
  const [to, setTo] = useState(span.to);
  const problem = from > to ? words('backwards') : fitsCap(from, to, view.dateType) ? '' : words('tooLong');
  const options = dateOptions.flatMap((option) => {
    const months = dateOptionSpan(option, { from: covered.first, to: covered.last });
    // An option that is too long for the date type of now is asked in the finest one that can hold it, and says so.
    const dateType = months && fittingDateType(months.from, months.to, view.dateType);
    if (!dateType) return [];
    const name =
      typeof option === 'number' ? words(option === 1 ? 'pastYear' : 'pastYears', { n: option }) : words(option);
    const label = dateType === view.dateType ? name : `${name} · ${words(dateType)}`;
    return [{ key: String(option), label, change: { ...months, dateType } }];
  });
  // A quarter of a view by year would be widened to its year.
  const ofQuarters = view.dateType === 'annual' ? 'quarterly' : view.dateType;
  for (const [key, months] of Object.entries(usualQuarters(covered.last)) as [keyof UsualQuarters, Months][]) {
    if (months.from < covered.first) continue;
    const name = words(key, { quarter: shortPeriod(quarterKey(months.from), months, language) });
    const label = ofQuarters === view.dateType ? name : `${name} · ${words(ofQuarters)}`;
    options.push({ key, label, change: { ...months, dateType: ofQuarters } });
  }
  const grid = { dateType: view.dateType, covered, language };
  const launch = useLaunchMonth(view, covered);
  const sinceLaunch = launch && fittingDateType(launch, covered.last, view.dateType);
  if (launch && sinceLaunch) {
    const label = words('sinceLaunch', { month: formatMonth(launch) });
    options.push({
      key: 'launch',
      label: sinceLaunch === view.dateType ? label : `${label} · ${words(sinceLaunch)}`,
      change: { from: launch, to: covered.last, dateType: sinceLaunch },
    });
  }
  const offered = options.filter(({ change }) => dateTypes.includes(change.dateType));
  return (
    <div className={classes.monthsPanel}>
      <div className={classes.quick}>
        <Button size="small" variant="quiet" onClick={() => onChange({ ...view, from: null, to: null })}>
          {words('latest')}
        </Button>
        {offered.map(({ key, label, change }) => (
          <Button key={key} size="small" variant="quiet" onClick={() => onChange(change)}>
            {label}
          </Button>
        ))}
      </div>
      <div className={classes.grids}>
        <PeriodGrid {...grid} label={words('from')} value={from} onChange={(months) => setFrom(months.from)} />
        <PeriodGrid {...grid} label={words('to')} value={to} onChange={(months) => setTo(months.to)} />
      </div>
      <div className={classes.monthsFoot}>
        {problem === '' && <p className={classes.caps}>{words('caps')}</p>}
        <p className={classes.problem} role="status">
          {problem}
        </p>
        <Button
          variant="primary"
          size="small"
          disabled={problem !== ''}
          onClick={() => onChange({ from, to, dateType: view.dateType })}
        >
          {words('apply')}
        </Button>
      </div>
    </div>
  );
}

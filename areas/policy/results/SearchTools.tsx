import type { PolicyView } from '../data/policyView.ts';
import { SearchBox } from '../frame/SearchBox.tsx';
import { phrases } from '../phrases.ts';
import { DayField } from './DayField.tsx';
import classes from './results.module.css';

interface SearchToolsProps {
  view: PolicyView;
  change: (change: Partial<PolicyView>) => void;
}

/** Words and days to search for. */
export function SearchTools({ view, change }: SearchToolsProps) {
  const translate = phrases.useTranslate();
  const isBackwards = view.from !== '' && view.to !== '' && view.from > view.to;
  return (
    <div className={classes.tools}>
      <SearchBox text={view.text} onSearch={(text) => change({ text })} />
      <fieldset className={classes.days}>
        <legend>{translate('days')}</legend>
        <DayField
          label={translate('from')}
          name="policy-from"
          day={view.from}
          error={isBackwards ? translate('backwards') : undefined}
          onChange={(from) => change({ from })}
        />
        <DayField label={translate('to')} name="policy-to" day={view.to} onChange={(to) => change({ to })} />
      </fieldset>
    </div>
  );
}

import { useLanguage } from '@portal/shell';
import { DateField, DateRange } from '@portal/ui';
import { PhoneFold } from '@portal/ui/analysis';
import type { PolicyView } from '../data/policy-view.ts';
import { PolicySearch } from '../frame/policy-search.tsx';
import { phrases } from '../phrases.ts';
import classes from './tools.module.css';

interface SearchToolsProps {
  view: PolicyView;
  change: (change: Partial<PolicyView>) => void;
}

/** Words and days to search for. */
export function SearchTools({ view, change }: SearchToolsProps) {
  const translate = phrases.useTranslate();
  const language = useLanguage();
  return (
    <div className={classes.tools}>
      <PolicySearch text={view.text} onSearch={(text) => change({ text })} />
      <PhoneFold name={translate('dates')}>
        <fieldset className={classes.days}>
          <legend>{translate('days')}</legend>
          <DateRange
            labelHidden
            from={view.from}
            to={view.to}
            onChange={change}
            language={language}
            names={{ from: 'policy-from', to: 'policy-to' }}
            className={classes.day}
          />
        </fieldset>
        <fieldset className={classes.days}>
          <legend>{translate('onDay')}</legend>
          <DateField
            label={translate('onDay')}
            labelHidden
            name="policy-on"
            value={view.on}
            onChange={(on) => change({ on })}
            language={language}
            className={classes.day}
          />
        </fieldset>
      </PhoneFold>
    </div>
  );
}

import { useLanguage } from '@portal/shell';
import { Checkbox } from '@portal/ui';
import { usePage } from '../page/context.ts';
import { useOff } from '../page/use-off.ts';
import { aheadName, aheads, noForecast, readsAhead } from './forecast.ts';
import { forecastPhrases } from './phrases.ts';

/** Whether the next twelve months are forecast on the page's trend; off, with the reason, where they cannot be. */
export function ForecastField({ indicator }: { indicator: string }) {
  const { search, setChoice, view, catalogue } = usePage();
  const words = forecastPhrases(useLanguage());
  const reason = noForecast(search, view, catalogue, indicator);
  const { label, title, disabled } = useOff()(words('choice'), reason);
  return (
    <span title={title}>
      <Checkbox
        name={aheadName}
        disabled={disabled}
        checked={!disabled && readsAhead(search)}
        onChange={(event) => setChoice(aheadName, event.currentTarget.checked ? 'year' : 'none', aheads[0])}
      >
        {label}
      </Checkbox>
    </span>
  );
}

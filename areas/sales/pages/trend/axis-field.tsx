import { readChoice, SelectField } from '@portal/ui';
import { usePage } from '@portal/ui/analysis';
import { phrases } from '../../phrases.ts';
import { axes } from './read-trend.ts';

/** Whether the months of a trend are those of the calendar, or those since each launch. */
export function AxisField() {
  const translate = phrases.useTranslate();
  const { search, setChoice } = usePage();
  return (
    <SelectField
      label={translate('axis')}
      labelHidden
      title={translate('axis')}
      name="axis"
      value={readChoice(search, 'axis', axes)}
      options={axes.map((value) => ({ value, label: translate(value) }))}
      onChange={(value) => setChoice('axis', value, axes[0])}
    />
  );
}

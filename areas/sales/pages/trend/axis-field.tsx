import { readChoice, SelectField } from '@portal/ui';
import { usePage, useStanding } from '@portal/ui/analysis';
import { axes } from '../../market/launch-choice.ts';
import { phrases } from '../../phrases.ts';

/** Whether the months of a trend are those of the calendar, or those since each launch, where the release has launches. */
export function AxisField() {
  const translate = phrases.useTranslate();
  const { search, setChoice } = usePage();
  if (useStanding('launch') === 'notCovered') return null;
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

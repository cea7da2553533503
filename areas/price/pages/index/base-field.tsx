import { coveredBy, formatMonth, SelectField, spanOf } from '@portal/ui';
import { usePage } from '@portal/ui/analysis';
import { phrases } from '../../phrases.ts';
import { baseMonths } from './base-months.ts';

/** The month that an index begins with: what is shown from there on has it as 100. Periods of several months name none. */
export function BaseField() {
  const translate = phrases.useTranslate();
  const { view, setView, catalogue } = usePage();
  if (!catalogue || view.dateType !== 'monthly') return null;
  const covered = coveredBy(catalogue, view);
  const { from, to } = spanOf(view, covered);
  return (
    <SelectField
      label={translate('base')}
      labelHidden
      title={translate('base')}
      name="base"
      value={from}
      options={baseMonths(covered.first, to, from).map((value) => ({
        value,
        label: translate('baseOf', { month: formatMonth(value) }),
      }))}
      onChange={(value) => setView({ ...view, from: value, to })}
    />
  );
}

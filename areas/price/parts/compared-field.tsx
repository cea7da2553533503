import { useLanguage } from '@portal/shell';
import { SelectField } from '@portal/ui';
import { distinguishes, useNameOf, usePage, withinText } from '@portal/ui/analysis';
import { comparable, everything } from '../market/choices.ts';
import { phrases } from '../phrases.ts';

/** By what a page tells cars apart; all of them together is a choice as well. */
export function ComparedField({ by }: { by: (typeof comparable)[number] }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { setChoice, catalogue } = usePage();
  const nameOf = useNameOf();
  const offered = comparable.filter((value) => value === by || value === everything || distinguishes(catalogue, value));
  return (
    <SelectField
      label={translate('compareBy')}
      labelHidden
      title={translate('compareBy')}
      name="by"
      value={by}
      options={offered.map((value) => ({
        value,
        label:
          value === everything
            ? translate('allCars')
            : translate('byOne', { name: withinText(nameOf('dimensions', value), language) }),
      }))}
      onChange={(value) => setChoice('by', value, comparable[0])}
    />
  );
}

import { SelectField } from '@portal/ui';
import { usePage } from '@portal/ui/analysis';
import { type Buyer, buyers } from '../market/choices.ts';
import { phrases } from '../phrases.ts';

/** Who buys: a stack is of the benefits that this buyer may have. */
export function BuyerField({ value }: { value: Buyer }) {
  const translate = phrases.useTranslate();
  const { setChoice } = usePage();
  return (
    <SelectField
      label={translate('buyer')}
      labelHidden
      title={translate('buyer')}
      name="buyer"
      value={value}
      options={buyers.map((each) => ({ value: each, label: translate(`buyer_${each}`) }))}
      onChange={(next) => setChoice('buyer', next, buyers[0])}
    />
  );
}

import { usePage } from '@portal/ui/analysis';
import { usualMarketRate } from '../market/choices.ts';
import { phrases } from '../phrases.ts';
import { NumberField } from './number-field.tsx';
import { plainNumber } from './plain-number.ts';

/** The yearly rate of the market as a part of one, as the address says it; null where it is no rate. */
export function readMarketRate(text: string): number | null {
  const percent = plainNumber(text === '' ? usualMarketRate : text);
  return percent >= 0 && percent <= 100 ? percent / 100 : null;
}

/** At which rate the buyer could borrow elsewhere: what an offer is worth is beside that. */
export function MarketRateField({ value }: { value: string }) {
  const translate = phrases.useTranslate();
  const { setChoice } = usePage();
  return (
    <NumberField
      label={translate('marketRate')}
      suffix="%"
      name="market"
      value={value === '' ? usualMarketRate : value}
      error={readMarketRate(value) === null ? translate('marketRateWrong') : undefined}
      onCommit={(text) => setChoice('market', text, usualMarketRate)}
    />
  );
}

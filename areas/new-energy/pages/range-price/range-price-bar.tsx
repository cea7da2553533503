import { Segmented } from '@portal/ui';
import { Choices, DimensionField, LeastField, usePage } from '@portal/ui/analysis';
import { electricFuels, leastOfRanges, rangePriceBy, rangePrices } from '../../market/choices.ts';
import type { RangePriceChoice } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

interface RangePriceBarProps {
  choice: RangePriceChoice;
  /** What a figure is called; empty before that is known. */
  named: (key: string) => string;
}

/** Which cars are set against which price, of which fuel, and how few of them. */
export function RangePriceBar({ choice, named }: RangePriceBarProps) {
  const translate = phrases.useTranslate();
  const { setChoice } = usePage();
  const { by, price, fuel, least } = choice;
  return (
    <Choices>
      <DimensionField value={by} choices={rangePriceBy} />
      <Segmented
        label={translate('fuelOf')}
        value={fuel}
        options={electricFuels.map((value) => ({ value, label: translate(value) }))}
        onChange={(value) => setChoice('fuel', value, electricFuels[0])}
      />
      <Segmented
        label={translate('priceOf')}
        value={price}
        options={rangePrices.map((value) => ({ value, label: named(value) || translate(value) }))}
        onChange={(value) => setChoice('price', value, rangePrices[0])}
      />
      <LeastField value={least} choices={leastOfRanges} />
    </Choices>
  );
}

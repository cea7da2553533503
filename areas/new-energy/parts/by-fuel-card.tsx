import { useLanguage } from '@portal/shell';
import { readChoice, type View } from '@portal/ui';
import {
  type Catalogue,
  ChartCard,
  compareChart,
  IndicatorField,
  pivotOf,
  type Query,
  useMarket,
  useNameOf,
  usePage,
} from '@portal/ui/analysis';
import { phrases } from '../phrases.ts';

export interface ByFuelCardProps {
  /** The figures to choose from; the first is the usual one. */
  indicators: readonly [string, ...string[]];
  /** Asks for all of them by period and fuel type. */
  question: (view: View, catalogue: Catalogue) => Query;
}

/** A technical figure of each fuel type over time, such as range or battery. */
export function ByFuelCard({ indicators, question }: ByFuelCardProps) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { search, catalogue, title: pageTitle } = usePage();
  const nameOf = useNameOf();
  const indicator = readChoice(search, 'indicator', indicators);
  const answered = useMarket(question);
  const title = translate('byFuel', { name: nameOf('indicators', indicator) });
  const shape = { rows: 'period', columns: 'fuelType', indicator };
  return (
    <ChartCard
      alone
      title={title}
      waiting={pageTitle}
      choices={<IndicatorField value={indicator} choices={indicators} />}
      answered={answered}
      chart={(ready) => compareChart(ready, { by: 'fuelType', indicator, title, yoy: translate('yoy') }, language)}
      table={(ready) => pivotOf(ready, shape, language, catalogue)}
    />
  );
}

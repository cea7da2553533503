import { useLanguage } from '@portal/shell';
import { isNarrowedBy } from '@portal/ui';
import { PartsCard, pivotOf, useMarket, usePage } from '@portal/ui/analysis';
import { marketByFuel } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** What drives the cars that are sold, over time. */
export function FuelCard() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { view, catalogue } = usePage();
  const answered = useMarket(marketByFuel);
  const title = translate('fuelTitle');
  return (
    <PartsCard
      alone
      title={title}
      caption={isNarrowedBy(view, 'fuelType') ? translate('fuelNote') : undefined}
      answered={answered}
      height={434}
      by="fuelType"
      table={(answer) =>
        pivotOf(answer, { rows: 'period', columns: 'fuelType', indicator: 'share' }, language, catalogue)
      }
    />
  );
}

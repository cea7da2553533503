import { announcedCars, TableCard, useMarket } from '@portal/ui/analysis';
import { phrases } from '../../phrases.ts';

/** The announced cars, each of which leads to its own page. */
export function NewestCars() {
  const translate = phrases.useTranslate();
  return <TableCard title={translate('cars')} caption={translate('carsNote')} answered={useMarket(announcedCars)} />;
}

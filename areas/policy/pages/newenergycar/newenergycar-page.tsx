import { announcedCars, EntriesCard, OfList, TableCard, useMarket } from '@portal/ui/analysis';
import { phrases } from '../../phrases.ts';

/** The announced cars: of a batch with what it says of each, and every sub-model with how often it was announced. */
export const NewenergycarPage = () => (
  <OfList>
    <EntriesCard />
    <Cars />
  </OfList>
);

function Cars() {
  const translate = phrases.useTranslate();
  return (
    <TableCard
      title={translate('cars')}
      caption={translate('carsNote')}
      answered={useMarket(announcedCars)}
      sorting={{ key: 'listedRange', direction: 'descending' }}
    />
  );
}

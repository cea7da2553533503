import { TableCard, useMarket } from '@portal/ui/analysis';
import { entriesOfCar } from '../../market/car-questions.ts';
import { phrases } from '../../phrases.ts';

/** The batches that a car stands in, the newest first, with what each says of it. */
export function CarEntries() {
  const translate = phrases.useTranslate();
  return (
    <TableCard
      title={translate('carEntries')}
      caption={translate('carEntriesNote')}
      answered={useMarket(entriesOfCar)}
      height={320}
      empty={<p>{translate('carEntriesNone')}</p>}
    />
  );
}

import { Card, EmptyState, useIsPhone } from '@portal/ui';
import { usePage } from '@portal/ui/analysis';
import { carOf } from '../../market/car-questions.ts';
import { phrases } from '../../phrases.ts';
import { AnnouncedFigures } from './announced-figures.tsx';
import { CarEntries } from './car-entries.tsx';
import { NewestCars } from './newest-cars.tsx';

/** One announced car: what is said of it, the credits it makes, and the batches that it stands in. */
export function NewenergycardetailPage() {
  const translate = phrases.useTranslate();
  const { view } = usePage();
  const isPhone = useIsPhone();
  if (carOf(view) === null) {
    return (
      <>
        {/* On a phone the table itself, which is chosen from, is the beginning. */}
        {!isPhone && (
          <Card>
            <EmptyState title={translate('chooseCar')} text={translate('chooseCarText')} />
          </Card>
        )}
        <NewestCars />
      </>
    );
  }
  return (
    <>
      <AnnouncedFigures />
      <CarEntries />
    </>
  );
}

import { joinNames } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { Card, EmptyState, formatDayOrMonth, SelectField, Skeleton } from '@portal/ui';
import { AnalysisAnswer, Share, useChoices, usePage } from '@portal/ui/analysis';
import { renewed } from '../../market/renewed.ts';
import type { DatedEvents } from '../../market/use-events.ts';
import { FollowedTrims } from './followed-trims.tsx';
import { phrases } from './forerunner-phrases.ts';
import { forerunnerTable } from './forerunner-table.ts';
import { calendar } from './page.ts';
import { useForerunner } from './use-forerunner.ts';

/** What the trims of a car that was renewed have more and less than those before, and for which price. */
export function ForerunnerCard({ events: { answer, days } }: { events: DatedEvents }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { setChoice } = usePage();
  const { car: chosen } = useChoices(calendar.choices);
  const cars = answer && days ? renewed(answer, days) : [];
  const car = cars.find(({ key }) => key === chosen) ?? cars[0];
  const { standing, isPriced, year, answered, trims } = useForerunner(car?.key ?? null, car?.day ?? '');
  if (!car || standing !== 'open') return null;
  const model = forerunnerTable(trims, isPriced, {
    word: translate,
    yuan: translate('yuan'),
    items: (names) => translate('items', { n: names.length, names: joinNames(names, language) }),
  });
  const title = translate('forerunnerTitle', { name: car.name });
  return (
    <Card
      flush
      title={title}
      caption={
        year &&
        translate('forerunnerNote', {
          year,
          before: String(Number(year) - 1),
          day: formatDayOrMonth(car.day),
          kind: car.kind,
        })
      }
      actions={
        <>
          <SelectField
            label={translate('renewedCar')}
            labelHidden
            title={translate('renewedCar')}
            name="car"
            value={car.key}
            options={cars.map(({ key, name }) => ({ value: key, label: name }))}
            onChange={(value) => setChoice('car', value, '')}
          />
          <Share title={title} answer={answered.answer} model={model} />
        </>
      }
      data-testid="forerunner"
    >
      <AnalysisAnswer answered={answered} skeleton={<Skeleton height={240} />}>
        {() => (trims.length > 0 ? <FollowedTrims trims={trims} /> : <EmptyState title={translate('noForerunners')} />)}
      </AnalysisAnswer>
    </Card>
  );
}

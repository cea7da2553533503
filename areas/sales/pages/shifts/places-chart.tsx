import { Segmented } from '@portal/ui';
import { ChartCard, DimensionField, useChoices, usePage } from '@portal/ui/analysis';
import type { ReactNode } from 'react';
import { shiftEffects, shiftPlaces } from '../../market/choices.ts';
import { shifts as page } from './page.ts';
import { shiftPhrases } from './phrases.ts';
import { sumOf } from './share-shifts.ts';
import type { ShiftFigures } from './use-shift-figures.ts';
import type { Shifts } from './use-shifts.ts';

interface PlacesChartProps {
  answers: Shifts;
  figures: ShiftFigures;
  /** In place of a picture without figures. */
  empty: ReactNode;
}

/** Where the share was won and lost: within each place, by the weight of each in the market, or both. */
export function PlacesChart({ answers, figures, empty }: PlacesChartProps) {
  const translate = shiftPhrases.useTranslate();
  const { setChoice, title: pageTitle } = usePage();
  const { effect } = useChoices(page.choices);
  const { usual, share, shifts, places, choice } = answers;
  const { titles, notes, steppedBy, placeRows } = figures;
  const steps = shifts.map((shift) => ({ key: shift.key, name: shift.name, value: shift[effect] }));
  const moved = effect === 'all' ? share.change : shifts.length > 0 ? sumOf(shifts, effect) : null;
  return (
    <ChartCard
      title={titles.places}
      waiting={pageTitle}
      caption={translate('placesNote')}
      choices={
        <>
          <DimensionField
            label={translate('place')}
            name="place"
            value={choice.place}
            usual={usual.place}
            choices={shiftPlaces}
          />
          <Segmented
            label={translate('effect')}
            value={effect}
            options={shiftEffects.map((key) => ({ value: key, label: translate(key) }))}
            onChange={(key) => setChoice('effect', key, shiftEffects[0])}
          />
        </>
      }
      answered={places}
      height={380}
      chart={(answer) => steppedBy(answer, titles.places, choice.place, steps, moved)}
      table={placeRows}
      notes={notes}
      empty={empty}
    />
  );
}

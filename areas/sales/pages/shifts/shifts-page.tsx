import { EmptyState } from '@portal/ui';
import { AgainstField, ChartCard, Choices, DimensionField, TableCard, usePage } from '@portal/ui/analysis';
import { growthAgainst, shiftRivals } from '../../market/choices.ts';
import { phrases } from '../../phrases.ts';
import { shiftPhrases } from './phrases.ts';
import { PlacesChart } from './places-chart.tsx';
import { ShiftKeys } from './shift-keys.tsx';
import classes from './shifts.module.css';
import { useShiftFigures } from './use-shift-figures.ts';
import { useShifts } from './use-shifts.ts';

/** Why a share was won or lost: to whom or from whom, and where; both add up to its change. */
export function ShiftsPage() {
  const translate = shiftPhrases.useTranslate();
  const words = phrases.useTranslate();
  const { title: pageTitle } = usePage();
  const answers = useShifts();
  const { choice, usual, chosen, share, figures, steps, shifts, rivals, places } = answers;
  const { by, place, against } = choice;
  const shiftFigures = useShiftFigures(answers);
  const { called, titles, finding, notes, steppedBy, rivalRows, placeRows } = shiftFigures;
  const first = (share.change ?? 0) < 0 ? ('ascending' as const) : ('descending' as const);
  const empty = <EmptyState title={words('noFormer')} text={words('noFormerText')} />;
  return (
    <>
      <Choices note={translate(chosen ? 'chosen' : 'unchosen')}>
        <DimensionField label={translate('among')} value={by} usual={usual.by} choices={shiftRivals} />
        <AgainstField label={words('growthAgainst')} value={against} choices={growthAgainst} labelOf={words} />
      </Choices>
      <p className={classes.finding} data-testid="share-finding">
        {finding}
      </p>
      <ShiftKeys answered={rivals} share={share} figures={figures} shifts={shifts} />
      <ChartCard
        title={titles.rivals}
        waiting={pageTitle}
        caption={translate('rivalsNote', called)}
        answered={rivals}
        height={380}
        chart={(answer) => steppedBy(answer, titles.rivals, by, steps, share.change)}
        table={rivalRows}
        notes={notes}
        empty={empty}
      />
      <PlacesChart answers={answers} figures={shiftFigures} empty={empty} />
      <TableCard
        key={`rivals ${by} ${against} ${first}`}
        inFigures
        title={titles.rivals}
        answered={rivals}
        model={rivals.answer && rivalRows(rivals.answer)}
        sorting={{ key: 'effect', direction: first }}
      />
      <TableCard
        key={`places ${place} ${against} ${first}`}
        inFigures
        title={titles.places}
        answered={places}
        model={places.answer && placeRows(places.answer)}
        sorting={{ key: 'all', direction: first }}
      />
    </>
  );
}

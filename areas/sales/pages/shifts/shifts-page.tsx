import { useLanguage } from '@portal/shell';
import { EmptyState, Segmented } from '@portal/ui';
import {
  type Answer,
  againstIn,
  ChartCard,
  Choices,
  DimensionField,
  TableCard,
  useChoices,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { growthAgainst, shiftEffects, shiftPlaces, shiftRivals } from '../../market/choices.ts';
import { phrases } from '../../phrases.ts';
import { shifts as page } from './page.ts';
import { shiftPhrases } from './phrases.ts';
import { sumOf } from './share-shifts.ts';
import { shiftFinding } from './shift-finding.ts';
import { ShiftKeys } from './shift-keys.tsx';
import { type Step, stepsChart } from './shift-steps.ts';
import { placesTable, rivalsTable, type ShiftColumn } from './shift-tables.ts';
import classes from './shifts.module.css';
import { useShifts } from './use-shifts.ts';

const columnWords = {
  before: 'placeBefore',
  now: 'placeNow',
  within: 'placeWithin',
  mix: 'placeMix',
  all: 'placeAll',
} as const;

/** Why a share was won or lost: to whom or from whom, and where; both add up to its change. */
export function ShiftsPage() {
  const language = useLanguage();
  const translate = shiftPhrases.useTranslate();
  const words = phrases.useTranslate();
  const { view, catalogue, setChoice, title: pageTitle } = usePage();
  const nameOf = useNameOf();
  const { effect } = useChoices(page.choices);
  const { choice, usual, chosen, name, share, figures, steps, shifts, rivals, places } = useShifts();
  const { by, place, against } = choice;
  const called = {
    name,
    by: withinText(nameOf('dimensions', by), language),
    place: withinText(nameOf('dimensions', place), language),
  };
  const titles = { rivals: translate('rivalsTitle', called), places: translate('placesTitle', called) };
  const value = { name: nameOf('indicators', figures.change), format: 'points' as const };
  const steppedBy = (answer: Answer, title: string, members: string, parts: readonly Step[], moved: number | null) =>
    stepsChart(answer, { title, members, value, steps: parts, moved, rest: translate('others') }, language);
  const finding = shiftFinding(
    { name, share, rivals: steps, places: shifts, place: called.place },
    translate,
    language,
  );
  const notes: [string, string][] = finding ? [[translate('finding'), finding]] : [];
  const unit = catalogue?.indicators.find(({ key }) => key === figures.change)?.unit ?? '';
  const wordsOf = (column: ShiftColumn) => {
    const key = columnWords[column];
    return { name: translate(key), definition: translate(`${key}Means`), formula: translate(`${key}Formula`) };
  };
  const effectWords = {
    name: translate('rivalEffect'),
    definition: translate('rivalEffectMeans'),
    formula: translate('rivalEffectFormula'),
  };
  const rivalRows = (answer: Answer) => rivalsTable(answer, figures.change, effectWords, language, catalogue);
  const placeRows = (answer: Answer) => placesTable(shifts, answer, place, wordsOf, unit);
  const first = (share.change ?? 0) < 0 ? ('ascending' as const) : ('descending' as const);
  const empty = <EmptyState title={words('noFormer')} text={words('noFormerText')} />;
  return (
    <>
      <Choices note={translate(chosen ? 'chosen' : 'unchosen')}>
        <DimensionField label={translate('among')} value={by} usual={usual.by} choices={shiftRivals} />
        <Segmented
          label={words('growthAgainst')}
          value={against}
          options={againstIn(view, growthAgainst).map((key) => ({ value: key, label: words(key) }))}
          onChange={(key) => setChoice('against', key, growthAgainst[0])}
        />
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
      <ChartCard
        title={titles.places}
        waiting={pageTitle}
        caption={translate('placesNote')}
        choices={
          <>
            <DimensionField
              label={translate('place')}
              name="place"
              value={place}
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
        chart={(answer) =>
          steppedBy(
            answer,
            titles.places,
            place,
            shifts.map((shift) => ({ key: shift.key, name: shift.name, value: shift[effect] })),
            effect === 'all' ? share.change : shifts.length > 0 ? sumOf(shifts, effect) : null,
          )
        }
        table={placeRows}
        notes={notes}
        empty={empty}
      />
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

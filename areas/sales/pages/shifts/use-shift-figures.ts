import { useLanguage } from '@portal/shell';
import { type Answer, useNameOf, usePage, withinText } from '@portal/ui/analysis';
import { shiftPhrases } from './phrases.ts';
import { shiftFinding } from './shift-finding.ts';
import { type Step, stepsChart } from './shift-steps.ts';
import { placesTable, rivalsTable, type ShiftColumn } from './shift-tables.ts';
import type { Shifts } from './use-shifts.ts';

const columnWords = {
  before: 'placeBefore',
  now: 'placeNow',
  within: 'placeWithin',
  mix: 'placeMix',
  all: 'placeAll',
} as const;

/** What moved a share in words, as steps, and as tables. */
export function useShiftFigures({ choice, name, share, figures, steps, shifts }: Shifts) {
  const language = useLanguage();
  const translate = shiftPhrases.useTranslate();
  const { catalogue } = usePage();
  const nameOf = useNameOf();
  const { by, place } = choice;
  const called = {
    name,
    by: withinText(nameOf('dimensions', by), language),
    place: withinText(nameOf('dimensions', place), language),
  };
  const value = { name: nameOf('indicators', figures.change), format: 'points' as const };
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
  return {
    called,
    titles: { rivals: translate('rivalsTitle', called), places: translate('placesTitle', called) },
    finding,
    notes,
    /** The change of the share in steps of the members of a dimension. */
    steppedBy: (answer: Answer, title: string, members: string, parts: readonly Step[], moved: number | null) =>
      stepsChart(answer, { title, members, value, steps: parts, moved, rest: translate('others') }, language),
    rivalRows: (answer: Answer) => rivalsTable(answer, figures.change, effectWords, language, catalogue),
    placeRows: (answer: Answer) => placesTable(shifts, answer, place, wordsOf, unit),
  };
}

export type ShiftFigures = ReturnType<typeof useShiftFigures>;

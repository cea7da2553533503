import { useLanguage } from '@portal/shell';
import { type Answered, emptyText, formatPoints, formatRatio, KeyFigure, KeyFigures, pointsUnit } from '@portal/ui';
import { type Answer, useNameOf, usePage } from '@portal/ui/analysis';
import { shiftPhrases } from './phrases.ts';
import { type PlaceShift, sumOf } from './share-shifts.ts';
import type { MovedShare } from './shift-finding.ts';

interface ShiftKeysProps {
  answered: Answered<Answer>;
  share: MovedShare;
  figures: { former: string; change: string };
  shifts: readonly PlaceShift[];
}

/** The share then and now, and what of its change came about within places and by their weights. */
export function ShiftKeys({ answered, share, figures, shifts }: ShiftKeysProps) {
  const language = useLanguage();
  const translate = shiftPhrases.useTranslate();
  const { catalogue } = usePage();
  const nameOf = useNameOf();
  const textOf = (text: string) => (answered.answer ? text : answered.error ? emptyText : undefined);
  const meaning = (key: string) =>
    [catalogue?.indicators.find((indicator) => indicator.key === key)?.definition ?? []].flat();
  const ratio = (value: number | null) => textOf(formatRatio(value, { decimals: 2 }));
  const effect = (key: 'within' | 'mix') => ({
    value: textOf(shifts.length > 0 ? formatPoints(sumOf(shifts, key), { decimals: 2 }) : emptyText),
    unit: pointsUnit[language],
  });
  return (
    <KeyFigures columns={4} framed>
      <KeyFigure
        name={nameOf('indicators', figures.former)}
        means={meaning(figures.former)}
        value={ratio(share.former)}
      />
      <KeyFigure
        name={nameOf('indicators', 'share')}
        means={[...meaning('share'), ...meaning(figures.change)]}
        value={ratio(share.now)}
        changes={[
          {
            name: nameOf('indicators', figures.change),
            value: share.change,
            format: 'points',
            decimals: 2,
            unit: pointsUnit[language],
          },
        ]}
      />
      <KeyFigure name={translate('placeWithin')} means={[translate('placeWithinMeans')]} {...effect('within')} />
      <KeyFigure name={translate('placeMix')} means={[translate('placeMixMeans')]} {...effect('mix')} />
    </KeyFigures>
  );
}

import { ComparedFigures, useChoices } from '@portal/ui/analysis';
import { compareChoices, comparedBy, comparedFigures, mostCompared } from '../../market/choices.ts';
import { largestOf, networksOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { CoverCard } from './cover-card.tsx';

/** The network of a brand beside those of its rivals: over time, and by the tiers of the cities that each covers. */
export function ComparePage() {
  const translate = phrases.useTranslate();
  const { by, indicator } = useChoices(compareChoices);
  return (
    <ComparedFigures
      by={by}
      dimensions={comparedBy}
      label={translate('compareBy')}
      indicator={indicator}
      indicators={comparedFigures}
      largest={(view, known) => largestOf(view, known, by)}
      trend={(view, known, chosen) => networksOf(view, known, by, chosen)}
      most={mostCompared}
      unchosen={translate('unchosen')}
      titled={(names) => translate('compareTitle', names)}
      yoy={translate('yoyOutlets')}
      height={380}
    >
      {(members) => by === 'brand' && <CoverCard members={members} />}
    </ComparedFigures>
  );
}

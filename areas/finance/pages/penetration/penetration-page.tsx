import { ComparedFigures, useChoices } from '@portal/ui/analysis';
import { comparedBy, comparedFigures, mostCompared, penetrationChoices } from '../../market/choices.ts';
import { largestOf, membersTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** How penetration moves by brand, segment, tier and more, and who lends for the cars of each. */
export function PenetrationPage() {
  const translate = phrases.useTranslate();
  const { by, indicator } = useChoices(penetrationChoices);
  return (
    <ComparedFigures
      by={by}
      dimensions={comparedBy}
      indicator={indicator}
      indicators={comparedFigures}
      largest={(view, known) => largestOf(view, known, by)}
      trend={(view, known, chosen) => membersTrend(view, known, by, chosen)}
      most={mostCompared}
      unchosen={translate('unchosen')}
      titled={(names) => translate('compareTitle', names)}
      yoy={translate('yoy')}
      height={420}
    />
  );
}

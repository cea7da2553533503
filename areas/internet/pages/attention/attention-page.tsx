import { ComparedFigures, useChoices } from '@portal/ui/analysis';
import { attentionBy, attentionChoices, attentionFigures, mostCompared } from '../../market/choices.ts';
import { attentionOf, largestOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Attention and leads over time, by brand, model or channel. */
export function AttentionPage() {
  const translate = phrases.useTranslate();
  const { by, indicator } = useChoices(attentionChoices);
  return (
    <ComparedFigures
      by={by}
      dimensions={attentionBy}
      label={translate('compareBy')}
      indicator={indicator}
      indicators={attentionFigures}
      largest={(view, known) => largestOf(view, known, by)}
      trend={(view, known, chosen) => attentionOf(view, known, by, chosen)}
      most={mostCompared}
      unchosen={translate('unchosen')}
      titled={(names) => translate('byTitle', names)}
      yoy={translate('yoy')}
      height={400}
    />
  );
}

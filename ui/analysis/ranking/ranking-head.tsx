import { createPhrases } from '@portal/shell';
import type { Answered } from '@portal/ui';
import { emptyText, formatRatio, KeyFigure, KeyFigures } from '@portal/ui';
import { concentrationOf } from '../concentration/concentration.ts';
import type { Answer } from '../page/ask.ts';

const phrases = createPhrases({
  zh_CN: {
    crn: '前 %{n} 份额（CR%{n}）',
    means: '销量最大的 %{n} 项占整体的份额之和；与列表的排序和下限无关',
  },
  en: {
    crn: 'Share of the top %{n} (CR%{n})',
    means: 'Sum of the shares of the %{n} largest; whatever the list is ordered by or its minimum is',
  },
});

/** How much of the whole the 3, 5 and 10 largest have. @param answered the ten largest, the first first */
export function RankingHead({ answered: { answer, error } }: { answered: Answered<Answer> }) {
  const translate = phrases.useTranslate();
  const named = answer?.rows.filter(({ kind, unnamed }) => kind === 'row' && !unnamed) ?? [];
  const shares = named.map(({ values }) => values.share ?? null);
  const found = concentrationOf(shares, shares.some((share) => share !== null) ? 1 : null);
  const figures = [
    { n: 3, ratio: found?.cr3 },
    { n: 5, ratio: found?.cr5 },
    { n: 10, ratio: found?.cr10 },
  ];
  return (
    <KeyFigures framed data-testid="ranking-head">
      {figures.map(({ n, ratio }) => (
        <KeyFigure
          key={n}
          name={translate('crn', { n })}
          means={[translate('means', { n })]}
          value={answer ? formatRatio(ratio ?? null) : error ? emptyText : undefined}
        />
      ))}
    </KeyFigures>
  );
}

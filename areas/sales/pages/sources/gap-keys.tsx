import { useLanguage } from '@portal/shell';
import { countFigure, emptyText, formatRatio, KeyFigure, KeyFigures, pointsUnit } from '@portal/ui';
import { gapWords, useCountOptions } from '@portal/ui/analysis';
import { phrases } from '../../phrases.ts';
import type { Gaps } from './use-gaps.ts';

/** Both sources in the latest period that they share, their difference, and their ratio. */
export function GapKeys({ answered, shape, last, drift }: Pick<Gaps, 'answered' | 'shape' | 'last' | 'drift'>) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const options = useCountOptions();
  const words = gapWords(language);
  const { answer, error } = answered;
  const textOf = (text: string) => (answer ? text : error ? emptyText : undefined);
  const counted = (value: number | null | undefined) => {
    const figure = countFigure(value, shape.first.unit, language, options);
    return { value: textOf(figure.value), unit: figure.unit };
  };
  return (
    <KeyFigures columns={4} framed>
      <KeyFigure name={last ? `${shape.first.name} · ${last.name}` : shape.first.name} {...counted(last?.first)} />
      <KeyFigure name={shape.second.name} {...counted(last?.second)} />
      <KeyFigure name={words.difference} means={[words.differenceMeans]} {...counted(last?.difference)} />
      <KeyFigure
        name={words.ratio}
        means={[words.ratioMeans, words.driftMeans]}
        value={textOf(formatRatio(last?.ratio ?? null))}
        changes={[
          { name: translate('drift'), value: drift, format: 'points', unit: pointsUnit[language], quiet: true },
        ]}
      />
    </KeyFigures>
  );
}

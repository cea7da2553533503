import { useLanguage } from '@portal/shell';
import { countFigure, emptyText, formatNumber, formatRatio, KeyFigure, KeyFigures, pointsUnit } from '@portal/ui';
import { useCountOptions, useMarket, usePage } from '@portal/ui/analysis';
import { phrases } from '../../phrases.ts';
import { inSegment } from './model-questions.ts';

/** What a model sold in the latest period, and where it stands among the models of its segment. */
export function ModelKeys({ model, segment, segmentName }: { model: string; segment: string; segmentName: string }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue, view } = usePage();
  // The period before a year is the year before.
  const isAnnual = view.dateType === 'annual';
  const options = useCountOptions();
  const { answer, error } = useMarket((view, known) => inSegment(view, known, segment));
  const ranked = answer?.rows.filter(({ values }) => (values.volumeRank ?? null) !== null).length ?? 0;
  const values = answer?.rows.find(({ kind, keys }) => kind === 'row' && keys.model === model)?.values;
  const indicator = (wanted: string) => catalogue?.indicators.find(({ key }) => key === wanted);
  const meaning = (...keys: string[]) => keys.flatMap((key) => [indicator(key)?.definition ?? []].flat());
  const textOf = (text: string) => (answer ? text : error ? emptyText : undefined);
  const volume = countFigure(values?.volume ?? null, indicator('volume')?.unit ?? '', language, options);
  const rank = values?.volumeRank ?? null;
  const moves = [
    ...(isAnnual ? [] : [{ name: translate('mom'), value: values?.volumeRankMove, format: 'count' as const }]),
    { name: translate('yoy'), value: values?.volumeRankMoveYoy, format: 'count' as const },
  ];
  return (
    <KeyFigures framed>
      <KeyFigure
        name={translate('volume')}
        means={meaning('volume')}
        value={textOf(volume.value)}
        unit={volume.unit}
        changes={[
          { name: translate('yoy'), value: values?.yoy },
          ...(isAnnual ? [] : [{ name: translate('mom'), value: values?.mom }]),
        ]}
      />
      <KeyFigure
        name={translate('rankInSegment', { segment: segmentName })}
        means={meaning('volumeRank', 'volumeRankMove', 'volumeRankMoveYoy')}
        value={textOf(rank === null ? emptyText : `${formatNumber(rank)} / ${formatNumber(ranked)}`)}
        changes={moves}
      />
      <KeyFigure
        name={translate('shareInSegment', { segment: segmentName })}
        means={meaning('share')}
        value={textOf(formatRatio(values?.share ?? null))}
        changes={[{ name: translate('yoy'), value: values?.shareChange, format: 'points', unit: pointsUnit[language] }]}
      />
    </KeyFigures>
  );
}

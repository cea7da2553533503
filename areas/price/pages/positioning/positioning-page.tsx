import { tableOf } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { formatNumber } from '@portal/ui';
import {
  ChartCard,
  Choices,
  chartWords,
  figureOf,
  LeastField,
  TableCard,
  useChoices,
  useListed,
  useNameOf,
  useOutsideText,
  usePage,
} from '@portal/ui/analysis';
import { leastVolumes, segmentChoices } from '../../market/choices.ts';
import { modelsOf } from '../../market/questions.ts';
import { SegmentField } from '../../parts/segment-field.tsx';
import { useSegments } from '../../parts/use-segments.ts';
import { phrases } from '../../phrases.ts';

const nothing = { columns: [], rows: [], cut: null };

/** Where the models of a segment stand: what is paid for each, and how many are sold. */
export function PositioningPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue, title: pageTitle } = usePage();
  const nameOf = useNameOf();
  const { least } = useChoices(segmentChoices);
  const { answered: found, segments, segment, choose } = useSegments();
  const models = useListed((view, catalogue) => (segment ? modelsOf(view, catalogue, { segment, least }) : null));
  const answered = found.error || (found.answer && !segment) ? found : models;
  const title = segment
    ? translate('positioningTitle', { segment: segments.find(({ key }) => key === segment)?.name ?? '' })
    : pageTitle;
  const outsideText = useOutsideText();
  const below = models.answer?.belowMinimum;
  return (
    <>
      <Choices>
        <SegmentField segments={segments} segment={segment} onChoose={choose} />
        <LeastField value={least} choices={leastVolumes} />
      </Choices>
      <ChartCard
        title={title}
        caption={translate('positioningNote')}
        answered={answered}
        height={480}
        chart={(answer) => ({
          ...chartWords(answer, title, language),
          kind: 'scatter',
          members: 'model',
          x: { name: nameOf('indicators', 'tp'), format: 'yuan' },
          y: { ...figureOf(answer, 'retailVolume'), name: nameOf('indicators', 'retailVolume') },
          points: answer.rows
            .filter(({ kind, unnamed }) => kind === 'row' && !unnamed)
            .map(({ keys, names, values }) => ({
              key: keys.model ?? '',
              name: names.model ?? '',
              x: values.tp ?? null,
              y: values.retailVolume ?? null,
            })),
        })}
      />
      <TableCard
        key={segment}
        inFigures
        title={title}
        caption={[
          below ? translate('belowMinimum', { least: formatNumber(below.volume), n: below.rows }) : undefined,
          outsideText(models.answer?.outsideLimits),
        ]
          .filter(Boolean)
          .join(' · ')}
        answered={answered}
        model={models.answer ? tableOf(models.answer, language, catalogue) : nothing}
        sorting={{ key: 'retailVolume', direction: 'descending' }}
      />
    </>
  );
}

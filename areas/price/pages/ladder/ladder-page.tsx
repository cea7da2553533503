import { useLanguage } from '@portal/shell';
import { formatNumber } from '@portal/ui';
import {
  ChartCard,
  Choices,
  LeastField,
  TableCard,
  useChoices,
  useMarket,
  useNameOf,
  usePage,
} from '@portal/ui/analysis';
import { leastVolumes, segmentChoices } from '../../market/choices.ts';
import { modelsOf, trimsOf } from '../../market/questions.ts';
import { SegmentField } from '../../parts/segment-field.tsx';
import { useSegments } from '../../parts/use-segments.ts';
import { phrases } from '../../phrases.ts';
import { ladderChart, mostSteps } from './ladder-chart.ts';
import { ladderTable } from './ladder-table.ts';

/** The models of a segment from the cheapest to the dearest, with what is paid and how many are sold. */
export function LadderPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue, title: pageTitle } = usePage();
  const nameOf = useNameOf();
  const { least } = useChoices(segmentChoices);
  const { answered: found, segments, segment, choose } = useSegments();
  const models = useMarket((view, catalogue) => (segment ? modelsOf(view, catalogue, { segment, least }) : null));
  const trims = useMarket((view, catalogue) => (segment ? trimsOf(view, catalogue, segment) : null));
  const isNone = found.error || (found.answer && !segment);
  const answered = isNone ? found : trims.error || !trims.answer ? trims : models;
  const names = { low: translate('lowest'), high: translate('highest') };
  const table =
    models.answer && trims.answer
      ? ladderTable({ models: models.answer, trims: trims.answer }, names, language, catalogue)
      : { columns: [], rows: [], cut: null };
  const title = segment
    ? translate('ladderTitle', { segment: segments.find(({ key }) => key === segment)?.name ?? '' })
    : pageTitle;
  const all = table.rows.length;
  const below = models.answer?.belowMinimum;
  return (
    <>
      <Choices>
        <SegmentField segments={segments} segment={segment} onChoose={choose} />
        <LeastField value={least} choices={leastVolumes} />
      </Choices>
      <ChartCard
        title={title}
        caption={[translate('ladderNote'), all > mostSteps ? translate('ladderFirst', { n: mostSteps, all }) : '']
          .filter(Boolean)
          .join(' · ')}
        answered={answered}
        height={560}
        chart={(ready) => ladderChart(ready, table, { title, range: nameOf('indicators', 'msrp') }, language)}
        table={() => table}
      />
      <TableCard
        key={segment}
        inFigures
        title={title}
        caption={below ? translate('belowMinimum', { least: formatNumber(below.volume), n: below.rows }) : undefined}
        answered={answered}
        model={table}
        sorting={{ key: 'low', direction: 'ascending' }}
      />
    </>
  );
}

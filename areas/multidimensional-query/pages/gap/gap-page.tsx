import { useLanguage } from '@portal/shell';
import { Card, EmptyState, Skeleton } from '@portal/ui';
import {
  AnalysisAnswer,
  Choices,
  type Gap,
  gapChart,
  gapOf,
  gapTable,
  isAlike,
  type Pivot,
  type PivotAnswer,
  Share,
  StillCard,
} from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { aboutOf } from '../../data/about.ts';
import { usePivot } from '../../data/use-pivot.ts';
import { useCross } from '../../frame/cross-context.ts';
import { FigureSelect } from '../../frame/figure-select.tsx';
import { phrases } from '../../phrases.ts';
import type { CrossFigure } from '../../state/figures.ts';
import { twoOf } from '../../state/two-of.ts';

/** Two sources of one thing side by side over time, with their difference and ratio; they are never added. */
export function GapPage() {
  const say = phrases.useTranslate();
  const { state, figures } = useCross();
  const pair = twoOf(state, figures);
  const { answered, pivot } = usePivot(pair ?? [], { rows: ['period'], columns: [], top: null });
  if (!pair)
    return (
      <Card>
        <EmptyState title={say('twoNeeded')} text={say('twoNeededText')} />
      </Card>
    );
  return (
    <AnalysisAnswer framed answered={answered} skeleton={<Skeleton height={560} />}>
      {(answer) => (pivot && answer.question.figures.length === 2 ? <GapCards answer={answer} pivot={pivot} /> : null)}
    </AnalysisAnswer>
  );
}

function GapCards({ answer, pivot }: { answer: PivotAnswer; pivot: Pivot }) {
  const say = phrases.useTranslate();
  const language = useLanguage();
  const { dimensions } = useCross();
  const [first, second] = answer.question.figures as readonly [CrossFigure, CrossFigure];
  const period = dimensions.find(({ key }) => key === 'period')?.name ?? '';
  const plain = ({ id, name, format, unit, definition, formula }: CrossFigure) => ({
    id,
    name,
    format,
    unit,
    definition,
    formula,
  });
  const shape = { first: plain(first), second: plain(second), period };
  const gaps: Gap[] = pivot.rows.children.map(({ id, name }) => {
    const cell = pivot.cell(id, '');
    return gapOf({ key: id, name, first: cell?.[0] ?? null, second: cell?.[1] ?? null });
  });
  const title = say('gapTitle', { first: first.name, second: second.name });
  const model = gapTable(gaps, shape, language);
  return (
    <>
      <Card title={title} caption={isAlike(shape) ? say('gapCaption') : say('notAlike')}>
        <Choices>
          <FigureSelect side="x" label={say('one')} value={first.id} />
          <FigureSelect side="y" label={say('other')} value={second.id} />
        </Choices>
        {isAlike(shape) && <Chart titleHidden height={380} spec={gapChart(gaps, shape, { title, language })} />}
      </Card>
      <StillCard
        title={say('table', { name: title })}
        tableTitle={title}
        share={<Share title={title} answer={aboutOf(answer, [first, second])} model={model} />}
        model={model}
      />
    </>
  );
}

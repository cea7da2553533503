import { useLanguage } from '@portal/shell';
import { Card, EmptyState, Skeleton } from '@portal/ui';
import {
  AnalysisAnswer,
  Choices,
  DataTable,
  type Pivot,
  type PivotAnswer,
  Share,
  type TableModel,
} from '@portal/ui/analysis';
import { type CategoryChartSpec, Chart } from '@portal/ui/charts';
import { toldOf } from '../../data/told.ts';
import { usePivot } from '../../data/use-pivot.ts';
import { useCross } from '../../frame/cross-context.ts';
import { FigureSelect } from '../../frame/figure-select.tsx';
import { twoOf } from '../../frame/two-of.ts';
import { phrases } from '../../phrases.ts';
import type { CrossFigure } from '../../state/figures.ts';
import { type Gap, gapOf } from './gap-of.ts';

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

const figureColumn = (key: string, name: string, { format, unit, definition, formula }: CrossFigure) => ({
  ...{ key, name, kind: 'indicator' as const, format, unit, definition, formula, growth: false },
});

function GapCards({ answer, pivot }: { answer: PivotAnswer; pivot: Pivot }) {
  const say = phrases.useTranslate();
  const language = useLanguage();
  const { dimensions } = useCross();
  const [first, second] = answer.question.figures as readonly [CrossFigure, CrossFigure];
  // Yuan less cars is nothing.
  const isAlike = first.unit === second.unit && first.format === second.format;
  const gaps: Gap[] = pivot.rows.children.map(({ id, name }) => {
    const cell = pivot.cell(id, '');
    return gapOf({ key: id, name, first: cell?.[0] ?? null, second: cell?.[1] ?? null });
  });
  const title = say('gapTitle', { first: first.name, second: second.name });
  const head = {
    ...{ key: 'period', name: dimensions.find(({ key }) => key === 'period')?.name ?? '', kind: 'dimension' as const },
    ...{ format: null, unit: '', definition: '', formula: '', growth: false },
  };
  const compared = [
    { ...figureColumn('difference', say('difference'), first), definition: say('differenceMeans'), formula: '' },
    {
      ...figureColumn('ratio', say('ratio'), first),
      format: 'percent' as const,
      definition: say('ratioMeans'),
      formula: '',
    },
  ];
  const model: TableModel = {
    columns: [
      head,
      figureColumn('first', first.name, first),
      figureColumn('second', second.name, second),
      ...(isAlike ? compared : []),
    ],
    rows: [...gaps].reverse().map(({ key, name, ...values }) => ({
      ...{ id: key, kind: 'row' as const, keys: { period: key }, names: { period: name }, values },
    })),
    cut: null,
  };
  const series = (key: string, name: string, of: 'first' | 'second' | 'difference') => ({
    ...{ key, name, format: first.format, values: gaps.map((gap) => gap[of]) },
  });
  const spec: CategoryChartSpec = {
    ...{ kind: 'line', title, language, categories: gaps.map(({ name }) => name) },
    series: [
      series(first.id, first.name, 'first'),
      series(second.id, second.name, 'second'),
      { ...series('difference', say('difference'), 'difference'), kind: 'column' },
    ],
  };
  return (
    <>
      <Card title={title} caption={isAlike ? say('gapCaption') : say('notAlike')}>
        <Choices>
          <FigureSelect side="x" label={say('one')} value={first.id} />
          <FigureSelect side="y" label={say('other')} value={second.id} />
        </Choices>
        {isAlike && <Chart titleHidden height={380} spec={spec} />}
      </Card>
      <Card
        flush
        title={say('table')}
        actions={<Share title={title} answer={toldOf(answer, [first, second])} model={model} />}
      >
        <DataTable
          caption={title}
          model={model}
          language={language}
          sorting={null}
          onSort={() => undefined}
          unsorted={model.columns.map(({ key }) => key)}
        />
      </Card>
    </>
  );
}

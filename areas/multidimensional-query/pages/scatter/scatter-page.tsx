import { useLanguage } from '@portal/shell';
import { Card, EmptyState, Skeleton } from '@portal/ui';
import {
  AnalysisAnswer,
  Choices,
  columnLines,
  drawnAs,
  nounOf,
  type Pivot,
  type PivotAnswer,
  type PivotFigure,
  pivotTableModel,
  rowLines,
  Share,
  useLimitsText,
  useOutsideText,
  withinText,
} from '@portal/ui/analysis';
import { Chart, type ScatterChartSpec, useWrittenAs } from '@portal/ui/charts';
import { useMemo } from 'react';
import { aboutOf } from '../../data/about.ts';
import { usePivot } from '../../data/use-pivot.ts';
import { useCross } from '../../frame/cross-context.ts';
import { NothingWithin } from '../../frame/cross-problem.tsx';
import { FigureSelect } from '../../frame/figure-select.tsx';
import { phrases } from '../../phrases.ts';
import type { CrossFigure } from '../../state/figures.ts';
import { twoOf } from '../../state/two-of.ts';
import { correlationOf } from './correlation.ts';

/** Two figures of each member of the outermost row dimension, and how they go together. */
export function ScatterPage() {
  const say = phrases.useTranslate();
  const { state, figures, placement } = useCross();
  const by = placement.rows[0];
  const pair = twoOf(state, figures);
  const { answered, pivot, outside, isEmptied } = usePivot(pair ?? [], {
    rows: by ? [by] : [],
    columns: [],
    top: null,
  });
  if (!pair || !by)
    return (
      <Card>
        <EmptyState title={say('twoNeeded')} text={say('twoNeededText')} />
      </Card>
    );
  return (
    <AnalysisAnswer framed answered={answered} skeleton={<Skeleton height={560} />}>
      {(answer) => {
        if (isEmptied) return <NothingWithin />;
        if (!pivot || answer.question.figures.length !== 2) return null;
        return <Scattered answer={answer} pivot={pivot} outside={outside} />;
      }}
    </AnalysisAnswer>
  );
}

const formatOf = (figure: PivotFigure) =>
  figure.format === 'count' && figure.unit === '' ? 'number' : drawnAs(figure);

const axisOf = (figure: PivotFigure) => ({
  name: figure.name,
  format: formatOf(figure),
  ...nounOf(figure),
  isLevel: !figure.growth && figure.format !== 'points',
});

function Scattered({ answer, pivot, outside }: { answer: PivotAnswer; pivot: Pivot; outside: number }) {
  const say = phrases.useTranslate();
  const language = useLanguage();
  const { dimensions } = useCross();
  const [x, y] = answer.question.figures as readonly [CrossFigure, CrossFigure];
  const by = dimensions.find(({ key }) => key === answer.question.rows[0])?.name ?? '';
  const points = useMemo(
    () =>
      pivot.rows.children
        .filter(({ unnamed }) => !unnamed)
        .map(({ id, name }) => {
          const cell = pivot.cell(id, '');
          return { key: id, name, x: cell?.[0] ?? null, y: cell?.[1] ?? null };
        }),
    [pivot],
  );
  const { r, n, left } = correlationOf(points);
  const title = say('scatterTitle', { by: withinText(by, language), x: x.name, y: y.name });
  const text = r === null ? say('noCorrelation', { n }) : say('correlation', { r: r.toFixed(2), n });
  const outsideText = useOutsideText()(outside);
  const limits = useLimitsText(useWrittenAs());
  const note = [
    text,
    ...(left > 0 ? [say('leftOut', { n: left })] : []),
    ...(outsideText ? [outsideText] : []),
    say('noCause'),
  ].join(say('stop'));
  const columns = columnLines(pivot, false);
  const rows = rowLines(pivot, columns, { isOpen: () => false, sorting: null, onRows: false });
  const model = pivotTableModel(pivot, { rows, columns }, { as: 'value', language, dimensions });
  const spec: ScatterChartSpec = {
    kind: 'scatter',
    title,
    language,
    points,
    members: answer.question.rows[0],
    x: axisOf(x),
    y: axisOf(y),
  };
  return (
    <Card
      title={title}
      caption={<span data-testid="correlation">{note}</span>}
      actions={
        <Share
          title={title}
          answer={aboutOf(answer, [x, y], outside)}
          model={model}
          filters={[...(outside > 0 ? limits : []), [say('reading'), note]]}
        />
      }
    >
      <Choices>
        <FigureSelect side="x" label={say('horizontal')} value={x.id} />
        <FigureSelect side="y" label={say('vertical')} value={y.id} />
      </Choices>
      <Chart titleHidden height={520} spec={spec} />
    </Card>
  );
}

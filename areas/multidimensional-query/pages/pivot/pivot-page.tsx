import { useLanguage } from '@portal/shell';
import { Card, Skeleton, useIsPhone } from '@portal/ui';
import {
  AnalysisAnswer,
  columnLines,
  PhoneFold,
  type Pivot,
  type PivotAnswer,
  PivotGrid,
  type PivotNode,
  pivotTableModel,
  pivotWords,
  rowLines,
  Share,
  useLimitsText,
  useOutsideText,
  useWrittenPivot,
} from '@portal/ui/analysis';
import { useWrittenAs } from '@portal/ui/charts';
import { useMemo } from 'react';
import { aboutOf, coverageOfEach } from '../../data/about.ts';
import { usePivot } from '../../data/use-pivot.ts';
import { useCross } from '../../frame/cross-context.ts';
import { NothingWithin } from '../../frame/cross-problem.tsx';
import type { CrossFigure } from '../../state/figures.ts';
import { nextSort, pathOf, readSorting } from '../../state/sort-key.ts';
import { PivotChoices } from './pivot-choices.tsx';
import { PivotNotes } from './pivot-notes.tsx';
import { usePivotTitle } from './use-pivot-title.ts';

/** Any figures on any dimensions that they share. */
export function PivotPage() {
  const { state, figures, placement } = useCross();
  const top = state.top === 'all' ? null : Number(state.top);
  const { answered, pivot, outside, isEmptied } = usePivot(figures, {
    rows: placement.rows,
    columns: placement.columns,
    top,
  });
  return (
    <AnalysisAnswer framed answered={answered} skeleton={<Skeleton height={560} />}>
      {(answer) => {
        if (isEmptied) return <NothingWithin />;
        return pivot && <PivotCard answer={answer} pivot={pivot} outside={outside} waiting={answered.waiting} />;
      }}
    </AnalysisAnswer>
  );
}

interface PivotCardProps {
  answer: PivotAnswer;
  pivot: Pivot;
  /** How many rows lie outside of the limits. */
  outside: number;
  waiting: boolean;
}

function PivotCard({ answer, pivot: asAnswered, outside, waiting }: PivotCardProps) {
  const language = useLanguage();
  const words = pivotWords(language);
  const { state, dimensions, change } = useCross();
  const { as, marking, depth, turned, sort, figuresOnRows } = state;
  const pivot = useWrittenPivot(asAnswered, figuresOnRows);
  const figures = answer.question.figures as readonly CrossFigure[];
  const title = usePivotTitle(answer.question);
  const outsideText = useOutsideText()(outside);
  const limits = useLimitsText(useWrittenAs());
  const columns = useMemo(() => columnLines(pivot, figuresOnRows), [pivot, figuresOnRows]);
  const sorting = useMemo(() => readSorting(sort, columns, figures), [sort, columns, figures]);
  const rows = useMemo(() => {
    const isOpen = (node: PivotNode) => node.depth < Number(depth) !== turned.includes(pathOf(node));
    return rowLines(pivot, columns, { isOpen, sorting, onRows: figuresOnRows });
  }, [pivot, columns, depth, turned, sorting, figuresOnRows]);
  const model = useMemo(
    () => pivotTableModel(pivot, { rows, columns }, { as, language, dimensions }),
    [pivot, rows, columns, as, language, dimensions],
  );
  const namesOf = (keys: readonly string[]) =>
    keys.map((key) => dimensions.find((dimension) => dimension.key === key)?.name ?? key);
  const corner = namesOf(answer.question.rows).join(' / ') || words('figure');
  const across = namesOf(answer.question.columns);
  // On a phone figures are seen first, then how they are read.
  const isPhone = useIsPhone();
  const size = words('size', { rows: rows.length, columns: columns.length });
  const notes = (
    <PivotNotes answer={answer} notes={[...coverageOfEach(answer, figures, language), outsideText ?? []].flat()} />
  );
  return (
    <Card
      flush
      title={title}
      caption={!isPhone && size}
      footer={isPhone && size}
      actions={<Share title={title} answer={aboutOf(answer, figures, outside)} model={model} filters={limits} />}
    >
      <PhoneFold>
        <PivotChoices />
      </PhoneFold>
      {!isPhone && notes}
      <PivotGrid
        caption={title}
        corner={corner}
        across={across}
        pivot={pivot}
        rows={rows}
        columns={columns}
        as={as}
        marking={marking}
        language={language}
        sorting={sorting}
        table={model}
        waiting={waiting}
        onSort={(column) => change({ sort: nextSort(sorting, column, columns, figures) })}
        onToggle={({ node }) => {
          const path = pathOf(node);
          change({ turned: turned.includes(path) ? turned.filter((other) => other !== path) : [...turned, path] });
        }}
      />
      {isPhone && notes}
    </Card>
  );
}

import { Button, ErrorState, LatePart, Skeleton, useLatePart } from '@portal/ui';
import type { ComponentProps } from 'react';
import { analysisWords } from '../../page/phrases.ts';
import { pivotWords } from '../phrases.ts';
import type { PivotGrid as Grid } from './pivot-grid.tsx';

const grid = new LatePart(() =>
  import(/* webpackChunkName: "pivot" */ './pivot-grid.tsx').then((part) => part.PivotGrid),
);

/** The grid of a pivot: a part of its own, fetched when the first page has one, and drawn at once where it is there. */
export function PivotGrid(props: ComponentProps<typeof Grid>) {
  const { part: Part, failed, retry } = useLatePart(grid);
  if (Part) return <Part {...props} />;
  if (!failed) return <Skeleton height={480} />;
  return (
    <ErrorState
      data-testid="grid-failed"
      title={pivotWords(props.language)('gridFailed')}
      action={<Button onClick={retry}>{analysisWords(props.language)('retry')}</Button>}
    />
  );
}

/** Begins to fetch the grid, while its answer is still on its way. */
export const preloadPivot = (): void => void grid.load().catch(() => undefined);

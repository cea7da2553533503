import type { Filters } from '@portal/contract';
import { type Covered, spanOf, type View } from '@portal/ui';
import type { PivotQuestion, PivotSource } from '@portal/ui/analysis';
import type { CrossFigure } from './figures.ts';
import type { CrossDimension } from './resolve.ts';

const periods = { monthly: 12, quarterly: 8, annual: 5 } as const;

/** The months that all figures cover; where they share none, those of the first. */
export function coveredByAll(figures: readonly CrossFigure[]): Covered {
  const first = figures.reduce(
    (latest, figure) => (figure.first > latest ? figure.first : latest),
    figures[0]?.first ?? '',
  );
  const last = figures.reduce(
    (earliest, figure) => (figure.last < earliest ? figure.last : earliest),
    figures[0]?.last ?? '',
  );
  return first <= last ? { first, last } : { first: figures[0]?.first ?? '', last: figures[0]?.last ?? '' };
}

/** The months of a view over figures. */
export const spanOver = (view: View, figures: readonly CrossFigure[]) =>
  spanOf(view, coveredByAll(figures), periods[view.dateType]);

/** Members of dimensions that all figures have; nothing is narrowed in one column alone. */
function shared(filters: Filters, dimensions: readonly CrossDimension[]): Filters {
  const found = Object.entries(filters).filter(
    ([key, members]) => members.length > 0 && dimensions.some((dimension) => dimension.key === key),
  );
  return Object.fromEntries(found);
}

/** What is asked of each dataset and source, each figure at its place among all. */
export function sourcesOf(figures: readonly CrossFigure[], view: View, dimensions: readonly CrossDimension[]) {
  const sources = new Map<string, PivotSource & { unadded: string[]; figures: Record<string, number> }>();
  const filters = shared(view.filters, dimensions);
  const without = shared(view.without, dimensions);
  const narrowing = { filters, ...(Object.keys(without).length > 0 && { without }) };
  for (const [place, { dataset, source, indicator, adds }] of figures.entries()) {
    const name = `${dataset} ${source}`;
    const own = sources.get(name) ?? {
      base: {
        dataset: dataset as PivotSource['base']['dataset'],
        dataSources: source === null ? [] : [source],
        dateType: view.dateType,
        ...spanOver(view, figures),
        ...narrowing,
      },
      figures: {},
      unadded: [],
    };
    own.figures[indicator] = place;
    if (adds === 'never') own.unadded.push(indicator);
    sources.set(name, own);
  }
  return [...sources.values()];
}

/** The question of a pivot over figures. */
export function pivotQuestion(
  figures: readonly CrossFigure[],
  view: View,
  dimensions: readonly CrossDimension[],
  { rows, columns, top }: Pick<PivotQuestion, 'rows' | 'columns' | 'top'>,
): PivotQuestion {
  const ordered = dimensions.flatMap((dimension) => (dimension.ordered ? [dimension.key] : []));
  return { figures, sources: sourcesOf(figures, view, dimensions), rows, columns, ordered, top };
}

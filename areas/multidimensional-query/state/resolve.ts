import type { DimensionKey } from '@portal/contract';
import type { View } from '@portal/ui';
import { isByYear, type Placement } from '@portal/ui/analysis';
import type { Catalogue } from '../data/ask.ts';
import type { CrossState } from './cross-state.ts';
import { type CrossFigure, figuresOf } from './figures.ts';

export type CrossDimension = Catalogue['dimensions'][number];

/** A state as it can be asked: of what the account holds, on the dimensions that all of its figures have. */
export interface Resolved {
  figures: CrossFigure[];
  /** Those of the address that periods of years have not: their period before is the year before. */
  offInYears: CrossFigure[];
  /** Those whose months are on offer: of an address without any that can be shown, those that cannot, or the first. */
  covering: CrossFigure[];
  /** All there are to choose from. */
  offered: CrossFigure[];
  dimensions: CrossDimension[];
  placement: Placement;
  /** Figures and dimensions of the address that cannot be shown, by their names or keys. */
  dropped: string[];
}

/** The dimensions that all datasets have, in the order of the first. Sources are chosen with the figure. */
export function commonDimensions(catalogues: readonly Catalogue[]): CrossDimension[] {
  const [first, ...others] = catalogues;
  return (first?.dimensions ?? []).filter(
    ({ key, distinguished }) =>
      key !== 'dataSource' &&
      distinguished &&
      others.every(({ dimensions }) =>
        dimensions.some((dimension) => dimension.key === key && dimension.distinguished),
      ),
  );
}

/** Every dimension of any dataset, once: what an address may narrow by. */
export const allDimensions = (catalogues: readonly Catalogue[]): DimensionKey[] =>
  [...new Set(catalogues.flatMap(({ dimensions }) => dimensions.map(({ key }) => key as DimensionKey)))].filter(
    (key) => key !== 'dataSource' && key !== 'period',
  );

/** Whether a view has not a figure because its periods are years: what is against the period before is against the year before. */
export const isOffInYears = ({ against }: Pick<CrossFigure, 'against'>, view: Pick<View, 'dateType'>): boolean =>
  against === 'before' && isByYear(view);

/** @param catalogues what the account may ask about */
export function resolve(state: CrossState, view: Pick<View, 'dateType'>, catalogues: readonly Catalogue[]): Resolved {
  const offered = figuresOf(catalogues);
  const named = state.figures.flatMap((id) => offered.find((figure) => figure.id === id) ?? []);
  const offInYears = named.filter((figure) => isOffInYears(figure, view));
  const figures = named.filter((figure) => !offInYears.includes(figure));
  const used = catalogues.filter(({ dataset }) => figures.some((figure) => figure.dataset === dataset));
  const dimensions = commonDimensions(used);
  const known = (keys: readonly string[]) =>
    keys.filter((key) => dimensions.some((dimension) => dimension.key === key));
  const rows = known(state.rows);
  const columns = known(state.columns).filter((key) => !rows.includes(key));
  const narrowed = known(state.narrowed).filter((key) => key !== 'period' && ![...rows, ...columns].includes(key));
  const nameOf = (key: string) =>
    catalogues.flatMap((catalogue) => catalogue.dimensions).find((candidate) => candidate.key === key)?.name ?? key;
  const lost = [...state.rows, ...state.columns, ...state.narrowed].filter(
    (key) => figures.length > 0 && !dimensions.some((dimension) => dimension.key === key),
  );
  return {
    figures,
    offInYears,
    covering: [figures, offInYears, offered.slice(0, 1)].find(({ length }) => length > 0) ?? [],
    offered,
    dimensions,
    placement: { rows, columns, narrowed },
    dropped: [
      ...state.figures.filter((id) => !offered.some((figure) => figure.id === id)),
      ...[...new Set(lost)].map(nameOf),
    ],
  };
}

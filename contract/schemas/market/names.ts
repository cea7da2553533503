import type { DatasetDimensions, DatasetFigures, datasetKeys } from './keys.ts';

export type DatasetKey = (typeof datasetKeys)[number];

/** A way to cut a question: of one dataset, or of any. */
export type DimensionKey<Of extends DatasetKey = DatasetKey> = DatasetDimensions[Of];

/** A figure that can be asked: of one dataset, or of any. */
export type FigureKey<Of extends DatasetKey = DatasetKey> = DatasetFigures[Of];

/** A figure that only the catalogue of a running portal names, such as one that is newer than an area. */
export type OtherKey = string & Record<never, never>;

type PlacedOf<Key> = Key extends `${infer Of}RankMoveYoy` ? Of : never;

/** The figures that members are ranked by from one period to another. */
export type PlacedFigureKey = PlacedOf<FigureKey>;

/** The places by one of them: now, before, and how many places lie between. */
export type PlaceIndicatorKey<Key extends string = PlacedFigureKey> =
  `${Key}${'Rank' | 'RankBefore' | 'RankMove' | 'RankYearBefore' | 'RankMoveYoy'}`;

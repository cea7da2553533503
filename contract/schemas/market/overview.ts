import { type Static, Type } from '@sinclair/typebox';
import { Empty, Month, nested, nullable } from '../common.ts';
import { Format, oneOf, Source } from './parts.ts';

export const BySource = Type.Object({ dataSource: Type.Optional(Source) });

export const preliminary = Type.Boolean({ description: 'whether the figures of the month may still change' });

/** Where the figures of the month are of several published together: the first of them. */
const since = Type.Optional(Month);

/** A figure with its growth against the same period of the year before (a ratio: 0.12 is 12 %). */
export const IndexFigure = Type.Object({ value: nullable(Type.Number()), yoy: nullable(Type.Number()) });

/** A share (a ratio) with its change against the same month of the year before, in percentage points (1.2 is 1.2 pp). */
export const ShareFigure = Type.Object({ value: nullable(Type.Number()), yoy: nullable(Type.Number()) });

/**
 * S2.092 S3.029: monthIndex is the volume of the latest month, shareIndex a ratio (passenger vehicles: share of
 * new energy in the month; energy: share of battery-electric within new energy), totalIndex the volume since January.
 */
export const SalesIndex = Type.Object({
  month: Month,
  since,
  preliminary,
  dataSource: Type.String(),
  monthIndex: IndexFigure,
  shareIndex: ShareFigure,
  totalIndex: IndexFigure,
});

export const SalesTrendPoint = Type.Object({
  month: Month,
  since,
  preliminary,
  volume: nullable(Type.Number()),
  energyVolume: nullable(Type.Number()),
  yoy: nullable(Type.Number()),
  mom: nullable(Type.Number()),
  /** What the release before said of those that are others. */
  revised: Type.Optional(Type.Partial(Type.Object({ volume: Type.Number(), energyVolume: Type.Number() }))),
});

const RankRow = {
  /** Equal volumes share a rank; null where nothing was sold. */
  rank: nullable(Type.Integer()),
  key: Type.String(),
  name: Type.String(),
  volume: nullable(Type.Number()),
  yoy: nullable(Type.Number()),
  mom: nullable(Type.Number()),
  share: nullable(Type.Number()),
  /** In percentage points. */
  shareChange: nullable(Type.Number()),
};

/** S3.031 S3.032: month is padded to two digits. */
export const ManufacturerRank = Type.Object({
  year: Type.String(),
  month: Type.String({ pattern: '^\\d{2}$' }),
  since,
  preliminary,
  salesRanks: Type.Array(Type.Object(RankRow)),
});

export const SubModelSales = Type.Object({
  year: Type.String(),
  month: Type.String({ pattern: '^\\d{2}$' }),
  since,
  preliminary,
  list: Type.Array(
    Type.Object({
      ...RankRow,
      /** Key of the model that the sub-model belongs to. */
      model: Type.String(),
      manufacturer: Type.String(),
      fuelType: Type.String(),
      /** S2.101: yuan; null where the release has no price of it. */
      msrp: nullable(Type.Number()),
      presalePrice: nullable(Type.Number()),
    }),
  ),
});

/** Volumes of all cars and of new energy. */
export const PictureMonth = Type.Object({ month: Month, volume: Type.Number(), newEnergy: Type.Number() });

/** S2.010 S2.014 to S2.017: a small chart of a public page, in the language of the request. */
export const PublicChart = Type.Object({
  key: Type.String(),
  title: Type.String(),
  /** Months along a line, or members as bars. */
  kind: oneOf(['line', 'bars'] as const),
  unit: Type.String(),
  format: Format,
  /** Who counted, or the name of the dataset. */
  source: Type.String(),
  /** Its months, or its year, in words. */
  period: Type.String(),
  /** A month (2026-09), a member or a figure by its name. */
  points: Type.Array(Type.Object({ name: Type.String(), value: nullable(Type.Number()) })),
});

export const overview = {
  getMarketPicture: { payload: Empty, data: Type.Array(PictureMonth) },
  getPublicCharts: { payload: Empty, data: Type.Array(PublicChart) },
  getPvSales: { payload: BySource, data: nested(SalesIndex) },
  getEnergySales: { payload: BySource, data: nested(SalesIndex) },
  getPvSalesTrend: { payload: BySource, data: nested(Type.Array(SalesTrendPoint)) },
  listManfSales: { payload: BySource, data: nested(ManufacturerRank) },
  listSubModelSales: {
    payload: Type.Object({
      dataSource: Type.Optional(Source),
      filters: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String({ maxLength: 80 }), { maxItems: 500 }))),
      /** Members that are left out, by dimension. */
      without: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String({ maxLength: 80 }), { maxItems: 500 }))),
    }),
    data: nested(SubModelSales),
  },
} as const;

export type SalesIndex = Static<typeof SalesIndex>;
export type PublicChart = Static<typeof PublicChart>;
export type PictureMonth = Static<typeof PictureMonth>;
export type SalesTrendPoint = Static<typeof SalesTrendPoint>;
export type ManufacturerRank = Static<typeof ManufacturerRank>;
export type SubModelSales = Static<typeof SubModelSales>;

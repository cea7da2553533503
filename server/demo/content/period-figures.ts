import { type DimensionKey, defaultDataSource, type Filters, type Language, type MarketRow } from '@portal/contract';
import type { Market } from '../../market/index.ts';

/** What reports ask the market. */
export type MarketQuestions = Pick<Market, 'query' | 'catalogue'>;

/** What the market says of one group in one period. */
export interface Figure {
  name: string;
  volume: number;
  yoy: number | null;
  mom: number | null;
  share: number | null;
}

/** The volume of one period as a whole. */
export interface Period {
  /** Key and name: 2026-Q3, Q3 2026. */
  key: string;
  name: string;
  all: Figure;
}

/** A period with its parts; each list begins with the largest. */
export interface PeriodFigures extends Period {
  fuels: Figure[];
  segments: Figure[];
  makers: Figure[];
  models: Figure[];
}

export interface Span {
  dateType: 'monthly' | 'quarterly';
  from: string;
  to: string;
  filters?: Filters;
}

/** The rows of the sales market in every period of a span, by a dimension besides where one is named. */
export async function askRows(
  market: MarketQuestions,
  span: Span,
  dimension: DimensionKey | null,
  language: Language,
): Promise<MarketRow[]> {
  const { rows } = await market.query(
    {
      dataset: 'sales',
      dataSources: [defaultDataSource],
      ...span,
      by: dimension === null ? ['period'] : ['period', dimension],
      indicators: ['volume', 'yoy', 'mom'],
      limit: 5000,
    },
    language,
  );
  return rows;
}

/** The volume of every period of a span, as the sales area shows it: both ask the market the same. */
export async function askPeriods(market: MarketQuestions, span: Span, language: Language): Promise<Period[]> {
  const rows = await askRows(market, span, null, language);
  return rows.map((row) => ({
    key: row.keys.period ?? '',
    name: row.names.period ?? '',
    all: figureOf(row, 'period', row.values.volume ?? null),
  }));
}

/** The parts of every period of a span. */
export async function askParts(
  market: MarketQuestions,
  span: Span,
  language: Language,
): Promise<(period: Period) => PeriodFigures> {
  const fuels = await askRows(market, span, 'fuelType', language);
  const segments = await askRows(market, span, 'segment', language);
  const makers = await askRows(market, span, 'manufacturer', language);
  const models = await askRows(market, span, 'model', language);
  return (period) => {
    const of = (rows: MarketRow[], dimension: DimensionKey) =>
      rows
        .filter(({ keys }) => keys.period === period.key)
        .map((each) => figureOf(each, dimension, period.all.volume))
        .sort((figure, other) => other.volume - figure.volume);
    return {
      ...period,
      fuels: of(fuels, 'fuelType'),
      segments: of(segments, 'segment'),
      makers: of(makers, 'manufacturer'),
      models: of(models, 'model'),
    };
  };
}

/** @param whole what shares are a part of: a market that is told fuel by fuel would be that of all fuels */
export const figureOf = ({ names, values }: MarketRow, dimension: DimensionKey, whole: number | null): Figure => ({
  name: names[dimension] ?? '',
  volume: values.volume ?? 0,
  yoy: values.yoy ?? null,
  mom: values.mom ?? null,
  share: values.volume && whole ? values.volume / whole : null,
});

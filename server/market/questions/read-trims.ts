import type { Sentence } from '../../kernel/words/sentence.ts';
import { price } from '../datasets/index.ts';
import type { OpenRelease } from '../opened/open-release.ts';
import { baseFigure } from '../sql/index.ts';
import { whole } from '../sql/literals.ts';
import { Parameters } from '../sql/parameters.ts';

export interface TrimQuestion {
  /** As year * 12 + month - 1. */
  month: number;
  /** Keys, at least one. */
  subModels: readonly string[];
}

/** A trim with its prices of a month. */
export interface TrimRow {
  subModel: string;
  key: string;
  name: Sentence;
  msrp: number | null;
  tp: number | null;
  discount: number | null;
  /** How many were registered (retail) in the month. */
  volume: number | null;
}

/** The mean of a price over the places it is known of, by their cars; a trim that nobody bought has its price all the same. */
const overPlaces = (column: string): string =>
  `COALESCE(SUM(CAST(${column} AS DOUBLE PRECISION) * volume) / NULLIF(SUM(volume), 0),
     AVG(CAST(${column} AS DOUBLE PRECISION))) AS ${column}`;

/** @returns the trims that have prices in the month, the cheapest first; none where the release keeps no prices */
export async function readTrims(
  release: OpenRelease,
  { month, subModels }: TrimQuestion,
  signal?: AbortSignal,
): Promise<TrimRow[]> {
  if (!release.info.prices) return [];
  const parameters = new Parameters();
  // The discount is that of the price indicators, over prices that are means already.
  const discount = baseFigure(price.indicators.discount, 'current', (key) => `a.${key}`);
  const sql = `SELECT s.key, t.key, t.name_zh, t.name_en, a.msrp, a.tp, ${discount}, a.volume
    FROM (SELECT trim_id, ${overPlaces('msrp')}, ${overPlaces('tp')}, CAST(SUM(volume) AS DOUBLE PRECISION) AS volume
      FROM price WHERE month = ${whole(month)} GROUP BY trim_id) AS a
    JOIN trim AS t ON t.trim_id = a.trim_id JOIN sub_model AS s ON s.sub_model_id = t.sub_model_id
    WHERE s.key IN (${parameters.list(subModels)}) ORDER BY a.msrp, t.key`;
  const columns = await release.run(sql, parameters.values, signal);
  return (columns[0] ?? []).map((subModel, row): TrimRow => {
    const text = (column: number) => String(columns[column]?.[row]);
    const figure = (column: number) => {
      const value = columns[column]?.[row];
      return typeof value === 'number' ? value : null;
    };
    return {
      subModel: String(subModel),
      key: text(1),
      name: { zh_CN: text(2), en: text(3) },
      msrp: figure(4),
      tp: figure(5),
      discount: figure(6),
      volume: figure(7),
    };
  });
}

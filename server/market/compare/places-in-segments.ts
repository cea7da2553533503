import { type DataSource, placesOf } from '@portal/contract';
import { type Asking, questionOf } from '../questions/asking.ts';

/** More than any segment has; the engine's own cap. */
const allOfThem = 5000;

/**
 * Share and rank of sub-models among all of their segment in a month; equal volumes share a rank.
 * @param segments segment of each sub-model
 * @returns what a sub-model has; no rank where no car was sold
 */
export async function placesInSegments(
  { market, language, signal }: Asking,
  dataSource: DataSource,
  month: string,
  segments: ReadonlyMap<string, string>,
) {
  const request = [...new Set(segments.values())].map(async (segment) => {
    const question = questionOf(dataSource, month, {
      by: ['subModel'],
      indicators: ['volume', 'share'],
      filters: { segment: [segment] },
      sort: { by: 'volume', direction: 'descending' },
      limit: allOfThem,
    });
    const { rows } = await market.query(question, language, signal);
    const sold = rows.filter(({ values, unnamed }) => !unnamed && (values.volume ?? 0) > 0);
    return [segment, { rows: sold, places: placesOf(sold.map(({ values }) => values.volume ?? null)) }] as const;
  });
  const rankings = new Map(await Promise.all(request));
  return (key: string) => {
    const { rows, places } = rankings.get(segments.get(key) ?? '') ?? { rows: [], places: [] };
    const at = rows.findIndex(({ keys }) => keys.subModel === key);
    return { share: rows[at]?.values.share ?? null, rank: places[at] ?? null, ranked: rows.length };
  };
}

import type { Answer } from '@portal/ui/analysis';

/**
 * The cars of an answer that another one has not sold: what is announced and not yet on sale.
 * @param listed a row for each sub-model
 * @param sold their `retailVolume`; who has no row there sold nothing
 */
export function unsoldOf(listed: Answer, sold: Answer): Answer {
  const known = new Set(
    sold.rows.flatMap(({ keys, values }) => ((values.retailVolume ?? 0) > 0 ? [keys.subModel] : [])),
  );
  const rows = listed.rows.filter(({ kind, keys, unnamed }) => kind === 'row' && !unnamed && !known.has(keys.subModel));
  return { ...listed, rows, total: null, cut: listed.cut ?? sold.cut };
}

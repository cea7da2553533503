import type { Answer } from '@portal/ui/analysis';

/** Sub-models that are compared by one press, and what they have in common. */
export interface Offer {
  name: string;
  keys: string[];
  names: string[];
}

/** As many segments as are offered. */
const mostSegments = 5;

/**
 * The sub-models that sold most of each segment, the largest segments first.
 * @param rows by segment and sub-model, whatever sold most first
 * @param chosen those that are compared already, which are not offered
 * @param most of each segment
 */
export function offersBySegment(rows: Answer['rows'], chosen: readonly string[], most: number): Offer[] {
  const offers = new Map<string, Offer>();
  const volumes = new Map<string, number>();
  for (const { kind, keys, names, values, unnamed } of rows) {
    const { segment, subModel } = keys;
    if (kind !== 'row' || unnamed || !segment || !subModel) continue;
    volumes.set(segment, (volumes.get(segment) ?? 0) + (values.volume ?? 0));
    const offer = offers.get(segment) ?? { name: names.segment ?? '', keys: [], names: [] };
    offers.set(segment, offer);
    if (offer.keys.length === most || chosen.includes(subModel)) continue;
    offer.keys.push(subModel);
    offer.names.push(names.subModel ?? '');
  }
  return [...offers]
    .sort(([first], [second]) => (volumes.get(second) ?? 0) - (volumes.get(first) ?? 0))
    .map(([, offer]) => offer)
    .filter(({ keys }) => keys.length > 1)
    .slice(0, mostSegments);
}

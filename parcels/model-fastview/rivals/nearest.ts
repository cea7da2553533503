import type { Answer } from '../ask/ask.ts';
import type { Named } from '../ask/named.ts';

/** A price that is off by some part weighs as much as a volume that is off by the square of it. */
const priceWeight = 2;

/** How far two amounts lie apart, the same from either side; without one of them nothing is known. */
const apart = (amount: number | null | undefined, other: number | null | undefined): number | null =>
  amount && other && amount > 0 && other > 0 ? Math.abs(Math.log(amount / other)) : null;

/**
 * The models of a segment that lie nearest to one, in price and in volume together: the distance is twice the logarithm
 * of the ratio of the prices and that of the volumes. Where the price of the model is not known, volumes alone decide;
 * where that of another is not, it comes after all whose price is.
 *
 * @param sold the models of the segment by `model` with `volume`, those that sell most first
 * @param prices the same with `tp`; undefined where nobody may ask them
 * @returns the others, the nearest first
 */
export function nearestTo(model: string, sold: Answer, prices: Answer | undefined): Named[] {
  const priced = new Map(prices?.rows.map(({ keys, values }) => [keys.model ?? '', values.tp ?? null]));
  const rows = sold.rows.filter(({ kind, unnamed }) => kind === 'row' && !unnamed);
  const own = rows.find(({ keys }) => keys.model === model)?.values.volume;
  const ownPrice = priced.get(model);
  return rows
    .filter(({ keys }) => keys.model !== undefined && keys.model !== model)
    .map(({ keys, names, values }, at) => {
      const inPrice = ownPrice ? apart(priced.get(keys.model ?? ''), ownPrice) : 0;
      const inVolume = own ? apart(values.volume, own) : at;
      const distance = inPrice === null || inVolume === null ? null : priceWeight * inPrice + inVolume;
      return { key: keys.model ?? '', name: names.model ?? keys.model ?? '', distance };
    })
    .sort((one, other) => (one.distance ?? Infinity) - (other.distance ?? Infinity) || 0)
    .map(({ key, name }) => ({ key, name }));
}

import type { Answer } from '../ask/ask.ts';

/** A rung of the ladder: a trim with what it costs, and how much more than the one below. */
export interface Rung {
  key: string;
  name: string;
  /** Of which sub-model it is. */
  subModel: string;
  msrp: number;
  /** Yuan above the rung below; null for the lowest. */
  step: number | null;
  tp: number | null;
  discount: number | null;
  volume: number | null;
}

/** The trims of a model as a ladder, the cheapest first; a trim without a list price has no rung. */
export function ladderOf(answer: Answer): Rung[] {
  const rungs = answer.rows.flatMap(({ kind, keys, names, values }) =>
    kind !== 'row' || values.msrp === null || values.msrp === undefined
      ? []
      : [
          {
            key: `${keys.subModel} ${keys.trim}`,
            name: names.trim ?? keys.trim ?? '',
            subModel: names.subModel ?? '',
            msrp: values.msrp,
            tp: values.tp ?? null,
            discount: values.discount ?? null,
            volume: values.retailVolume ?? null,
          },
        ],
  );
  rungs.sort((one, other) => one.msrp - other.msrp || one.name.localeCompare(other.name, 'en'));
  return rungs.map((rung, at) => ({ ...rung, step: at === 0 ? null : rung.msrp - (rungs[at - 1]?.msrp ?? rung.msrp) }));
}

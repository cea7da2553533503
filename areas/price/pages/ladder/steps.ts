import type { Answer } from '@portal/ui/analysis';

/** From the cheapest trim of a model to its dearest, in yuan. */
export interface Step {
  low: number;
  high: number;
}

/**
 * The lowest and the highest MSRP among the trims of each model.
 * @param trims rows by model and trim; a trim without a price in the period counts for nothing
 */
export function stepsOf(trims: Answer): Map<string, Step> {
  const steps = new Map<string, Step>();
  for (const { kind, keys, values } of trims.rows) {
    const { msrp } = values;
    const model = keys.model ?? '';
    if (kind !== 'row' || msrp === null || msrp === undefined) continue;
    const { low, high } = steps.get(model) ?? { low: msrp, high: msrp };
    steps.set(model, { low: Math.min(low, msrp), high: Math.max(high, msrp) });
  }
  return steps;
}

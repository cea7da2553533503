/**
 * How many new-energy credits a car makes, by what is announced of it: the standard of the measures for credits (双积分)
 * for some model years, before its factors for energy use and density. Another standard is one more entry; what of them
 * is confirmed stands in docs/data/model.md.
 */
export interface CreditRule {
  /** The first and the last model year that it is for. */
  from: number;
  until: number;
  /** What of it no text on file confirms: the slope for the range alone, or every factor; readers see it. */
  open: 'slope' | 'all';
  /** Of an electric car: none below a range, the same up to another, then so much for each kilometre, and no more than the most. */
  electric: { least: number; plain: number; rising: number; perKilometre: number; base: number; most: number };
  /** Of a car that can be plugged in and has an engine. */
  plugIn: number;
}

/** The newest stands last. */
export const creditRules: readonly [CreditRule, ...CreditRule[]] = [
  {
    from: 2021,
    until: 2023,
    open: 'slope',
    electric: { least: 100, plain: 1, rising: 150, perKilometre: 0.0056, base: 0.4, most: 3.4 },
    plugIn: 1.6,
  },
  {
    from: 2024,
    until: 2025,
    open: 'all',
    electric: { least: 100, plain: 0.6, rising: 150, perKilometre: 0.0034, base: 0.2, most: 2.3 },
    plugIn: 1,
  },
];

/** @returns the rule of a year, or the nearest where none is for it; a rule names its own years */
export function creditRuleOf(year: number): CreditRule {
  const [first] = creditRules;
  return creditRules.findLast(({ from }) => from <= year) ?? first;
}

/**
 * @param fuel key of its fuel type
 * @param range its electric range in kilometres
 * @returns null where what is announced does not say enough
 */
export function creditsOf({ electric, plugIn }: CreditRule, fuel: string, range: number | null): number | null {
  if (fuel === 'PHEV' || fuel === 'EREV') return plugIn;
  if (fuel !== 'BEV' || range === null) return null;
  if (range < electric.least) return 0;
  if (range < electric.rising) return electric.plain;
  return Math.min(electric.most, electric.perKilometre * range + electric.base);
}

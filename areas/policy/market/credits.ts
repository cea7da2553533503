/** How many new-energy credits a car makes, by what is announced of it; null where that does not say enough. */

/** Of an electric car: none below a range, the same up to another, then so much for each kilometre, and no more than the most. */
const electric = { least: 100, plain: 0.6, rising: 150, perKilometre: 0.0034, base: 0.2, most: 2.3 };
/** Of a car that can be plugged in and has an engine. */
const plugIn = 1;

/**
 * Credits of a car by the rule for the model years 2024 and 2025, before the factors for energy use and density.
 * @param fuel key of its fuel type
 * @param range its electric range in kilometres
 */
export function creditsOf(fuel: string, range: number | null): number | null {
  if (fuel === 'PHEV' || fuel === 'EREV') return plugIn;
  if (fuel !== 'BEV' || range === null) return null;
  if (range < electric.least) return 0;
  if (range < electric.rising) return electric.plain;
  return Math.min(electric.most, electric.perKilometre * range + electric.base);
}

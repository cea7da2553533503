import { judgeCopies, judgeTrouble, judgeWeight } from './code.mjs';
import { judgeLeaks } from './leaks.mjs';
import { judgeLifecycles } from './lifecycles.mjs';
import { judgeAccessibility, judgeLanguages, judgeReach } from './look.mjs';

/** As much as the scripts and styles of one area may weigh, in kB of brotli. */
export const usualBudget = 60;

/**
 * Everything that is wrong with an area, of what was measured in a browser.
 *
 * @param {import('./measured.mjs').Measured} measured
 * @param {{ budget?: number }} [limits] budget: in kB of brotli
 * @returns {import('./finding.mjs').Finding[]}
 */
export const judgeArea = (measured, { budget = usualBudget } = {}) => [
  ...judgeLifecycles(measured),
  ...judgeLeaks(measured),
  ...judgeReach(measured),
  ...judgeLanguages(measured),
  ...judgeAccessibility(measured),
  ...judgeWeight(measured, budget),
  ...judgeCopies(measured),
  ...judgeTrouble(measured),
];

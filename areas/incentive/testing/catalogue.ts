import type { Catalogue } from '@portal/ui/analysis';
import { testCatalogue } from '../../../ui/analysis/testing/market.ts';
import { changeFigures, parts, rankings } from '../market/choices.ts';

const changes: readonly string[] = Object.values(changeFigures).flatMap(({ change, growth, volume }) => [
  change,
  growth,
  volume,
]);
/** What is against the period before. */
const before: readonly string[] = [...Object.values(changeFigures.before), 'depthChange'];
const figures = [...new Set([...rankings.indicators, ...parts, ...changes, 'depthChange', 'incentiveBefore'])];

/** What the market knows of incentives, in a test: every figure by its key as name, and no source. */
export const incentiveCatalogue: Catalogue = {
  ...testCatalogue,
  dataset: 'incentive',
  name: '终端促销',
  dataSources: [],
  indicators: figures.map((key) => ({
    key,
    name: `i:${key}`,
    unit: '元',
    definition: `meaning of ${key}`,
    formula: '',
    format: key === 'incentiveDepth' || key.startsWith('yoy') || key.startsWith('mom') ? 'percent' : 'count',
    growth: changes.includes(key),
    adds: 'never',
    ...(before.includes(key) && { against: 'before' as const }),
  })),
};

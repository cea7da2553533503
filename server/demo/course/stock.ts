import { chanceOf } from '../../kernel/random.ts';
import type { Brand } from '../lineup/makers.ts';
import { type Course, valueAt } from './course.ts';

/** Months of sales that lie at an ordinary dealer's; fewest while chips were short. */
const usual: Course = [
  [2019, 1.65],
  [2020.3, 1.8],
  [2021.5, 1.15],
  [2022.5, 1.4],
  [2023.2, 1.65],
  [2024.5, 1.5],
  [2025.5, 1.4],
  [2026.7, 1.5],
];
const byKind: Record<Brand['kind'], number> = { T: 1, C: 1.1, P: 1.05, E: 0.45, R: 0.42, V: 0.95, I: 1.25 };
/** Makers push cars into the trade as a quarter ends, and dealers empty their yards in December. */
const push = [1, 0.98, 1.02, 1, 1, 1.02, 0.98, 1, 1.02, 1.01, 1.03, 0.98];

/**
 * Cars of a sub-model that are shipped to the trade at home: those registered, and what the stock grows by. A maker
 * ships half of what the stock lacks to the months of supply it wants.
 * @param registered whole cars by month; may go on beyond the months asked for, to look ahead
 * @param first first month, year * 12 + month - 1
 * @param months how many months
 * @returns shipped[month - first], and the stock at the end of each; shipped = registered + growth of the stock
 */
export function shipments(
  key: string,
  kind: Brand['kind'],
  registered: readonly number[],
  first: number,
  months: number,
): { shipped: number[]; stock: number[] } {
  const chance = chanceOf(`stock ${key}`);
  const own = byKind[kind] * chance.between(0.85, 1.15);
  const wanted = (index: number): number => {
    const month = first + index;
    // What has been sold and what will be; before its first month a car has no past that counts.
    const past = registered.slice(Math.max(0, index - 4), Math.max(0, index)).filter((cars) => cars > 0);
    const near = [...past, ...[0, 1, 2, 3].map((after) => registered[index + after] ?? 0)];
    const level = near.reduce((sum, cars) => sum + cars, 0) / near.length;
    return level * own * valueAt(usual, month / 12) * (push[month % 12] ?? 1);
  };
  const shipped: number[] = [];
  const stock: number[] = [];
  // A car that was there before the first month has its stock already.
  let lies = (registered[0] ?? 0) > 0 ? Math.round(wanted(0)) : 0;
  for (let index = 0; index < months; index++) {
    const now = registered[index] ?? 0;
    const lacking = (wanted(index) - lies) / 2 + now * chance.between(-0.04, 0.04);
    const cars = Math.max(0, now - lies, Math.round(now + lacking));
    lies += cars - now;
    shipped.push(cars);
    stock.push(lies);
  }
  return { shipped, stock };
}

import type { Query } from '@portal/ui/analysis';
import { announcedFigures } from '../../../ui/analysis/testing/announced-figures.ts';
import { testAnswer } from '../../../ui/analysis/testing/market.ts';
import { marketOf } from '../../../ui/analysis/testing/market-of.ts';

/** The datasets that the area asks, in a test. */
export const { catalogueOf } = marketOf({
  sales: { figures: ['penetration', 'newEnergyVolume', 'volume'] },
  catalogue: { figures: ['listedBatches', ...announcedFigures] },
});

/** The months of a question as the members of its period: the test market knows two. */
const renamed = { '2024-07': ['2024-06', '2024/06'], '2024-08': ['2024-07', '2024/07'] } as const;

/** Answers about the months around July 2024, in which the test policies take effect. */
export function marketAnswer(query: Query) {
  const answer = testAnswer(query);
  const monthOf = (key: string | undefined) => renamed[key as keyof typeof renamed];
  const bands = { BEV: '10-15', ICE: '15-20' } as const;
  return {
    ...answer,
    rows: answer.rows.map((row) => {
      const [key, name] = monthOf(row.keys.period) ?? [];
      const band = bands[row.keys.priceBand as keyof typeof bands];
      return {
        ...row,
        keys: { ...row.keys, ...(key && { period: key }), ...(band && { priceBand: band }) },
        names: { ...row.names, ...(name && { period: name }) },
        values: { ...row.values, newEnergyVolume: (row.values.volume ?? 0) / (row.keys.period === '2024-07' ? 4 : 2) },
      };
    }),
  };
}

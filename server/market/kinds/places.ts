import type { Against, Kind } from './kind.ts';

/**
 * The place among all rows of the same period and source, from the highest; equal figures share a place. With `against`,
 * the place it had by the figures of those months, among those that were counted in them.
 */
export interface Rank {
  kind: 'rank';
  of: string;
  against?: Against;
}

/** How many places it has risen since: the former place less the present one. */
export interface RankMove {
  kind: 'rankMove';
  of: string;
  against: Against;
}

export const rank: Kind<Rank> = {
  parts: ({ of }, { partsOf }) => partsOf(of),
  windows: ({ against }) => [against ?? 'current'],
  adds: () => 'never',
  former: ({ against }) => against ?? null,
  sql: ({ of, against }, { isListed, place }) => (isListed ? place(of, against ?? 'current') : 'NULL'),
};

export const rankMove: Kind<RankMove> = {
  parts: ({ of }, { partsOf }) => partsOf(of),
  windows: ({ against }) => ['current', against],
  adds: () => 'never',
  isGrowth: true,
  former: ({ against }) => against,
  sql: ({ of, against }, { isListed, place }) =>
    isListed ? `(${place(of, against)} - ${place(of, 'current')})` : 'NULL',
};

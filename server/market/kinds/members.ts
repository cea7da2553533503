import { type Kind, zero } from './kind.ts';

/** Counts the members of a dimension that have facts in the months. */
export interface Distinct {
  kind: 'distinct';
  of: string;
}

/**
 * How a figure that is made by itself is spread over the members of a dimension, each of which counts once, whatever was
 * counted of it: the least and the greatest, the quartiles, and how many members have the figure. Members that are not
 * named are left out.
 */
export interface Spread {
  kind: 'spread';
  of: string;
  each: string;
  at: 'low' | 'q1' | 'median' | 'q3' | 'high' | 'count';
}

/** The column beside a row that counts the members of a dimension. */
export const distinctColumn = (dimension: string): string => `n_${dimension}`;

/** The column beside a row that says how a figure is spread over members. */
export const spreadColumn = (key: string): string => `s_${key.toLowerCase()}`;

export const distinct: Kind<Distinct> = {
  parts: () => [],
  windows: () => ['current'],
  adds: () => 'never',
  isCount: true,
  sql: ({ of }, { scattered, known }) =>
    scattered ? zero(distinctColumn(of)) : known(zero(distinctColumn(of)), 'current'),
};

export const spread: Kind<Spread> = {
  parts: ({ of }, { partsOf }) => partsOf(of),
  windows: () => ['current'],
  adds: () => 'never',
  sql({ at }, { scattered, known, key }) {
    if (scattered) return 'NULL';
    return at === 'count' ? known(zero(spreadColumn(key)), 'current') : spreadColumn(key);
  },
};

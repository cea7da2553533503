import { type Kind, over } from './kind.ts';

/** The base period is 100: the one that the question names, or the first one listed. */
export interface Index {
  kind: 'index';
  of: string;
}

/**
 * The mean of what was counted in the base period, at the figures of each period, of its own: a fixed basket, 100 in the
 * base period. `of` names a weighted figure, `each` the dimension whose members are the goods in the basket;
 * those that a period has not are left out of both sides. With `present`, the part of the basket that it has.
 */
export interface Basket {
  kind: 'basket';
  of: string;
  each: string;
  present?: true;
}

/** The column beside a row that holds a figure of a fixed basket. */
export const basketColumn = (key: string): string => `b_${key.toLowerCase()}`;

export const index: Kind<Index> = {
  parts: ({ of }, { partsOf }) => partsOf(of),
  windows: () => ['current', 'opening'],
  adds: () => 'never',
  sql: ({ of }, { hasOpening, value }) =>
    hasOpening ? over(value(of, 'opening'), `${value(of, 'current')} / ${value(of, 'opening')} * 100`) : 'NULL',
};

export const basket: Kind<Basket> = {
  parts: ({ of }, { partsOf }) => partsOf(of),
  windows: () => ['current', 'opening'],
  adds: () => 'never',
  sql: (_, { hasOpening, key }) => (hasOpening ? basketColumn(key) : 'NULL'),
};

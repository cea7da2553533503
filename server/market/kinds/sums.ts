import { type Kind, type Part, zero } from './kind.ts';

/** The sum of a column; with `only`, of the facts of some members of a dimension, which never change theirs. */
export interface Additive {
  kind: 'additive';
  column: string;
  only?: { dimension: string; members: readonly string[] };
}

/** What a column holds at the end of the months: a stock, which is added over members and never over months. */
export interface Latest {
  kind: 'latest';
  column: string;
}

/** The plain sum of a column. */
export const sumOf = (column: string): Part => ({ key: column, sql: `f.${column}`, atEnd: false });

const endKey = (column: string): string => `${column}_at_end`;
const addedKey = ({ column, only }: Additive): string =>
  only ? `${column}_of_${only.members.join('_').toLowerCase()}` : column;

export const additive: Kind<Additive> = {
  parts: (own, { isOf }) => {
    const { column, only } = own;
    if (!only) return [sumOf(column)];
    return [{ key: addedKey(own), sql: `CASE WHEN ${isOf(only)} THEN f.${column} ELSE 0 END`, atEnd: false }];
  },
  windows: () => ['current'],
  adds: () => 'always',
  isCount: true,
  alone: {
    sql: (own, { sum }) => zero(sum(addedKey(own))),
    value: (own, { sum }) => sum(addedKey(own)),
    isSum: true,
  },
};

export const latest: Kind<Latest> = {
  parts: ({ column }) => [{ key: endKey(column), sql: `f.${column}`, atEnd: true }],
  windows: () => ['current'],
  adds: () => 'withinPeriod',
  isCount: true,
  alone: {
    sql: ({ column }, { sum }) => zero(sum(endKey(column))),
    value: ({ column }, { sum }) => sum(endKey(column)),
    isSum: true,
  },
};

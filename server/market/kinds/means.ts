import { type Kind, over } from './kind.ts';
import { sumOf } from './sums.ts';

/**
 * The mean of a column, each fact counted by its weight; neither column is ever empty. Columns hold whole numbers:
 * `per` of them are one of the unit, 100 where a column holds hundredths.
 */
export interface Weighted {
  kind: 'weighted';
  column: string;
  weight: string;
  per?: number;
}

/** The sum of a column for each of another, such as weeks. */
export interface Mean {
  kind: 'mean';
  column: string;
  over: string;
  per?: number;
}

/** One figure, less another where it says so, as a part of a third; none of them compared itself. */
export interface Ratio {
  kind: 'ratio';
  of: string;
  less?: string;
  over: string;
}

/** A mean of a column that may hold parts of its unit. */
const inUnits = (mean: string, { per }: { per?: number }): string => (per === undefined ? mean : `${mean} / ${per}`);

const weightedKey = ({ column, weight }: Weighted): string => `${column}_by_${weight}`;

export const weighted: Kind<Weighted> = {
  parts: (own) => [
    // Multiplied as DOUBLE: yuan times cars leaves the whole numbers of the columns, and stays exact below 2^53.
    { key: weightedKey(own), sql: `CAST(f.${own.column} AS DOUBLE PRECISION) * f.${own.weight}`, atEnd: false },
    sumOf(own.weight),
  ],
  windows: () => ['current'],
  adds: () => 'never',
  alone: {
    sql: (own, { sum }) => over(sum(own.weight), inUnits(`${sum(weightedKey(own))} / ${sum(own.weight)}`, own)),
    value: (own, { sum }) => (sum(own.weight) > 0 ? sum(weightedKey(own)) / sum(own.weight) / (own.per ?? 1) : null),
  },
};

export const mean: Kind<Mean> = {
  parts: (own) => [sumOf(own.column), sumOf(own.over)],
  windows: () => ['current'],
  adds: () => 'never',
  alone: {
    sql: (own, { sum }) => over(sum(own.over), inUnits(`${sum(own.column)} / ${sum(own.over)}`, own)),
    value: (own, { sum }) => (sum(own.over) > 0 ? sum(own.column) / sum(own.over) / (own.per ?? 1) : null),
  },
};

export const ratio: Kind<Ratio> = {
  parts: ({ of, less, over: whole }, { partsOf }) => [
    ...partsOf(of),
    ...(less === undefined ? [] : partsOf(less)),
    ...partsOf(whole),
  ],
  windows: () => ['current'],
  adds: () => 'never',
  isSigned: ({ less }) => less !== undefined,
  alone: {
    sql: ({ of, less, over: whole }, { figure }) => {
      const part = less === undefined ? figure(of) : `(${figure(of)} - ${figure(less)})`;
      return over(figure(whole), `${part} / ${figure(whole)}`);
    },
    value: ({ of, less, over: whole }, { figure }) => {
      const [part, taken, base] = [figure(of), less === undefined ? 0 : figure(less), figure(whole)];
      return part === null || taken === null || base === null || base <= 0 ? null : (part - taken) / base;
    },
    isInexact: true,
  },
};

/** The kinds of figures: each one object that says what a figure is made of, its SQL, and how it adds up. */
import {
  type Difference,
  difference,
  type Former,
  former,
  type Growth,
  growth,
  type ToDate,
  toDate,
} from './former.ts';
import { type Basket, basket, type Index, index } from './indices.ts';
import type { Kind } from './kind.ts';
import { type Contribution, contribution, type Share, type ShareChange, share, shareChange } from './market-parts.ts';
import { type Mean, mean, type Ratio, ratio, type Weighted, weighted } from './means.ts';
import { type Distinct, distinct, type Spread, spread } from './members.ts';
import { type Rank, type RankMove, rank, rankMove } from './places.ts';
import { type Additive, additive, type Latest, latest } from './sums.ts';

export { basketColumn } from './indices.ts';
export { type Adds, type FigureRow, type Ground, type Part, type WindowKind, zero } from './kind.ts';
export { distinctColumn, spreadColumn } from './members.ts';
export { sumOf } from './sums.ts';
export type { Basket, Spread };

/** How an indicator is made. `of` and the like name other figures of the same dataset that are made by themselves. */
export type Making =
  | (Additive | Latest | Weighted | Mean | Ratio)
  | (ToDate | Growth | Former | Difference)
  | (Share | ShareChange | Contribution)
  | (Rank | RankMove)
  | (Index | Basket)
  | (Distinct | Spread);

const kinds: { readonly [Name in Making['kind']]: Kind<Extract<Making, { kind: Name }>> } = {
  additive,
  latest,
  weighted,
  mean,
  ratio,
  toDate,
  growth,
  former,
  difference,
  share,
  shareChange,
  contribution,
  rank,
  rankMove,
  index,
  basket,
  distinct,
  spread,
};

/** All that there is to know of the kind of a figure. */
export const kindOf = <Own extends Making>({ kind }: Own): Kind<Own> => kinds[kind] as Kind<Own>;

import { indicatorOf } from '../datasets/find.ts';
import type { Dataset, Indicator } from '../datasets/index.ts';
import type { Question } from '../model/question.ts';
import { cube } from './cube.ts';
import { type Group, groupsOf, type MemberFilter } from './facts.ts';
import { basketColumn } from './figures.ts';
import type { LevelRows, Levels } from './levels.ts';
import { columnOf, measuresOf, partsOf } from './measures.ts';
import type { Plan } from './plan.ts';

/** A fixed basket of the members of a dimension, and the figures of a question that are of it. */
export interface Basket {
  each: string;
  indicators: readonly string[];
}

type BasketFigure = Extract<Indicator, { kind: 'basket' }>;

const basketOf = (dataset: Dataset, key: string): BasketFigure | null => {
  const indicator = indicatorOf(dataset, key);
  return indicator.kind === 'basket' ? indicator : null;
};

/** The baskets of a question; none where it lists no periods, of which the first one would fill them. */
export function basketsOf(dataset: Dataset, { indicators }: Question, plan: Plan): Basket[] {
  if (!plan.byPeriod) return [];
  const own = indicators.filter((key) => basketOf(dataset, key));
  const dimensions = [...new Set(own.map((key) => basketOf(dataset, key)?.each ?? ''))];
  return dimensions.map((each) => ({ each, indicators: own.filter((key) => basketOf(dataset, key)?.each === each) }));
}

const cubeOf = ({ each }: Basket) => `basket_${each.toLowerCase()}`;
const goodColumn = 'good';

/** The facts of each good: the groups of the question told apart by it as well, now and in the first period. */
export function basketCube(
  basket: Basket,
  dataset: Dataset,
  plan: Plan,
  { groups, filters }: { groups: readonly Group[]; filters: readonly MemberFilter[] },
): string {
  const own = groupsOf(dataset, [basket.each]).map((group) => ({ ...group, column: goodColumn }));
  const measures = measuresOf(dataset, basket.indicators);
  return cube(cubeOf(basket), dataset, plan, { groups: [...groups, ...own], filters, measures });
}

/** A figure of a basket over its goods, each a row of the sums that a weighted figure is made of. */
function basketFigure(dataset: Dataset, { of, kept: stored }: BasketFigure): string {
  const [sum, weight] = partsOf(dataset, indicatorOf(dataset, of));
  if (!sum || !weight) throw new Error(`a basket is of a weighted figure, not of ${of}`);
  const [nowSum, nowWeight] = [columnOf(sum, 'current'), columnOf(weight, 'current')];
  const [firstSum, firstWeight] = [columnOf(sum, 'opening'), columnOf(weight, 'opening')];
  const inBoth = `${nowWeight} > 0 AND ${firstWeight} > 0`;
  const whole = `SUM(${firstWeight})`;
  if (stored) {
    return `CASE WHEN ${whole} > 0 THEN SUM(CASE WHEN ${inBoth} THEN ${firstWeight} ELSE 0 END) / ${whole} END`;
  }
  const first = `SUM(CASE WHEN ${inBoth} THEN ${firstSum} END)`;
  const now = `SUM(CASE WHEN ${inBoth} THEN ${nowSum} / ${nowWeight} * ${firstWeight} END)`;
  // Goods are added up in the order that an engine meets them, so the last signs of a sum are nobody's: nine stay.
  return `CASE WHEN ${first} > 0 THEN FLOOR(${now} / ${first} * 100 * 1e9 + 0.5) / 1e9 END`;
}

/** @returns a join that sets the figures of a basket beside the rows `e` of a level */
export function joinedBaskets(basket: Basket, { dataset }: Levels, rows: LevelRows): string {
  const alias = `of_${cubeOf(basket)}`;
  const own = ['slot', 'source', ...rows.groups.map(({ column }) => column)].join(', ');
  const measures = measuresOf(dataset, basket.indicators);
  const sums = measures.map(({ column }) => `, SUM(${column}) AS ${column}`).join('');
  const figures = basket.indicators.flatMap((key) => {
    const figure = basketOf(dataset, key);
    return figure ? [`, ${basketFigure(dataset, figure)} AS ${basketColumn(key)}`] : [];
  });
  const same = own.split(', ').map((column) => `${alias}.${column} = e.${column}`);
  // A good that has changed its group is one good where groups are not told apart.
  return ` LEFT JOIN (SELECT ${own}${figures.join('')} FROM (
      SELECT ${own}, ${goodColumn}${sums} FROM ${cubeOf(basket)} GROUP BY ${own}, ${goodColumn}) AS goods
    GROUP BY ${own}) AS ${alias} ON ${same.join(' AND ')}`;
}

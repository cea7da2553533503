import { indicatorOf } from '../datasets/find.ts';
import type { Dataset, Indicator } from '../datasets/index.ts';
import { basketColumn } from '../kinds/index.ts';
import { cube } from './cube.ts';
import { groupsOf } from './facts.ts';
import type { Beside, LevelRows, Levels } from './levels.ts';
import { columnOf, measuresOf, partsOf } from './measures.ts';

/** A fixed basket of the members of a dimension, and the figures of a question that are of it. */
interface Goods {
  each: string;
  indicators: readonly string[];
}

type BasketFigure = Extract<Indicator, { kind: 'basket' }>;

const basketOf = (dataset: Dataset, key: string): BasketFigure | null => {
  const indicator = indicatorOf(dataset, key);
  return indicator.kind === 'basket' ? indicator : null;
};

const cubeOf = ({ each }: Goods) => `basket_${each.toLowerCase()}`;
const goodColumn = 'good';

/** The facts of each good: the groups of the question told apart by it as well, now and in the first period. */
function goodsCube(goods: Goods, { dataset, plan, groups, filters }: Levels): string {
  const own = groupsOf(dataset, [goods.each]).map((group) => ({ ...group, column: goodColumn }));
  const measures = measuresOf(dataset, goods.indicators);
  return cube(cubeOf(goods), dataset, plan, { groups: [...groups, ...own], filters, measures });
}

/** A figure of a basket over its goods, each a row of the sums that a weighted figure is made of. */
function basketFigure(dataset: Dataset, { of, present }: BasketFigure): string {
  const [sum, weight] = partsOf(dataset, indicatorOf(dataset, of));
  if (!sum || !weight) throw new Error(`a basket is of a weighted figure, not of ${of}`);
  const [nowSum, nowWeight] = [columnOf(sum.key, 'current'), columnOf(weight.key, 'current')];
  const [firstSum, firstWeight] = [columnOf(sum.key, 'opening'), columnOf(weight.key, 'opening')];
  const inBoth = `${nowWeight} > 0 AND ${firstWeight} > 0`;
  const whole = `SUM(${firstWeight})`;
  if (present) {
    return `CASE WHEN ${whole} > 0 THEN SUM(CASE WHEN ${inBoth} THEN ${firstWeight} ELSE 0 END) / ${whole} END`;
  }
  const first = `SUM(CASE WHEN ${inBoth} THEN ${firstSum} END)`;
  const now = `SUM(CASE WHEN ${inBoth} THEN ${nowSum} / ${nowWeight} * ${firstWeight} END)`;
  // Goods are added up in the order that an engine meets them, so the last signs of a sum are nobody's: nine stay.
  return `CASE WHEN ${first} > 0 THEN FLOOR(${now} / ${first} * 100 * 1e9 + 0.5) / 1e9 END`;
}

function joinedGoods(goods: Goods, { dataset }: Levels, rows: LevelRows): string {
  const alias = `of_${cubeOf(goods)}`;
  const own = ['slot', 'source', ...rows.groups.map(({ column }) => column)].join(', ');
  const measures = measuresOf(dataset, goods.indicators);
  const sums = measures.map(({ column }) => `, SUM(${column}) AS ${column}`).join('');
  const figures = goods.indicators.flatMap((key) => {
    const figure = basketOf(dataset, key);
    return figure ? [`, ${basketFigure(dataset, figure)} AS ${basketColumn(key)}`] : [];
  });
  const same = own.split(', ').map((column) => `${alias}.${column} = e.${column}`);
  // A good that has changed its group is one good where groups are not told apart.
  return ` LEFT JOIN (SELECT ${own}${figures.join('')} FROM (
      SELECT ${own}, ${goodColumn}${sums} FROM ${cubeOf(goods)} GROUP BY ${own}, ${goodColumn}) AS goods
    GROUP BY ${own}) AS ${alias} ON ${same.join(' AND ')}`;
}

/** The baskets of a question; none where it lists no periods, of which the first one would fill them. */
export function basketsBeside(levels: Levels): Beside[] {
  const { dataset, query, plan } = levels;
  if (!plan.byPeriod) return [];
  const own = query.indicators.filter((key) => basketOf(dataset, key));
  const dimensions = [...new Set(own.map((key) => basketOf(dataset, key)?.each ?? ''))];
  return dimensions.map((each) => {
    const goods = { each, indicators: own.filter((key) => basketOf(dataset, key)?.each === each) };
    return {
      cube: goodsCube(goods, levels),
      columns: goods.indicators.map(basketColumn),
      // What stands for several periods in one is no basket of one of them.
      join: (rows) => (rows.level === 'single' ? joinedGoods(goods, levels, rows) : null),
    };
  });
}

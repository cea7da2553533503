import { chanceOf } from '../../kernel/random.ts';
import { cutsOf, listLevel } from '../course/price-war.ts';
import type { Lineup, SubModel } from '../lineup/lineup-shape.ts';
import type { Brand } from '../lineup/makers.ts';
import type { Name } from '../lineup/model-names.ts';
import { discounts } from './discounts.ts';
import { priceLevel, priceTag } from './price-level.ts';

export interface Trim extends Name {
  key: string;
  subModel: number;
}

/** A trim in a month: prices in yuan, and how many cars of it were registered. */
export interface Price {
  month: number;
  trim: number;
  msrp: number;
  tp: number;
  volume: number;
}

export interface PriceList {
  trims: Trim[];
  prices: Price[];
}

/** How trims are called, the simplest first. */
const ladders: Name[][] = [
  [
    { chinese: '舒适版', english: 'Comfort' },
    { chinese: '豪华版', english: 'Premium' },
  ],
  [
    { chinese: '舒适版', english: 'Comfort' },
    { chinese: '豪华版', english: 'Premium' },
    { chinese: '旗舰版', english: 'Flagship' },
  ],
  [
    { chinese: '标准版', english: 'Standard' },
    { chinese: '舒适版', english: 'Comfort' },
    { chinese: '豪华版', english: 'Premium' },
    { chinese: '旗舰版', english: 'Flagship' },
  ],
];
const parts = [
  [0.58, 0.42],
  [0.34, 0.44, 0.22],
  [0.2, 0.38, 0.28, 0.14],
];

/**
 * What the simplest trim of a sub-model is listed at in a month, before price cuts. Makers think of the tag once a
 * year, each in its own month, and often leave it as it is; a new car keeps its first one until then.
 * @param turn month of the year, January 0
 */
function tagLevels(subModel: SubModel, brand: Brand & { key: string }, turn: number): (month: number) => number {
  const levels = new Map<number, number>();
  const levelOf = (year: number): number => {
    const known = levels.get(year);
    if (known !== undefined) return known;
    const before = Math.max(year - 12, subModel.launch);
    const keeps = before < year && year > 2019 * 12 && chanceOf(`tag ${subModel.key} ${year}`).is(0.4);
    const level = keeps ? levelOf(before) : priceLevel(subModel, brand, year);
    levels.set(year, level);
    return level;
  };
  return (month) => levelOf(Math.max(month - ((((month - turn) % 12) + 12) % 12), subModel.launch));
}

/**
 * Trims of every sub-model that sells, and their prices in each month with registrations; the trims of a sub-model add
 * up to its registrations.
 * @param registered `registered[sub-model][month - first]`, whole cars
 */
export function priceList(lineup: Lineup, registered: number[][], first: number): PriceList {
  const list: PriceList = { trims: [], prices: [] };
  registered.forEach((volumes, at) => {
    if (volumes.some((volume) => volume > 0)) addPrices(list, lineup, at, volumes, first);
  });
  return list;
}

function addPrices(list: PriceList, lineup: Lineup, at: number, volumes: number[], first: number) {
  const subModel = lineup.subModels[at];
  const brand = lineup.brands[lineup.models[subModel?.model ?? 0]?.brand ?? 0];
  if (!subModel || !brand) return;
  const chance = chanceOf(`trims ${subModel.key}`);
  const kind = chance.whole(0, 2);
  const ladder = ladders[kind] ?? [];
  const step = chance.between(0.075, 0.13);
  const turn = chance.whole(0, 11);
  const offset = list.trims.length;
  ladder.forEach(({ chinese, english }) => {
    list.trims.push({
      chinese: `${subModel.chinese} ${chinese}`,
      english: `${subModel.english} ${english}`,
      key: `${subModel.key}-${english.toLowerCase()}`,
      subModel: at,
    });
  });
  const discount = discounts(subModel, brand, first, volumes.length);
  const cuts = cutsOf(subModel, brand);
  const tags = tagLevels(subModel, brand, turn);
  volumes.forEach((volume, index) => {
    if (volume <= 0) return;
    const level = tags(first + index) * listLevel(cuts, first + index);
    let share = 0;
    let given = 0;
    ladder.forEach((_, place) => {
      share += parts[kind]?.[place] ?? 0;
      const upto = place === ladder.length - 1 ? volume : Math.round(volume * share);
      const msrp = priceTag(level * (1 + step * place));
      // The simplest trim is advertised with the largest cut.
      const cut = (discount[index] ?? 0) * (1.08 - 0.05 * place);
      list.prices.push({
        month: first + index,
        trim: offset + place,
        msrp,
        tp: Math.round((msrp * (1 - cut)) / 100) * 100,
        volume: upto - given,
      });
      given = upto;
    });
  });
}

import { chanceOf } from '../../kernel/random.ts';
import type { Lineup, SubModel } from '../lineup/lineup-shape.ts';
import type { Name } from '../lineup/model-names.ts';
import { listedAhead } from '../lineup/newcomers.ts';
import { priceLevel, priceTag } from './price-level.ts';
import type { PriceList } from './prices.ts';

/** A car that came while the market was watched, or is announced for the next months. */
export interface Launch extends Name {
  key: string;
  /** Its place among the sub-models; those that are not sold yet stand behind the others, and some are not known yet. */
  subModel: number | null;
  brand: number;
  maker: number;
  segment: string;
  fuel: SubModel['fuel'];
  /** YYYY-MM-DD, or YYYY-MM where no day is known. */
  on: string;
  state: 'on sale' | 'coming';
  msrpFrom: number | null;
  msrpTo: number | null;
  presale: number | null;
}

const day = (month: number, date: number | null): string =>
  [Math.floor(month / 12), (month % 12) + 1, ...(date === null ? [] : [date])]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/**
 * Sub-models whose first registrations fall into the watched months, at the prices they began with. What sold in the
 * first of them was there before, and nothing is known of its beginning.
 */
function cameToMarket(lineup: Lineup, { trims, prices }: PriceList, first: number): Launch[] {
  const begun = new Map<number, { month: number; tags: number[] }>();
  for (const { month, trim, msrp } of prices) {
    const subModel = trims[trim]?.subModel ?? -1;
    const known = begun.get(subModel);
    if (!known || known.month > month) begun.set(subModel, { month, tags: [msrp] });
    else if (known.month === month) known.tags.push(msrp);
  }
  return [...begun].flatMap(([at, { month, tags }]): Launch[] => {
    const subModel = lineup.subModels[at];
    if (!subModel || month <= first) return [];
    const chance = chanceOf(`launch ${subModel.key}`);
    const date = chance.whole(3, 24);
    const { chinese, english, key, segment, fuel } = subModel;
    const msrpFrom = Math.min(...tags);
    // Makers announce a little more than they ask in the end.
    const presale = Math.max(priceTag(msrpFrom * chance.between(1.01, 1.07)), msrpFrom + 1000);
    const { brand = 0, maker = 0 } = lineup.models[subModel.model] ?? {};
    const prices = { msrpFrom, msrpTo: Math.max(...tags), presale };
    return [
      {
        chinese,
        english,
        key,
        segment,
        fuel,
        brand,
        maker,
        ...prices,
        subModel: at,
        on: day(month, date),
        state: 'on sale',
      },
    ];
  });
}

/** How many months cars are announced ahead. */
const furthest = 14;

/** Newcomers of the next months: the nearer, the more is known of them. */
function announced(lineup: Lineup, last: number): Launch[] {
  const listed = listedAhead(lineup).cars.map((car) => car.key);
  return lineup.coming.map((newcomer, index): Launch => {
    const { chinese, english, key, brand, segment, fuel } = newcomer;
    const chance = chanceOf(`launch ${key}`);
    // A month's figures are known some weeks after its end: what is coming then comes from the month after next on. The
    // last come a year later, so that a demonstration that is shown for long still has some.
    const ahead = 2 + Math.floor((index * furthest) / lineup.coming.length);
    const near = ahead <= 6;
    const own = lineup.brands[brand];
    const level = own ? priceLevel(newcomer, own, last) : 0;
    const priced = chance.is(near ? 0.85 : 0.35);
    return {
      chinese,
      english,
      key,
      brand,
      segment,
      fuel,
      maker: (newcomer.model === null ? own : lineup.models[newcomer.model])?.maker ?? 0,
      subModel: listed.includes(key) ? lineup.subModels.length + listed.indexOf(key) : null,
      on: day(last + ahead, near ? chance.whole(3, 27) : null),
      state: 'coming',
      msrpFrom: null,
      msrpTo: null,
      presale: priced ? priceTag(level * chance.between(1.01, 1.06)) : null,
    };
  });
}

/** @param first and @param last: the months of the market, year * 12 + month - 1 */
export const launches = (lineup: Lineup, list: PriceList, first: number, last: number): Launch[] => [
  ...cameToMarket(lineup, list, first),
  ...announced(lineup, last),
];

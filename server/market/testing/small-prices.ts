import { monthNumber } from '../model/month.ts';
import { type Fact, quoted, randomNumbers, smallCities, smallFacts } from './small-market.ts';

/** A price with its trim's key on every product dimension. */
export type PriceFact = Omit<Fact, 'dataSource'> & {
  trim: number;
  msrp: number;
  tp: number;
};

/** A row of the table launch. */
export type LaunchRow = [
  key: string,
  nameZh: string,
  nameEn: string,
  subModel: number | null,
  brand: number,
  maker: number,
  segment: string,
  fuelType: string,
  launchOn: string,
  state: string,
  msrpFrom: number | null,
  msrpTo: number | null,
  presale: number | null,
];

export interface Priced {
  prices: readonly PriceFact[];
  launches: readonly LaunchRow[];
  /** Statements that fill tables of other datasets. */
  others?: readonly string[];
}

/** Sub-model of each trim; sub-model 4 has none. */
export const smallTrims = [0, 0, 1, 2, 2, 2, 3, 5];

/** What tells a trim, beside its sub-model: of one the model year is not known. */
export const trimKeys = (trim: number): { trim: string; modelYear: string } => ({
  trim: `trim-${trim}`,
  modelYear: ['2023', '2024', 'unknown', '2022'][trim % 4] ?? '',
});

export const pricedMonths = { first: '2021-11', last: '2024-05' } as const;

/**
 * @returns prices of the small market: with gaps, months of a trim without a car, and trims that cost more than their
 *   tag; yuan times cars leave the whole numbers of 32 bits
 */
export function smallPrices(seed = 5): PriceFact[] {
  const random = randomNumbers(seed);
  const facts = smallFacts();
  const products = new Map(facts.map((fact) => [fact.subModel, fact]));
  const places = new Map(
    facts.map(({ area, province, city, tier, restrictionType }) => [
      city,
      { area, province, city, tier, restrictionType },
    ]),
  );
  const from = monthNumber(pricedMonths.first);
  const months = Array.from({ length: monthNumber(pricedMonths.last) - from + 1 }, (_, index) => from + index);
  return months.flatMap((month) =>
    smallTrims.flatMap((subModel, trim): PriceFact[] => {
      const product = products.get(`sub-${subModel}`);
      const edge = trim === 0 && (month === from || month === months.at(-1));
      if (!product || (random() < 0.3 && !edge)) return [];
      const { dataSource: _source, ...described } = product;
      const place = places.get(smallCities[(month + trim) % smallCities.length] ?? '');
      const msrp = 60_000 + Math.floor(random() * 500_000);
      const tp = Math.floor(msrp * (0.7 + random() * 0.35));
      return [
        { ...described, ...place, month, trim, msrp, tp, volume: random() < 0.15 ? 0 : Math.floor(random() * 60_000) },
      ];
    }),
  );
}

/** Two cars on sale, one of them twice, and three that are coming; not in the order they are told in. */
export const smallLaunches: LaunchRow[] = [
  ['sub-0', '名-sub-0', 'The sub 0', 0, 0, 0, 'A', 'BEV', '2023-11-20', 'on sale', 99_800, 129_800, 105_800],
  ['sub-3-first', '名-sub-3', 'The sub 3', 3, 1, 0, 'C', 'BEV', '2023-08-01', 'on sale', 299_800, 399_800, 310_800],
  ['sub-3', '名-sub-3', 'The sub 3', 3, 1, 0, 'C', 'BEV', '2024-04-02', 'on sale', 259_800, 359_800, null],
  ['later', '更晚', 'Later', null, 2, 1, 'SUV_B', 'BEV', '2024-09', 'coming', null, null, null],
  ['soon', '很快', 'Soon', null, 0, 0, 'A', 'PHEV', '2024-06-12', 'coming', null, null, 88_800],
  ['new-kind', '新品', 'New kind', null, 1, 0, 'HOVER', 'MUSCLE', '2024-07-01', 'coming', null, null, 500_000],
];

/** @returns INSERT statements for the empty tables, understood by DuckDB and PostgreSQL */
export const priceInserts = ({ prices, launches, others = [] }: Priced): string[] => [
  `INSERT INTO trim VALUES ${quoted(
    smallTrims.map((subModel, trim) => [
      trim,
      `trim-${trim}`,
      `配置${trim}`,
      `Trim ${trim}`,
      subModel,
      trimKeys(trim).modelYear,
    ]),
  )}`,
  ...(prices.length > 0
    ? [
        `INSERT INTO price VALUES ${quoted(prices.map((price) => [price.month, price.trim, smallCities.indexOf(price.city), price.msrp, price.tp, price.volume]))}`,
      ]
    : []),
  ...(launches.length > 0 ? [`INSERT INTO launch VALUES ${quoted(launches)}`] : []),
  ...others,
];

/** The weighted price of a month, of the sub-models that pass; not a number where no car was registered. */
export function averageOf(prices: readonly PriceFact[], month: string, of: 'msrp' | 'tp', subModel?: string): number {
  const own = prices.filter(
    (price) => price.month === monthNumber(month) && (subModel === undefined || price.subModel === subModel),
  );
  const cars = own.reduce((sum, { volume }) => sum + volume, 0);
  return own.reduce((sum, price) => sum + price[of] * price.volume, 0) / cars;
}

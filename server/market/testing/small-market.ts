import type { DataSource, DimensionKey } from '@portal/contract';
import { createRelease, type ReleaseWriter } from '../making/create-release.ts';
import { monthNumber, sourceNumber } from '../model/index.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { sealFilled } from './sealed-of-run.ts';

/** A fact with its key on every dimension but the period, which is its month. */
export type Fact = Record<Exclude<DimensionKey<'sales'>, 'period' | 'dataSource' | 'priceBand'>, string> & {
  month: number;
  dataSource: DataSource;
  volume: number;
};

const makers = ['independent', 'joint_venture'];
const brands = [
  ['mainstream', 'chinese'],
  ['luxury', 'chinese'],
  ['luxury', 'german'],
] as const;
/**
 * Model of brand; sub-models of model and maker, with fuel type, segment and origin type. The last brand and its model
 * have two makers: one imports, the other one builds.
 */
const models = [0, 0, 1, 2];
const subModels = [
  [0, 0, 'BEV', 'A', 'domestic'],
  [0, 0, 'ICE', 'A', 'domestic'],
  [1, 0, 'PHEV', 'SUV_B', 'domestic'],
  [2, 0, 'BEV', 'C', 'domestic'],
  [3, 1, 'ICE', 'C', 'imported'],
  [3, 0, 'BEV', 'SUV_B', 'domestic'],
] as const;
const provinces = [
  ['11', 'north'],
  ['31', 'east'],
  ['32', 'east'],
] as const;
const cities = [
  ['1101', 0, '1', '1'],
  ['3101', 1, '1', '3'],
  ['3201', 2, 'new1', '4'],
  ['3202', 2, '3', '4'],
] as const;

/** The keys of the cities, in the order of their numbers. */
export const smallCities: readonly string[] = cities.map(([key]) => key);

/** Sources that begin and end in different months, so that bases are missing in different places. */
export const covered = {
  DATASOURCE_CLH_PIFA: { first: '2020-03', last: '2024-05' },
  DATASOURCE_ZD_LINGSHOU: { first: '2021-02', last: '2024-04' },
} as const;

/** The same numbers every time, between 0 and 1. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** @returns the facts of the small market: sparse, with groups that begin, pause and end */
export function smallFacts(seed = 7): Fact[] {
  const random = randomNumbers(seed);
  return (Object.entries(covered) as [keyof typeof covered, { first: string; last: string }][]).flatMap(
    ([dataSource, { first, last }]) => {
      const from = monthNumber(first);
      return Array.from({ length: monthNumber(last) - from + 1 }, (_, index) => from + index).flatMap((month) =>
        subModels.flatMap(([model, maker, fuelType, segment, originType], subModel) =>
          cities.flatMap(([city, province, tier, restrictionType], place): Fact[] => {
            const edge = month === from || month === monthNumber(last);
            if (random() < 0.55 && !(edge && subModel === 0)) return [];
            const brand = models[model] ?? 0;
            const [luxuryType, origin] = brands[brand] ?? brands[0];
            const [provinceKey, area] = provinces[province];
            return [
              {
                month,
                dataSource,
                manufacturer: `maker-${maker}`,
                manufacturerType: makers[maker] ?? '',
                brand: `brand-${brand}`,
                luxuryType,
                origin,
                model: `model-${model}`,
                subModel: `sub-${subModel}`,
                fuelType,
                segment,
                originType,
                area,
                province: provinceKey,
                city,
                tier,
                restrictionType,
                volume: Math.floor(random() * 40) + (place === 0 ? 3 : 0),
              },
            ];
          }),
        ),
      );
    },
  );
}

/**
 * A fact of cars in Beijing.
 * @param month such as 2024-03 @param subModel sub-0 is battery-electric, sub-1 petrol
 */
export function soldInBeijing(dataSource: DataSource, month: string, volume: number, subModel = 'sub-0'): Fact {
  const [example] = smallFacts();
  if (!example) throw new Error('the small market is empty');
  return { ...example, dataSource, month: monthNumber(month), subModel, city: '1101', volume };
}

/** @returns rows as SQL writes them after VALUES */
export const quoted = (rows: readonly (readonly (number | string | null)[])[]): string =>
  rows
    .map((row) => `(${row.map((cell) => (typeof cell === 'string' ? `'${cell}'` : String(cell))).join(', ')})`)
    .join(', ');

/** @returns INSERT statements for the empty tables, understood by DuckDB and PostgreSQL */
export function smallInserts(facts: readonly Fact[]): string[] {
  const names = (prefix: string, index: number) => [
    `${prefix}-${index}`,
    `名-${prefix}-${index}`,
    `The ${prefix} ${index}`,
  ];
  return [
    `INSERT INTO manufacturer VALUES ${quoted(makers.map((type, i) => [i, ...names('maker', i), type]))}`,
    `INSERT INTO brand VALUES ${quoted(brands.map((rest, i) => [i, ...names('brand', i), ...rest]))}`,
    `INSERT INTO model VALUES ${quoted(models.map((brand, i) => [i, ...names('model', i), brand]))}`,
    `INSERT INTO sub_model VALUES ${quoted(subModels.map(([model, ...rest], i) => [i, ...names('sub', i), model, ...rest]))}`,
    `INSERT INTO province VALUES ${quoted(provinces.map(([key, area], i) => [i, key, `省${key}`, `Province ${key}`, area]))}`,
    `INSERT INTO city VALUES ${quoted(cities.map(([key, province, ...rest], i) => [i, key, `市${key}`, `City ${key}`, province, ...rest]))}`,
    `INSERT INTO sales VALUES ${quoted(
      facts.map((fact) => [
        fact.month,
        sourceNumber(fact.dataSource),
        Number(fact.subModel.slice(4)),
        cities.findIndex(([key]) => key === fact.city),
        fact.volume,
      ]),
    )}`,
  ];
}

/** What a release of the small market says of itself. */
const described = { demonstration: true, note: 'test', preliminaryFrom: '2024-05' } as const;

/** Begins a release and fills it with the facts. @param more statements that fill other tables */
export async function fillSmallRelease(
  folder: string,
  facts: readonly Fact[],
  id?: string,
  more: readonly string[] = [],
): Promise<ReleaseWriter> {
  const writer = await createRelease(folder, { ...described, id });
  for (const statement of [...smallInserts(facts), ...more]) await writer.connection.run(statement);
  return writer;
}

/** Seals and publishes a release of the facts. @returns its id */
export async function publishSmallRelease(
  folder: string,
  facts: readonly Fact[],
  id?: string,
  more: readonly string[] = [],
): Promise<string> {
  const release = await sealFilled(folder, { ...described, id }, [...smallInserts(facts), ...more]);
  await publishRelease(folder, release.id);
  return release.id;
}

import { dataSources } from '@portal/contract';
import type { ChoiceField, FileDeclaration, FileField, FileLevel, NameField } from '../file.ts';
import { text } from '../members/declare.ts';
import { product } from '../members/product.ts';

type Dimensions = typeof product.dimensions;

/** What describes a car: the codes of its tables, each a dimension of the sales. */
export type CarCode = {
  [Key in keyof Dimensions]: Dimensions[Key] extends { kind: 'enumerated' } ? Key : never;
}[keyof Dimensions];

/** What a row names a car by, from the widest name to the narrowest, with what files write above it. */
const called = {
  manufacturer: ['maker', 'company', '企业', '生产企业'],
  brand: ['make'],
  model: ['series', 'model name', '车系', '车名'],
  subModel: ['variant', 'version', '版本', '型号'],
} as const;

export type CarName = keyof typeof called;
const carNames = Object.keys(called) as CarName[];

/** What else files write above columns of codes. */
const also: Partial<Record<CarCode, readonly string[]>> = {
  manufacturerType: ['企业性质'],
  luxuryType: ['luxury', '是否豪华'],
  origin: ['country of brand', '国别'],
  fuelType: ['fuel', 'powertrain', '能源', '能源类型', '动力', '动力类型'],
  segment: ['class', '车型级别'],
  originType: ['国产进口', '进口'],
};

/** Each level of a car with its codes, as its table has them: a code that is declared there can be brought at once. */
const levels = carNames.map((name): FileLevel => {
  const { table } = product.dimensions[name];
  const codes = (table.codes ?? []).flatMap((column) =>
    Object.entries(product.dimensions).flatMap(([key, dimension]) =>
      dimension.kind === 'enumerated' && dimension.table === table && dimension.column === column
        ? [[column, key]]
        : [],
    ),
  );
  return { table: table.name, name, codes: Object.fromEntries(codes), grows: true, dated: table.dated ?? [] };
});

const choice = (key: CarCode): ChoiceField => {
  const { members, name, ...dimension } = product.dimensions[key];
  return { kind: 'choice', members, name, also: also[key] ?? [], otherwise: dimension.unspecified ?? 'unknown' };
};

const ofCars = Object.fromEntries(
  levels.flatMap(({ name, codes = {} }): [string, FileField][] => [
    [name, { kind: 'name', name: product.dimensions[name as CarName].name, also: called[name as CarName] }],
    ...Object.values(codes).map((key): [string, FileField] => [key, choice(key as CarCode)]),
  ]),
) as Record<CarName, NameField> & Record<CarCode, ChoiceField>;

/** The sources that are built in, by their keys; a mapping declares others. */
const sources = dataSources.map((key) => ({ key, name: { zh_CN: key, en: key } }));

/** How a file becomes sales: a market can begin with them, so that cars are made of what rows call them. */
export const salesFile = {
  begins: true,
  fields: {
    month: {
      kind: 'time',
      unit: 'month',
      name: text('月份', 'Month'),
      also: ['period', 'date', '月', '年月', '时间', '日期'],
    },
    volume: {
      kind: 'figure',
      column: 'volume',
      as: 'count',
      silent: true,
      name: text('销量', 'Sales'),
      also: ['units', 'quantity', '数量', '批发量', '零售量', '上险量'],
    },
    dataSource: {
      kind: 'choice',
      members: sources,
      source: true,
      name: text('数据来源', 'Data source'),
      also: ['source', '来源', '口径'],
    },
    ...ofCars,
    city: { kind: 'name', name: text('城市', 'City'), also: ['city name', '地市', '市'] },
    province: { kind: 'name', name: text('省份', 'Province'), also: ['region', '省', '省市'] },
  },
  chains: {
    product: { kind: 'levels', levels: levels.toReversed() },
    place: { kind: 'place', city: 'city', province: 'province' },
  },
} as const satisfies FileDeclaration;

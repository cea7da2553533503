import type { DimensionKey } from '@portal/contract';
import type { Sentence } from '../../kernel/sentence.ts';
import { type EnumeratedMember, enumeratedMembers } from './members.ts';

/** The tables that describe a sub-model and a city, from the fact outwards. */
export const chains = {
  product: ['sub_model', 'model', 'brand', 'manufacturer'],
  place: ['city', 'province'],
} as const;
export type Chain = keyof typeof chains;
export type MemberTable = (typeof chains)[Chain][number];

interface Described {
  name: Sentence;
  definition: Sentence;
  /** The next wider level of its hierarchy. */
  parent: DimensionKey | null;
}

/** Members with a table of their own: grouped by number, filtered by key. */
export interface NamedDimension extends Described {
  kind: 'named';
  chain: Chain;
  table: MemberTable;
}

/** Members known beforehand: a code column of a table. */
export interface EnumeratedDimension extends Described {
  kind: 'enumerated';
  chain: Chain;
  table: MemberTable;
  column: string;
  members: readonly EnumeratedMember[];
}

/** The axis of time, and the source of a volume: columns of the fact itself. */
export interface FactDimension extends Described {
  kind: 'period' | 'dataSource';
}

export type Dimension = NamedDimension | EnumeratedDimension | FactDimension;

const text = (zh_CN: string, en: string): Sentence => ({ zh_CN, en });

const named = (
  table: MemberTable,
  parent: DimensionKey | null,
  name: Sentence,
  definition: Sentence,
): NamedDimension => ({
  kind: 'named',
  chain: table === 'city' || table === 'province' ? 'place' : 'product',
  table,
  parent,
  name,
  definition,
});

const enumerated = (
  key: keyof typeof enumeratedMembers,
  [table, column]: [MemberTable, string],
  name: Sentence,
  definition: Sentence,
): EnumeratedDimension => ({
  kind: 'enumerated',
  chain: table === 'city' || table === 'province' ? 'place' : 'product',
  table,
  column,
  members: enumeratedMembers[key],
  parent: null,
  name,
  definition,
});

/** All dimensions of the market (S3.038 to S3.045), declared once. */
export const dimensions: Record<DimensionKey, Dimension> = {
  period: {
    kind: 'period',
    parent: null,
    name: text('时间', 'Period'),
    definition: text('按月度、季度或年度划分的时间', 'Months, quarters or years'),
  },
  dataSource: {
    kind: 'dataSource',
    parent: null,
    name: text('数据来源', 'Data source'),
    definition: text(
      '销量的统计口径；不同口径不相加',
      'The point at which units are counted; sources are never added together',
    ),
  },
  fuelType: enumerated(
    'fuelType',
    ['sub_model', 'fuel_type'],
    text('燃料类型', 'Fuel type'),
    text(
      '子车型的动力形式；新能源指插混、增程、纯电与燃料电池',
      'Powertrain of the sub-model; NEVs are PHEV, EREV, BEV and FCEV',
    ),
  ),
  manufacturerType: enumerated(
    'manufacturerType',
    ['manufacturer', 'manufacturer_type'],
    text('厂商类型', 'Manufacturer type'),
    text('厂商的资本性质', 'Ownership of the manufacturer'),
  ),
  originType: enumerated(
    'originType',
    ['sub_model', 'origin_type'],
    text('国产/进口', 'Domestic or imported'),
    text('子车型在国内生产还是进口', 'Whether the sub-model is built in China or imported'),
  ),
  luxuryType: enumerated(
    'luxuryType',
    ['brand', 'luxury_type'],
    text('豪华类型', 'Luxury type'),
    text('品牌是否属于豪华品牌', 'Whether the brand counts as luxury'),
  ),
  manufacturer: named(
    'manufacturer',
    null,
    text('厂商', 'Manufacturer'),
    text('生产或进口车辆的企业', 'The company that builds or imports the vehicles'),
  ),
  brand: named('brand', 'manufacturer', text('品牌', 'Brand'), text('厂商旗下的品牌', 'A brand of the manufacturer')),
  origin: enumerated(
    'origin',
    ['brand', 'origin'],
    text('系别', 'Origin'),
    text('品牌起源的国家或地区', 'Country or region of origin of the brand'),
  ),
  model: named('model', 'brand', text('车型', 'Model'), text('品牌旗下的车型', 'A model of the brand')),
  subModel: named(
    'sub_model',
    'model',
    text('子车型', 'Sub-model'),
    text('同一车型按动力形式等细分的子车型', 'A variant of a model, mainly by powertrain'),
  ),
  segment: enumerated(
    'segment',
    ['sub_model', 'segment'],
    text('级别', 'Segment'),
    text('按车身形式与尺寸划分的级别', 'Vehicle class by body type and size'),
  ),
  tier: enumerated(
    'tier',
    ['city', 'tier'],
    text('城市级别', 'City tier'),
    text('按商业规模划分的城市级别', 'Tier of the city by commercial scale'),
  ),
  area: enumerated(
    'area',
    ['province', 'area'],
    text('大区', 'Area'),
    text('若干省份组成的大区', 'A group of provinces'),
  ),
  province: named(
    'province',
    'area',
    text('省份', 'Province'),
    text('省、自治区、直辖市', 'Province, autonomous region or municipality'),
  ),
  city: named('city', 'province', text('城市', 'City'), text('地级行政区', 'Prefecture-level city')),
  restrictionType: enumerated(
    'restrictionType',
    ['city', 'restriction_type'],
    text('限行限购类型', 'City restriction'),
    text('城市是否限行、是否限购', 'Whether the city restricts traffic or purchases'),
  ),
};

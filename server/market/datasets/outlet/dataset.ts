import { coveredMonths, type Dataset } from '../dataset.ts';
import type { Dimension, EnumeratedMember } from '../dimension.ts';
import { period } from '../fact-dimensions.ts';
import { text } from '../members/declare.ts';
import { knownMembers } from '../members/known.ts';
import { brands } from '../members/parts-of-product.ts';
import { place } from '../members/place.ts';
import { placeFields, placeOfFile } from '../members/place-file.ts';
import { indicators } from './indicators.ts';
import { storeFields, stores, storesOfFile } from './stores.ts';

const kinds = [
  { key: 'dealer', name: text('授权经销商', 'Franchised dealer'), also: ['授权店', '4S店', '4S'] },
  { key: 'direct', name: text('直营店', 'Directly operated store'), also: ['直营'] },
  { key: 'agent', name: text('代理门店', 'Agency'), also: ['代理店', '代理'] },
  { key: 'secondary', name: text('二级网点', 'Secondary outlet'), also: ['二网'] },
  {
    key: 'delivery',
    name: text('交付与售后中心', 'Delivery and service centre'),
    also: ['交付中心', '售后中心', 'delivery centre', 'service centre'],
  },
] as const satisfies readonly EnumeratedMember[];

const outletKinds = knownMembers('outletKind', 'outlet_kind', kinds, {
  name: text('网点类型', 'Kind of outlet'),
  definition: text('网点由谁经营、做什么', 'Who runs an outlet, and what for'),
});

/** An outlet that the whole list of its brand names first has opened, and one that it names no more has closed. */
const listed = { of: 'brand_id', table: 'brand', there: 'outlets', came: 'opened', gone: 'closed' } as const;

/**
 * Outlets of a brand by city and kind: how many there are at the end of each month, opened and closed in it. A file may
 * count them, or list them by their names, a row an outlet.
 */
export const outlet = {
  key: 'outlet',
  name: text('网点', 'Outlets'),
  products: ['channel'],
  facts: {
    table: 'outlet',
    source: null,
    chains: [
      { chain: brands, column: 'brand_id' },
      { chain: place, column: 'city_id' },
      { chain: outletKinds, column: 'outlet_kind_id' },
      { chain: stores, column: 'outlet_store_id', onceAMonth: true, lists: listed },
    ],
    figures: ['outlets', 'opened', 'closed'],
    counted: 'outlets',
    rollups: [],
    single: text(
      '网点数是月末的存量，没有几个月合并的值',
      'outlets are counted at the end of a month, which several months together do not have',
    ),
  },
  dimensions: {
    period,
    ...brands.dimensions,
    ...place.dimensions,
    ...outletKinds.dimensions,
    ...stores.dimensions,
  } satisfies Record<string, Dimension>,
  indicators,
  reported: { by: ['brand', 'city'], figures: ['outlets', 'openedOutlets', 'closedOutlets'] },
  covered: coveredMonths('outlet'),
  file: {
    fields: {
      month: { kind: 'time', unit: 'month', name: text('月份', 'Month'), also: ['date', 'period'] },
      brand: { kind: 'name', name: text('品牌', 'Brand'), also: ['make'] },
      ...placeFields,
      kind: { kind: 'choice', members: kinds, otherwise: 'dealer', name: text('网点类型', 'Kind of outlet') },
      outlets: {
        kind: 'figure',
        column: 'outlets',
        as: 'count',
        name: text('网点数', 'Outlets'),
        also: ['stores', '门店数'],
      },
      opened: { kind: 'figure', column: 'opened', as: 'count', otherwise: 0, name: text('新开网点', 'Outlets opened') },
      closed: { kind: 'figure', column: 'closed', as: 'count', otherwise: 0, name: text('关闭网点', 'Outlets closed') },
      ...storeFields,
    },
    chains: {
      brands: { kind: 'levels', levels: [{ table: 'brand', name: 'brand' }] },
      place: { ...placeOfFile, address: 'address' },
      outletKind: { kind: 'levels', levels: [{ table: 'outlet_kind', name: 'kind' }] },
      stores: storesOfFile,
    },
    fault: ({ store, outlets }) =>
      store !== '' && Number(outlets) > 1
        ? {
            field: 'outlets',
            sentence: text(
              `写明名称的一行是一家网点，这里计为 ${outlets} 家；只有家数时请不写名称。`,
              `A row with a name is one outlet, and this one counts ${outlets}; leave the name out where outlets are only counted.`,
            ),
          }
        : null,
  },
} as const satisfies Dataset;

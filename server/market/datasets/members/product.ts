import type { Chain, MemberDimension } from '../dimension.ts';
import { enumerated, named, text } from './declare.ts';
import { bodyTypes, enumeratedMembers, newEnergyFuels } from './enumerated.ts';
import { priceBand, subModelPrice } from './sub-model-price.ts';
import { unnamedAlone, unnamedModels, unnamedSubModels } from './unnamed.ts';

// Another fuel makes another sub-model; its segment may be drawn anew, and its making may move.
const subModel = {
  name: 'sub_model',
  id: 'sub_model_id',
  codes: ['fuel_type', 'segment', 'origin_type'],
  dated: ['segment', 'origin_type'],
};
const model = { name: 'model', id: 'model_id' };
const brand = {
  name: 'brand',
  id: 'brand_id',
  codes: ['luxury_type', 'origin'],
  dated: ['luxury_type', 'origin'],
};
/** Told by the sub-model: a brand may be built by several, and a manufacturer may build several brands. */
const manufacturer = {
  name: 'manufacturer',
  id: 'manufacturer_id',
  codes: ['manufacturer_type'],
  dated: ['manufacturer_type'],
  of: 'sub_model',
};

/** What a car is: its sub-model, and what describes that (S3.038). */
export const product = {
  key: 'product',
  tables: [subModel, model, brand, manufacturer, subModelPrice],
  dimensions: {
    fuelType: {
      ...enumerated(
        enumeratedMembers.fuelType,
        [subModel, 'fuel_type'],
        text('燃料类型', 'Fuel type'),
        text(
          '子车型的动力形式；新能源指插混、增程、纯电与燃料电池',
          'Powertrain of the sub-model; NEVs are PHEV, EREV, BEV and FCEV',
        ),
      ),
      groups: [{ key: 'newEnergy', name: text('新能源', 'NEV'), members: newEnergyFuels }],
      unspecified: 'OTHER',
    },
    manufacturerType: enumerated(
      enumeratedMembers.manufacturerType,
      [manufacturer, 'manufacturer_type'],
      text('厂商类型', 'Manufacturer type'),
      text('厂商的资本性质', 'Ownership of the manufacturer'),
    ),
    originType: enumerated(
      enumeratedMembers.originType,
      [subModel, 'origin_type'],
      text('国产/进口', 'Domestic or imported'),
      text('子车型在国内生产还是进口', 'Whether the sub-model is built in China or imported'),
    ),
    luxuryType: enumerated(
      enumeratedMembers.luxuryType,
      [brand, 'luxury_type'],
      text('豪华类型', 'Luxury type'),
      text('品牌是否属于豪华品牌', 'Whether the brand counts as luxury'),
    ),
    manufacturer: {
      ...named(
        manufacturer,
        null,
        text('厂商', 'Manufacturer'),
        text('生产或进口车辆的企业', 'The company that builds or imports the vehicles'),
      ),
      groupedBy: ['manufacturerType', 'originType'],
      unnamed: unnamedAlone,
    },
    brand: {
      ...named(
        brand,
        null,
        text('品牌', 'Brand'),
        text(
          '车辆的品牌；一个品牌可由几家厂商生产',
          'The brand of the vehicles; several manufacturers may build one brand',
        ),
      ),
      groupedBy: ['origin', 'luxuryType'],
      unnamed: unnamedAlone,
    },
    origin: enumerated(
      enumeratedMembers.origin,
      [brand, 'origin'],
      text('系别', 'Origin'),
      text('品牌起源的国家或地区', 'Country or region of origin of the brand'),
    ),
    model: {
      ...named(model, 'brand', text('车型', 'Model'), text('品牌旗下的车型', 'A model of the brand')),
      unnamed: unnamedModels,
    },
    subModel: {
      ...named(
        subModel,
        'model',
        text('子车型', 'Sub-model'),
        text('同一车型按动力形式、厂商等细分的子车型', 'A variant of a model, mainly by powertrain and manufacturer'),
      ),
      otherParents: ['manufacturer'],
      unnamed: unnamedSubModels,
    },
    segment: {
      ...enumerated(
        enumeratedMembers.segment,
        [subModel, 'segment'],
        text('级别', 'Segment'),
        text('按车身形式与尺寸划分的级别', 'Vehicle class by body type and size'),
      ),
      groups: bodyTypes,
    },
    priceBand,
  } satisfies Record<string, MemberDimension>,
  kinds: ['fuelType'],
} as const satisfies Chain;

import type { FileChain, NameField } from '../file.ts';
import { text } from './declare.ts';

/** What files say of a trim: its name and that of its sub-model, which a brand, model and fuel type tell apart. */
export const trimFields = {
  brand: { kind: 'name', name: text('品牌', 'Brand'), also: ['make'] },
  model: { kind: 'name', name: text('车型', 'Model'), also: ['series', '车系'] },
  subModel: { kind: 'name', name: text('子车型', 'Sub-model') },
  fuelType: { kind: 'name', name: text('燃料类型', 'Fuel type') },
  trim: { kind: 'name', name: text('配置', 'Trim'), also: ['variant', '车款', '款型'] },
  trimEn: { kind: 'name', name: text('配置英文名', 'Trim in English') },
} as const satisfies Record<string, NameField>;

/** The levels from the sub-model outwards: the market must know them. */
export const subModelLevels = [
  { table: 'sub_model', name: 'subModel', codes: { fuel_type: 'fuelType' } },
  { table: 'model', name: 'model' },
  { table: 'brand', name: 'brand' },
] as const;

/** The model year of a trim, of files whose rows are of a month. */
export const trimYear = {
  modelYear: { kind: 'name', name: text('年款', 'Model year'), also: ['my', '年份'] },
} as const satisfies Record<string, NameField>;

const trimLevel = { table: 'trim', name: 'trim', english: 'trimEn', grows: true } as const;

/** A trim of a sub-model that the market knows; trims that it does not know are added. */
export const trimOfFile: FileChain = { kind: 'levels', levels: [trimLevel, ...subModelLevels] };

/** The same, with its model year where the file says it. */
export const trimOfYear: FileChain = {
  kind: 'levels',
  levels: [{ ...trimLevel, codes: { model_year: 'modelYear' } }, ...subModelLevels],
};

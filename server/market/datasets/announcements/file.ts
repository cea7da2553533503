import type { FigureField, FileDeclaration } from '../file.ts';
import { text } from '../members/declare.ts';
import { faultOfDay, faultOfMonth } from '../members/month-in-time.ts';
import { subModelLevels, trimFields } from '../members/trim-file.ts';
import { announcementLists, entryKinds } from './kinds.ts';

const { brand, model, subModel, fuelType } = trimFields;

/** A technical figure that an entry may do without. */
const figure = (column: string, per: number, name: readonly [string, string], also: string[]): FigureField => ({
  kind: 'figure',
  column,
  as: 'count',
  per,
  otherwise: 0,
  name: text(...name),
  also,
});

/** The figures that an entry says, by their fields, with the column that says whether it does. */
const statedColumns = {
  range: 'with_range',
  battery: 'with_battery',
  density: 'with_density',
  energyUse: 'with_energy_use',
  weight: 'with_weight',
} as const;

/** The columns of the figures themselves, which an entry that is withdrawn has not. */
const columns = {
  range: 'range_km',
  battery: 'battery',
  density: 'density',
  energyUse: 'energy_use',
  weight: 'weight',
} as const;

/** A file of catalogue batches: a row for a product code of a batch. */
export const announcementFile: FileDeclaration = {
  fields: {
    day: { kind: 'time', unit: 'day', name: text('发布日期', 'Day of the batch'), also: ['date', '公告日期', '日期'] },
    catalogue: {
      kind: 'choice',
      members: announcementLists,
      otherwise: 'taxFree',
      name: text('目录', 'Catalogue'),
    },
    batch: { kind: 'name', name: text('批次', 'Batch'), also: ['batch number', '批号'] },
    brand,
    model,
    subModel,
    fuelType,
    code: { kind: 'name', name: text('产品型号', 'Product code'), also: ['model code', '车辆型号', '型号'] },
    kind: {
      kind: 'choice',
      members: entryKinds,
      otherwise: 'entered',
      name: text('条目类型', 'Kind of entry'),
    },
    range: figure(
      'range_km',
      1,
      ['纯电续航里程（公里）', 'Electric range (km)'],
      ['range', '纯电续驶里程', '续驶里程'],
    ),
    battery: figure('battery', 100, ['电池容量（千瓦时）', 'Battery capacity (kWh)'], ['battery', 'kwh', '总储电量']),
    density: figure(
      ...(['density', 10] as const),
      ['电池系统能量密度（Wh/kg）', 'Energy density (Wh/kg)'],
      ['energy density', '能量密度'],
    ),
    energyUse: figure(
      ...(['energy_use', 100] as const),
      ['百公里电耗（千瓦时）', 'Electricity use (kWh/100 km)'],
      ['consumption', '电能消耗量'],
    ),
    weight: figure('weight', 1, ['整备质量（千克）', 'Curb weight (kg)'], ['curb weight', '整车整备质量']),
  },
  chains: {
    product: { kind: 'levels', levels: subModelLevels },
    batches: {
      kind: 'levels',
      levels: [
        {
          table: 'catalogue_batch',
          name: 'batch',
          grows: true,
          codes: { catalogue: 'catalogue', day: 'day' },
          apart: ['batch', 'day', 'catalogue'],
        },
      ],
    },
    productCodes: { kind: 'levels', levels: [{ table: 'catalogue_code', name: 'code', grows: true }] },
    entryKind: { kind: 'levels', levels: [{ table: 'catalogue_entry_kind', name: 'kind' }] },
  },
  // A batch that is listed has been published: neither its day nor its month can be still to come.
  fault: ({ day }, month, now, today) =>
    faultOfMonth(month, { field: 'day', first: 0, now }) ?? faultOfDay(day, { field: 'day', today }),
  follow: (row) => {
    const isWithdrawn = row.kind === 'withdrawn';
    const fields = Object.keys(statedColumns) as (keyof typeof statedColumns)[];
    return {
      entries: 1,
      ...Object.fromEntries(
        fields.flatMap((field) => [
          // What is taken out of a catalogue says nothing of the cars in it.
          [statedColumns[field], !isWithdrawn && Number(row[field]) > 0 ? 1 : 0],
          ...(isWithdrawn ? [[columns[field], 0]] : []),
        ]),
      ),
    };
  },
};

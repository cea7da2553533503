import type { FileDeclaration } from '../file.ts';
import { text } from '../members/declare.ts';
import { trimFields, trimOfFile } from '../members/trim-file.ts';
import { equipmentCategories, equipmentStates } from './kinds.ts';

/** A file of equipment: a row for a model year, trim and item. */
export const configurationFile: FileDeclaration = {
  fields: {
    modelYear: { kind: 'time', unit: 'year', name: text('年款', 'Model year'), also: ['year', '年份'] },
    ...trimFields,
    item: { kind: 'name', name: text('装备', 'Item'), also: ['feature', '配置项'] },
    itemEn: { kind: 'name', name: text('装备英文名', 'Item in English') },
    category: {
      kind: 'choice',
      members: equipmentCategories,
      otherwise: 'other',
      name: text('装备类别', 'Equipment category'),
    },
    state: {
      kind: 'choice',
      members: equipmentStates,
      name: text('装备状态', 'Equipment state'),
      also: ['availability'],
    },
    value: { kind: 'name', name: text('说明', 'Text'), also: ['detail', '参数'] },
    valueEn: { kind: 'name', name: text('英文说明', 'Text in English') },
    price: { kind: 'figure', column: 'price', as: 'yuan', otherwise: 0, name: text('选装价', 'Option price') },
    volume: {
      kind: 'figure',
      column: 'volume',
      as: 'count',
      otherwise: 0,
      name: text('终端零售量', 'Terminal retail volume'),
    },
  },
  chains: {
    trims: trimOfFile,
    equipment: {
      kind: 'levels',
      levels: [
        {
          table: 'equipment_value',
          name: 'value',
          english: 'valueEn',
          grows: true,
          codes: { state: 'state' },
          apart: ['state', 'value'],
        },
        { table: 'equipment_item', name: 'item', english: 'itemEn', grows: true, codes: { category: 'category' } },
      ],
    },
  },
  follow: ({ state, price }) => ({
    trims: 1,
    standard: state === 'standard' ? 1 : 0,
    available: state === 'none' ? 0 : 1,
    priced: state === 'optional' && Number(price) > 0 ? 1 : 0,
    // What an item costs that is standard or not to be had is no option price.
    price: state === 'optional' ? Number(price) : 0,
  }),
};

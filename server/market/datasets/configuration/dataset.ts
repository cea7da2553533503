import { coveredMonths, type Dataset } from '../dataset.ts';
import type { Chain, Dimension } from '../dimension.ts';
import { period } from '../fact-dimensions.ts';
import { enumerated, named, text } from '../members/declare.ts';
import { trims } from '../members/trims.ts';
import { configurationFile } from './file.ts';
import { indicators } from './indicators.ts';
import { equipmentCategories, equipmentStates } from './kinds.ts';

const value = { name: 'equipment_value', id: 'equipment_value_id', codes: ['state'] };
const item = { name: 'equipment_item', id: 'equipment_item_id', codes: ['category'] };

/** What a car can have: an item with its state, and with what the file says of it in words. */
const equipment = {
  key: 'equipment',
  tables: [value, item],
  dimensions: {
    equipmentState: enumerated(
      equipmentStates,
      [value, 'state'],
      text('装备状态', 'Equipment state'),
      text('标配、选装或无', 'Standard, optional or not available'),
    ),
    equipmentValue: named(
      value,
      'equipmentItem',
      text('装备规格', 'Equipment detail'),
      text('装备的状态与文字说明，如尺寸', 'State of an item and what is said of it, such as a size'),
    ),
    equipmentItem: named(
      item,
      'equipmentCategory',
      text('装备', 'Equipment'),
      text('一项装备，如座椅加热', 'An item such as heated seats'),
    ),
    equipmentCategory: enumerated(
      equipmentCategories,
      [item, 'category'],
      text('装备类别', 'Equipment category'),
      text('装备所属的类别', 'What items are grouped by'),
    ),
  },
} as const satisfies Chain;

/** Which items the trims of a model year have. */
export const configuration = {
  key: 'configuration',
  name: text('装备', 'Equipment'),
  products: ['configuration'],
  facts: {
    table: 'configuration',
    source: null,
    chains: [
      { chain: trims, column: 'trim_id' },
      { chain: equipment, column: 'equipment_value_id', oneOfEach: true },
    ],
    // One for each row that is so; the option price in yuan; the cars registered (retail) of the trim in the year.
    figures: ['trims', 'standard', 'available', 'priced', 'price', 'volume'],
    counted: 'trims',
    rollups: [],
    every: 'year',
  },
  dimensions: { period, ...trims.dimensions, ...equipment.dimensions } satisfies Record<string, Dimension>,
  indicators,
  reported: { by: ['model', 'equipmentItem'], figures: ['standardRate', 'availableRate', 'optionPrice'] },
  covered: coveredMonths('configuration'),
  file: configurationFile,
} as const satisfies Dataset;

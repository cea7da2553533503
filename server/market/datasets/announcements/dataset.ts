import { coveredMonths, type Dataset } from '../dataset.ts';
import type { Dimension } from '../dimension.ts';
import { period } from '../fact-dimensions.ts';
import { text } from '../members/declare.ts';
import { product } from '../members/product.ts';
import { batches, entryKind, productCodes } from './chains.ts';
import { announcementFile } from './file.ts';
import { indicators } from './indicators.ts';

/** The batches in which the ministry lists NEVs: which model entered, was changed or withdrawn, with its figures. */
export const announcements = {
  key: 'catalogue',
  name: text('目录批次', 'Catalogue batches'),
  products: ['new-energy', 'policy'],
  facts: {
    table: 'catalogue_fact',
    source: null,
    chains: [
      { chain: product, column: 'sub_model_id' },
      { chain: batches, column: 'catalogue_batch_id' },
      { chain: productCodes, column: 'catalogue_code_id' },
      { chain: entryKind, column: 'catalogue_entry_kind_id' },
    ],
    // Kilometres, hundredths of a kilowatt-hour, tenths of Wh/kg, hundredths of kWh/100 km, kilograms; beside each
    // whether the entry says it.
    figures: [
      ...(['entries', 'range_km', 'with_range', 'battery', 'with_battery', 'density', 'with_density'] as const),
      ...(['energy_use', 'with_energy_use', 'weight', 'with_weight'] as const),
    ],
    counted: 'entries',
    rollups: [],
    uneven: true,
  },
  dimensions: {
    period,
    ...product.dimensions,
    ...batches.dimensions,
    ...productCodes.dimensions,
    ...entryKind.dimensions,
  } satisfies Record<string, Dimension>,
  indicators,
  reported: { by: ['subModel', 'productCode'], figures: ['entries', 'listedRange'] },
  covered: coveredMonths('catalogue'),
  file: announcementFile,
} as const satisfies Dataset;

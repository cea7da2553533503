import { coveredMonths, type Dataset } from '../dataset.ts';
import type { Dimension } from '../dimension.ts';
import { period } from '../fact-dimensions.ts';
import { text } from '../members/declare.ts';
import { models } from '../members/parts-of-product.ts';
import { softwareFile } from './file.ts';
import { indicators } from './indicators.ts';
import { days, notes, versions } from './versions.ts';

/** What was sent out to cars over the air: the versions of each model, with what they bring, item by item. */
export const software = {
  key: 'software',
  name: text('软件升级', 'Software updates'),
  products: ['model-intelligence'],
  facts: {
    table: 'software_fact',
    source: null,
    chains: [
      { chain: models, column: 'model_id' },
      { chain: versions, column: 'software_version_id' },
      { chain: notes, column: 'software_note_id' },
      { chain: days, column: 'software_day_id' },
    ],
    // One for each item that is so, and the cars of a recall.
    figures: ['notes', 'added', 'improved', 'mended', 'recalled', 'recalled_cars'],
    counted: 'notes',
    rollups: [],
    uneven: true,
  },
  dimensions: {
    period,
    ...models.dimensions,
    ...versions.dimensions,
    ...notes.dimensions,
    ...days.dimensions,
  } satisfies Record<string, Dimension>,
  indicators,
  reported: { by: ['brand', 'model'], figures: ['softwareNotes', 'recalledCars'] },
  covered: coveredMonths('software'),
  file: softwareFile,
} as const satisfies Dataset;

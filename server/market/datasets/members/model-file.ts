import type { FileChain } from '../file.ts';
import { trimFields } from './trim-file.ts';

const { brand, model } = trimFields;

/** What files say of a model: its name and that of its brand. */
export const modelFields = { brand, model } as const;

/** A model that the market knows. */
export const modelOfFile: FileChain = {
  kind: 'levels',
  levels: [
    { table: 'model', name: 'model' },
    { table: 'brand', name: 'brand' },
  ],
};

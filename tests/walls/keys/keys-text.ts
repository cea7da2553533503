import { type Dataset, datasets } from '../../../server/market/datasets/index.ts';

/** What pages know of the model by name, as a file of the contract. */
export const keysFile = 'contract/schemas/market/keys.ts';

/** A property whose type is one of these texts, laid out as the formatter does: on one line where it fits. */
function property(name: string, keys: readonly string[]): string {
  const line = `  ${name}: ${keys.map((key) => `'${key}'`).join(' | ')};\n`;
  return line.length <= 121 ? line : `  ${name}:${keys.map((key) => `\n    | '${key}'`).join('')};\n`;
}

const members = (of: (dataset: Dataset) => readonly string[]): string =>
  Object.entries(datasets)
    .map(([key, dataset]) => property(key, of(dataset)))
    .join('');

/** @returns the keys of all datasets with their dimensions and figures, as they are declared */
export const keysText = (): string => `// Written by \`npm run keys\` from the declarations in server/market/datasets.

/** What can be asked about. */
export const datasetKeys = [
${Object.keys(datasets)
  .map((key) => `  '${key}',\n`)
  .join('')}] as const;

/** The ways in which each dataset can be cut (S3.038 to S3.040). */
export interface DatasetDimensions {
${members(({ dimensions }) => Object.keys(dimensions))}}

/** The figures of each dataset (S3.041). */
export interface DatasetFigures {
${members(({ indicators }) => Object.keys(indicators))}}
`;

import type { Dataset, DeliveryKind, FileDeclaration } from '../../market/index.ts';
import { refuseFile } from '../rows/source-row.ts';

const refuseDescribing = ({ name }: Dataset) =>
  refuseFile(
    'importer.describe-sales-only',
    `“${name.zh_CN}”没有自己的子车型属性：请用 deliver sales --kind describe 说明，所有数据集都以其为准。`,
    `"${name.en}" has no attributes of cars of its own: bring them with deliver sales --kind describe, they hold for every dataset.`,
  );

/** What a file has to say of a dataset where it only names rows: all but their figures. */
function keysOnly({ fields, chains }: FileDeclaration): FileDeclaration {
  return { fields: Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind !== 'figure')), chains };
}

/**
 * @returns what a delivery of a kind has to say of a dataset
 * @throws Refusal of a kind that this dataset does not have
 */
export function fileOfKind(dataset: Dataset, kind: DeliveryKind): FileDeclaration {
  if (kind === 'describe') throw refuseDescribing(dataset);
  if (!dataset.file) throw new Error(`${dataset.key} declares no file`);
  return kind === 'withdraw' ? keysOnly(dataset.file) : dataset.file;
}

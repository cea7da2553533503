import type { AskedSheet } from '@portal/contract';
import { productOfDataset } from '../market/index.ts';
import { type StoredWatch, sheetsOf } from './watch-store.ts';

/** The product that the figures of a table belong to. */
export const productOfSheet = ({ question }: Pick<AskedSheet, 'question'>): string =>
  productOfDataset(question.dataset);

/**
 * The tables of a watch that an account may see by what it holds at this moment.
 * @returns null where there is none
 */
export function heldSheets(
  watch: Pick<StoredWatch, 'sheet' | 'more'>,
  held: ReadonlySet<string>,
): [AskedSheet, ...AskedSheet[]] | null {
  const [first, ...rest] = sheetsOf(watch).filter((sheet) => held.has(productOfSheet(sheet)));
  return first ? [first, ...rest] : null;
}

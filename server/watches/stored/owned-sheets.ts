import type { AskedSheet } from '@portal/contract';
import { productsOfDataset } from '../../market/index.ts';
import { type StoredWatch, sheetsOf } from './watch-store.ts';

/** The products any one of which opens the figures of a table. */
export const productsOfSheet = ({ question }: Pick<AskedSheet, 'question'>): readonly [string, ...string[]] =>
  productsOfDataset(question.dataset);

export const isOwned = (sheet: Pick<AskedSheet, 'question'>, owned: ReadonlySet<string>): boolean =>
  productsOfSheet(sheet).some((product) => owned.has(product));

/**
 * The tables of a watch that an account may see by what it holds at this moment.
 * @returns null where there is none
 */
export function ownedSheets(
  watch: Pick<StoredWatch, 'sheet' | 'more'>,
  owned: ReadonlySet<string>,
): [AskedSheet, ...AskedSheet[]] | null {
  const [first, ...rest] = sheetsOf(watch).filter((sheet) => isOwned(sheet, owned));
  return first ? [first, ...rest] : null;
}

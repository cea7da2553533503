import { datasets, decisionDatasets, productsOfDataset } from '../../market/index.ts';
import { productRefused } from '../../products/index.ts';
import { watchRefusals } from './refusals.ts';
import { type StoredWatch, sheetsOf, type WatchedSheet, type WatchedSheets } from './watch-store.ts';

type Products = readonly [string, ...string[]];

/** For each dataset of a sheet the products any one of which opens it. */
const openersOf = (sheet: WatchedSheet): readonly Products[] =>
  sheet.kind === 'decision'
    ? decisionDatasets[sheet.query.kind].map((dataset) => productsOfDataset(dataset))
    : [productsOfDataset(sheet.question.dataset)];

/** The products any one of which opens what a sheet is about first. */
export const productsOfSheet = (sheet: WatchedSheet): Products => openersOf(sheet)[0] as Products;

const opens = (products: Products, owned: ReadonlySet<string>): boolean =>
  products.some((product) => owned.has(product));

/** Whether an account sees all that a sheet is made of. */
const isOwned = (sheet: WatchedSheet, owned: ReadonlySet<string>): boolean =>
  openersOf(sheet).every((products) => opens(products, owned));

/** @throws Refusal for the first of some sheets of which the account may not see all, in words */
export function refuseUnowned(sheets: readonly WatchedSheet[], owned: ReadonlySet<string>): void {
  const sheet = sheets.find((each) => !isOwned(each, owned));
  if (!sheet) return;
  if (sheet.kind === 'asked') throw productRefused(...productsOfSheet(sheet));
  const unowned = decisionDatasets[sheet.query.kind].find((dataset) => !opens(productsOfDataset(dataset), owned));
  throw watchRefusals.decisionRight(datasets[unowned ?? 'sales'].name);
}

/**
 * The tables of a watch that an account may see by what it holds at this moment.
 * @returns null where there is none
 */
export function ownedSheets(
  watch: Pick<StoredWatch, 'sheet' | 'more'>,
  owned: ReadonlySet<string>,
): WatchedSheets | null {
  const [first, ...rest] = sheetsOf(watch).filter((sheet) => isOwned(sheet, owned));
  return first ? [first, ...rest] : null;
}

/** Products, the menu, and who holds what. */
export { grantProducts, holdsProduct, ownedProducts } from './grants.ts';
export { productHandlers } from './handlers.ts';
export { addAreas, type KnownAreas, knownAreas } from './known-products.ts';
export { readMenu } from './menu.ts';
export { type ManifestAreas, manifestAreas } from './page-areas.ts';
export { productOfPage } from './product-of-page.ts';
export { readOpenProducts } from './products.ts';
export { exampleFolder, type LeftOutArea, manifestOf } from './read-manifests.ts';
export { productRefused } from './refusals.ts';
export { grantByGroups } from './sign-on-grants.ts';
export { readTexts } from './texts.ts';
export { type AreaPlaces, areasBeside, withAreas } from './with-areas.ts';
export { takeOutEntries, writeProduct, writeProducts } from './write-products.ts';

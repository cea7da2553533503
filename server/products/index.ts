/** Products, the menu, and who holds what. */
export { grantProducts, holdsProduct, ownedProducts } from './grants.ts';
export { productHandlers } from './handlers.ts';
export { knownAreas } from './known-products.ts';
export { readMenu } from './menu.ts';
export { type ManifestAreas, manifestAreas } from './page-areas.ts';
export { productOfPage } from './product-of-page.ts';
export { readOpenProducts } from './products.ts';
export { exampleFolder, type LeftOutArea } from './read-manifests.ts';
export { productRefused } from './refusals.ts';
export { readTexts } from './texts.ts';
export { areasBeside, type BuiltAreas, withAreas } from './with-areas.ts';
export { writeProducts } from './write-products.ts';

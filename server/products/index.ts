/** Products, the menu, and who holds what. */
export { grantProducts, holdsProduct, ownedProducts } from './grants.ts';
export { productHandlers } from './handlers.ts';
export { addAreas, type KnownAreas, knownAreas } from './known-products.ts';
export { readMenu } from './menu.ts';
export { type ManifestAreas, manifestAreas } from './page-areas.ts';
export { productOfPage } from './product-of-page.ts';
export { readTrialProducts } from './products.ts';
export { exampleFolder, type LeftOutArea, manifestOf, publishAgain } from './read-manifests.ts';
export { productRefused } from './refusals.ts';
export { setPlaces } from './set-places.ts';
export { type NewWords, readSetWords, setOffer, setWords, withSetWords } from './set-words.ts';
export { grantByGroups } from './sign-on-grants.ts';
export { readTexts, shownTexts } from './texts.ts';
export {
  type AreaPlaces,
  areasBeside,
  originsOfAreas,
  type PublishedPlaces,
  withAreas,
  withoutElsewhere,
} from './with-areas.ts';
export { takeOutEntries, writeProduct, writeProducts } from './write-products.ts';

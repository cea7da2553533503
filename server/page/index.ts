/** The HTML of a page, and the manifest of the build that it is made from. */
export { answerPage, type PublishedRelease } from './answer-page.ts';
export { type ManifestSource, openManifest } from './manifest.ts';
export { placesFor } from './places-for.ts';

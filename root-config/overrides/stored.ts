import { parameter } from './link-with.ts';

/** Where it stands that the next page begins with the development build of React: build/page/development-react.js reads it. */
export const reactPlace = 'portal-development-react';

/** Where the next load of this tab finds what is said once, and the load before it could not say. */
export const refusalsPlace = 'portal-overrides-refusals';

/** As import-map-overrides stores them: each module by its name, and all lists in one. */
const own = /^import-map-override(:|s-external-maps$)/;

/** @returns whether the browser, the tab or the address has anything that is to be judged */
export const hasOverrides = (): boolean =>
  Object.keys(localStorage).some((key) => own.test(key) || key === reactPlace) ||
  sessionStorage.getItem(refusalsPlace) !== null ||
  new URLSearchParams(location.search).has(parameter);

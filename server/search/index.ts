/** The quick search: products, pages, brands, models and content by their names. */
export { searchHandlers } from './handlers.ts';
export { openSearch, type Search } from './open-search.ts';

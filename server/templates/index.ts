/** How slides, pages and prints of a company look. */
export { checkColours } from './check-colours.ts';
export { serveTemplateMarks } from './mark-route.ts';
export { keepTemplate, lookOf, removeTemplate, type Template, templateOf } from './template-store.ts';

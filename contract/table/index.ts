/** Tables of the market: what a page shows and a file holds, made by the same code in the browser and on the server. */
export * from './about.ts';
export * from './built.ts';
export * from './covered.ts';
export * from './csv.ts';
export * from './cut-text.ts';
export * from './definitions.ts';
export * from './file-name.ts';
export * from './limits.ts';
export * from './model.ts';
export * from './pivot.ts';
export * from './places.ts';
export * from './plain-table.ts';
export * from './sort.ts';
export * from './units.ts';
export * from './words.ts';
export * from './written.ts';

/** Files that the server makes of tables, by the rights of who orders them. */
export { atNewest, linkAt, newestOf, periodLengths, sheetAtNewest } from './at-newest.ts';
export { type ExportDesk, openExportDesk } from './export-desk.ts';
export { passingExports } from './export-store.ts';
export { fillBuilt } from './fill-built.ts';
export { fillQuery } from './fill-query.ts';
export type { FilledTable } from './filled-table.ts';
export { firstRows } from './first-rows.ts';
export { exportHandlers, fileTypes } from './handlers.ts';
export { type Making, makeFile } from './make-file.ts';
export { footOf } from './picture/about-lines.ts';
export { cellText, changeText, figureText, inUnit } from './picture/figure-text.ts';
export { layPicture } from './picture/lay-picture.ts';
export { hasSigns, paint, ruler } from './picture/pen.ts';
export type { Lines, Picture } from './picture/picture.ts';
export { pictureOfTable } from './picture/picture-of-table.ts';
export { altOf, figuresOf } from './picture/text-of.ts';
export { pictureWord } from './picture/words.ts';
export { markOf } from './slides/brand.ts';

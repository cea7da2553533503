/** Figures that are made of several answers: declared once, put together row by row, and shown as a table. */
export { type CrossedFigure, crossedColumn } from './crossed-figure.ts';
export { asRetail, inOrderOf, joinedAnswers, withColumns } from './joined-answers.ts';
export { useBesideCatalogue, useBesideDataset } from './use-beside-dataset.ts';
export { useCrossedTable } from './use-crossed-table.ts';

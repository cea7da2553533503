import { join } from 'node:path';
import { project } from '../project.mjs';
import { describeCalls } from './calls-document.mjs';
import { describeColumns } from './columns-document.mjs';
import { describeFigures } from './figures-document.mjs';

const place = (...parts) => join(project, 'docs', ...parts);

/**
 * The documents that are tables of what the code declares.
 * @param {{ calls: object, datasets: object }} declared what the contract and the market have, by their names
 * @returns {Record<string, string>[]} the pages of each by their files, the index first
 */
export const tableDocuments = ({ calls, datasets }) => [
  { [place('calls.md')]: describeCalls(calls) },
  describeFigures(place('data', 'indicators.md'), datasets),
  describeColumns(place('data', 'columns.md'), datasets),
];

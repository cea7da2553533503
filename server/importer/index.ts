/** Reads files of any kind row by row, and brings deliveries of sales into the market. */
export { type Agreement, readAgreement } from './agreement.ts';
export { baseOf } from './base.ts';
export { type DatasetImport, importDataset } from './declared/import-dataset.ts';
export { datasetReportText } from './declared/report.ts';
export { stands } from './findings.ts';
export { importNames, importSales } from './import-sales.ts';
export { decideName, namedFields, namesDecided } from './names.ts';
export { openSource } from './open-source.ts';
export { parseMonthsOfYear } from './parse-months.ts';
export { type Problem, reasonCodes } from './problem.ts';
export { readSource } from './read-choice.ts';
export { openRefusedFile } from './refused-file.ts';
export { reportText } from './report-text.ts';
export { savedMappings, saveMapping, versionsOf } from './saved-mappings.ts';
export { refuseFile } from './source-row.ts';
export { textLines } from './text-lines.ts';
export { tooMuch } from './too-much.ts';
export { sweepImports } from './work-folder.ts';

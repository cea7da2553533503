/** Reads files of any kind row by row, and brings deliveries of sales into the market. */

export { importDataset } from './declared/import-dataset.ts';
export { type Agreement, agreementText, readAgreement } from './delivery/agreement.ts';
export { baseOf } from './delivery/base.ts';
export { stands } from './delivery/findings.ts';
export { importNames } from './delivery/import-options.ts';
export { reportText } from './delivery/report-text.ts';
export { understoodLine } from './delivery/understood-words.ts';
export { importsOf, sweepImports } from './delivery/work-folder.ts';
export { fileFields } from './look/file-fields.ts';
export { type Look, lookAt } from './look/look-at.ts';
export { lookText } from './look/look-text.ts';
export { savedMappings, saveMapping, versionsOf } from './mapping/saved-mappings.ts';
export { decideName, type NameDecision, namesDecided } from './members/names.ts';
export { parseMonth } from './parse/parse-month.ts';
export { parseMonthsOfYear } from './parse/parse-months.ts';
export { readSource } from './parse/read-choice.ts';
export type { ImportReport } from './reading/report.ts';
export { type Problem, reasonCodes } from './rows/problem.ts';
export { openRefusedFile } from './rows/refused-file.ts';
export { refuseFile, rowLabel } from './rows/source-row.ts';
export { tooMuch } from './rows/too-much.ts';
export { fileEndings, openSource } from './source/open-source.ts';
export { textLines } from './source/text-lines.ts';
export { unpackZip } from './source/unpack-zip.ts';
export { importParc } from './survival/import-parc.ts';

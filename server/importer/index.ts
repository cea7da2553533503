/** Brings files of sales into the market: one call for the data command and for tests. */
export { type ImportOptions, type ImportResult, importSales } from './import-sales.ts';
export { type ImportReport, reportText } from './report.ts';

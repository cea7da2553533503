/** Lists of reports with a reader in their place, and the parts of the reader. */

export { type NamedIn, NamedReports } from './named-reports.tsx';
export { ReportFrame } from './report-frame.tsx';
export { queryOf as reportQueryOf, reportView } from './report-view.ts';
export { ReportsPage } from './reports-page.tsx';
export type { ReportSource } from './source.ts';
export { useReaderDialog } from './use-reader-dialog.ts';

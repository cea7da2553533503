/** Lists of reports with a reader in their place, and the parts of the reader. */

export { type NamedIn, NamedReports } from './named-reports.tsx';
export { ReaderDialog, type ReaderDialogProps } from './reader/reader-dialog.tsx';
export { ReportFrame } from './reader/report-frame.tsx';
export * from './report-cards.tsx';
export { queryOf as reportQueryOf, reportView } from './report-view.ts';
export { ReportsPage } from './reports-page.tsx';
export type { ReportSource } from './source.ts';

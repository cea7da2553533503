/** Lists of reports with a reader in their place. */
export { queryOf as reportQueryOf, reportView } from './report-view.ts';
export { ReportsPage } from './reports-page.tsx';
export type { ReportSource } from './source.ts';

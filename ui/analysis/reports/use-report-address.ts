import { useViewAddress, type ViewAddress } from '@portal/ui';
import { type ReportView, reportView } from './report-view.ts';

export type ReportAddress = ViewAddress<ReportView>;

/** The view of the address, and ways to change it. */
export const useReportAddress = (): ReportAddress => useViewAddress(reportView);

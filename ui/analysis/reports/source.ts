import type { CallData, CallPayload, Questions } from '@portal/shell';

export type Found = CallData<'reportSearch'>;
export type Opened = CallData<'reportDetail'>;
export type ReportQuery = CallPayload<'reportSearch'>;

/** Which reports a page lists, and how one of them is opened; both are judged by the server. */
export interface ReportSource {
  lists: Questions<ReportQuery, Found>;
  /** By their id, each with an address for the frame that works for some minutes. */
  opened: Questions<string, Opened>;
  /** Above the list. */
  title: string;
  /** What an account reads that may not see them. */
  refused?: string;
  /** Where a report stands alone in the window; absent: nowhere. */
  aloneAt?: (id: string) => string;
}

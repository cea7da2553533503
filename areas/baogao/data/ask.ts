import { type CallData, type CallPayload, language, request } from '@portal/shell';
import { createQuestions } from '@portal/ui';

export type Found = CallData<'reportSearch'>;
export type Opened = CallData<'reportDetail'>;

/** Lists of reports. What preload has asked, the page does not ask again. */
export const reports = createQuestions<CallPayload<'reportSearch'>, Found>(
  (payload) => request('reportSearch', payload),
  language,
);

/** Reports by their id, each with an address for the frame that works for some minutes. */
export const opened = createQuestions<string, Opened>((reportId) => request('reportDetail', { reportId }), language);

import { questionsBy, questionsTo, request } from '@portal/shell';

/** Lists of reports. What preload has asked, the page does not ask again. */
export const reports = questionsTo('reportSearch');

/** Reports by their id, each with an address for the frame that works for some minutes. */
export const opened = questionsBy('reportDetail', (reportId: string) => request('reportDetail', { reportId }));

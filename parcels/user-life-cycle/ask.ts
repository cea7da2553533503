import type { CallData } from '@portal/contract';
import { questionsTo } from '@portal/shell';

export type Funnel = CallData<'marketFunnel'>;

export const funnels = questionsTo('marketFunnel');

/** S3.053: the name of the export in the table of downloads. */
export const exportPath = '/v3/iw-internet/user-life-cycle/export';

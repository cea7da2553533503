import { type CallData, type CallPayload, type Questions, questionsTo, request } from '@portal/shell';

/** What stands beside the figures of a dataset for the account. */
export const remarks: Questions<CallPayload<'listRemarks'>, CallData<'listRemarks'>> = questionsTo('listRemarks');

type Dataset = CallPayload<'listRemarks'>['dataset'];

/** @throws CallError with the words of the server where it may not be */
export async function keepAnnotation(wanted: CallPayload<'keepAnnotation'>): Promise<void> {
  await request('keepAnnotation', wanted);
  remarks.forget({ dataset: wanted.dataset });
}

/** @throws CallError where it is not the account's own */
export async function removeAnnotation(dataset: Dataset, annotationId: string): Promise<void> {
  await request('removeAnnotation', { annotationId });
  remarks.forget({ dataset });
}

import { type CallData, useAnswer } from '@portal/shell';
import { deliveries, nothing, uploads } from '../data/ask.ts';
import { isLive } from './run-state.tsx';
import { useAskedAgain } from './use-asked-again.ts';

/** Follows a file and its reading, until that is over. @param first as the page was given it */
export function useUpload(first: CallData<'readDelivery'>): CallData<'readDelivery'> {
  const { id } = first;
  const { answer } = useAnswer(uploads, { id });
  const upload = answer?.id === id ? answer : first;
  useAskedAgain(
    isLive(upload.run),
    () => uploads.forget({ id }),
    // What it came to is one of those that came before.
    () => deliveries.forget(nothing),
  );
  return upload;
}

import { type CallData, useAnswer } from '@portal/shell';
import { useEffect } from 'react';
import { deliveries, nothing, uploads } from '../data/ask.ts';
import { isLive } from './run-state.tsx';

/** How often it is asked where a reading is, in ms. */
const every = 1500;

/** Follows a file and its reading, until that is over. @param first as the page was given it */
export function useUpload(first: CallData<'readDelivery'>): CallData<'readDelivery'> {
  const { id } = first;
  const { answer } = useAnswer(uploads, { id });
  const upload = answer?.id === id ? answer : first;
  const live = isLive(upload.run);
  useEffect(() => {
    if (!live) return;
    const timer = setInterval(() => uploads.forget({ id }), every);
    return () => {
      clearInterval(timer);
      // What it came to is one of those that came before.
      deliveries.forget(nothing);
    };
  }, [live, id]);
  return upload;
}

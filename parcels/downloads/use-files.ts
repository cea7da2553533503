import type { ExportFile } from '@portal/contract';
import { questionsTo, useAnswer } from '@portal/shell';
import { useEffect, useRef } from 'react';

/** How often the list is asked while a file is being made, in milliseconds. */
const every = 1500;

const exportsOfAccount = questionsTo('listExports');

export interface Files {
  /** Undefined while it is on its way for the first time. */
  list: readonly ExportFile[] | undefined;
  error: unknown;
  /** Asks again at once. */
  again: () => void;
}

/** The files of the account, followed for as long as one of them is being made. */
export function useFiles(): Files {
  const { answer, error, retry } = useAnswer(exportsOfAccount, {});
  const again = useRef(retry);
  again.current = retry;
  // What was known when the drawer stood open before may be over.
  useEffect(() => again.current(), []);
  const isUnder = answer?.files.some(({ state }) => state === 'waiting' || state === 'making') ?? false;
  useEffect(() => {
    if (!isUnder) return;
    const timer = setInterval(() => again.current(), every);
    return () => clearInterval(timer);
  }, [isUnder]);
  return { list: answer?.files, error, again: () => again.current() };
}

import { CallError } from '../api/call-errors.ts';
import { useTranslate } from './phrases.ts';

/**
 * What a person can quote of a refused call, by which it is found in the log and in docs/refusals.md.
 * @returns such as 'Reference: market.month-not-covered'; undefined where the server gave no id
 */
export function useReference(error: unknown): string | undefined {
  const say = useTranslate();
  return error instanceof CallError && error.refusal ? say('reference', { id: error.refusal }) : undefined;
}

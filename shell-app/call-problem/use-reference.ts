import { CallError, NetworkError } from '../api/call-errors.ts';
import { useTranslate } from './phrases.ts';

/**
 * What a person can quote of a call that brought nothing: the id of what refused it, which docs/refusals.md explains, and
 * how the server calls the request, by which its log tells what became of it.
 * @returns such as 'Reference: market.month-not-covered, request 0f3a5c7e9b1d'; undefined where the server gave neither
 */
export function useReference(error: unknown): string | undefined {
  const say = useTranslate();
  const id = error instanceof CallError ? error.refusal : '';
  const request = error instanceof CallError || error instanceof NetworkError ? error.request : '';
  if (id === '') return request === '' ? undefined : say('request', { request });
  return request === '' ? say('reference', { id }) : say('referenceOfRequest', { id, request });
}

import { jest } from '@jest/globals';
import { request } from '@portal/shell';

/** What a call is answered with, by its name. */
export type CallAnswers = Record<string, (payload: never) => unknown>;

/**
 * Answers the calls of an area under test, whose file puts its own spy in the place of `request`.
 * @param answerOf what answers a call of this name; a call that nothing answers has an empty answer
 */
export function answerCalls(answerOf: (name: string) => CallAnswers[string] | undefined): void {
  jest
    .mocked(request)
    .mockImplementation(((name: string, payload: unknown) =>
      Promise.resolve().then(() => answerOf(name)?.(payload as never))) as typeof request);
}

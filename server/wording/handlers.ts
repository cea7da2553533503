import type { Handlers } from '../kernel/calls/call.ts';
import type { Wording } from './open-wording.ts';

/** The calls of questions in words; figures they give none. */
export function wordingHandlers({ wording }: { wording: Wording }): Handlers {
  return {
    readWords: async (words, { accountId, owned, language }) =>
      wording.read(words, { accountId: accountId ?? '', owned: await owned(), language }),
    wordExamples: async (_payload, { owned, language }) => wording.examples({ owned: await owned(), language }),
  };
}

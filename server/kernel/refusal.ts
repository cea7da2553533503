import type { Sentence } from './sentence.ts';

/**
 * A refusal that the person is told about: HTTP 200 with the envelope, status.status = code and
 * msg2Client = the sentence in the language of the request. Anything else that is thrown becomes status 500
 * with a general sentence; its text goes to the log only.
 */
export class Refusal extends Error {
  constructor(
    readonly code: number | string,
    readonly sentence: Sentence,
    /** A word for the developer (msg2Dev). */
    readonly hint = '',
  ) {
    super(sentence.en);
    this.name = 'Refusal';
  }
}

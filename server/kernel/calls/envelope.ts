import { type Envelope, type Language, status } from '@portal/contract';
import type { RefusalId, Refused } from '../refusals/refusal.ts';
import type { Sentence } from '../words/sentence.ts';

/** S3.035: the reply to a call that succeeded. */
export function success<Data>(data: Data): Envelope<Data> {
  return { status: { status: status.success, msg2Client: '', msg2Dev: '' }, data };
}

/** The reply to a call that did not: the sentence for the person, the hint for the developer, and what to quote. */
export function failure({ id, code, sentence, hint, data = null }: Refused, language: Language): Envelope {
  return { status: { status: code, msg2Client: sentence[language], msg2Dev: hint, refusal: id }, data };
}

/** A request that does not fit the wire; answered with its HTTP status and the envelope. */
export class MalformedRequest extends Error implements Refused {
  readonly code = status.malformed;

  constructor(
    readonly id: RefusalId,
    readonly sentence: Sentence,
    /** Which field and why, for the developer. Never the value: it may be a password. */
    readonly hint: string,
    readonly httpStatus = 400,
  ) {
    super(sentence.en);
    this.name = 'MalformedRequest';
  }
}

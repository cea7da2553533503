import type { Language } from '@portal/contract';
import type { Sentence } from '../words/sentence.ts';

/** `<room>.<what>` in kebab case, such as market.month-not-covered; each stands in docs/refusals.md. */
export type RefusalId = `${string}.${string}`;

/** What is told of a call that brought nothing. */
export interface Refused {
  /** Stands in the envelope, in the log and in docs/refusals.md, whatever the language and the wording. */
  id: RefusalId;
  /** status.status of the envelope. */
  code: number | string;
  /** For the person. */
  sentence: Sentence;
  /** A word for the developer (msg2Dev). */
  hint: string;
  /** What the client goes on with, such as the ticket of another step; most refusals have nothing. */
  data?: unknown;
}

/**
 * A refusal that the person is told about: HTTP 200 with the envelope, status.status = code and
 * msg2Client = the sentence in the language of the request. Anything else that is thrown becomes status 500
 * with a general sentence; its text goes to the log only.
 */
export class Refusal extends Error implements Refused {
  constructor(
    readonly id: RefusalId,
    readonly code: number | string,
    readonly sentence: Sentence,
    readonly hint = '',
    readonly data: unknown = null,
  ) {
    super(sentence.en);
    this.name = 'Refusal';
  }
}

/** The words of a refusal on a terminal, with the id to look it up by. */
export const onTerminal = ({ id, sentence }: Refused, language: Language): string => `${sentence[language]} [${id}]`;

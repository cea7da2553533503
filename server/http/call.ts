import type { CallData, CallName, CallPayload, Language } from '@portal/contract';
import type { Encoding } from './encoding.ts';
import type { WrittenReply } from './written-reply.ts';

/** Who asks, in which language, and the signal that ends when the client has gone. */
export interface CallContext {
  /** The signed-in account; calls whose access is not public always have one. */
  accountId: string | null;
  token: string | null;
  language: Language;
  /** The best encoding the client understands. */
  encoding: Encoding;
  /** A24: what a solved puzzle gave; stands beside data in the body. */
  captchaTicket: string | null;
  /** The client's address as limits count it: an IPv4 address, or the /64 of an IPv6 address. */
  address: string;
  signal: AbortSignal;
}

/**
 * What answers a call: with data, or with a reply that is written already. The payload has been checked against the
 * contract; the result is checked in tests.
 */
export type Handler<Name extends CallName> = (
  payload: CallPayload<Name>,
  context: CallContext,
) => Promise<CallData<Name> | WrittenReply> | CallData<Name>;

export type Handlers = { [Name in CallName]?: Handler<Name> };

/** A sentence in both languages: what was wrong and what to do. */
export type Sentence = Record<Language, string>;

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

import type { CallData, CallName, CallPayload, Language } from '@portal/contract';
import type { Encoding } from './encoding.ts';
import type { FileReply } from './file-reply.ts';
import type { WrittenReply } from './written-reply.ts';

/** Who asks, in which language, and the signal that ends when the client has gone. */
export interface CallContext {
  /** The signed-in account; calls whose access is not public always have one. */
  accountId: string | null;
  /** The key of a program that the call was admitted by, if it was not by a session. */
  keyId: string | null;
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
 * What answers a call: with data, with a reply that is written already, or with a file. The payload has been checked against the
 * contract; the result is checked in tests.
 */
export type Handler<Name extends CallName> = (
  payload: CallPayload<Name>,
  context: CallContext,
) => Promise<CallData<Name> | WrittenReply | FileReply> | CallData<Name>;

export type Handlers = { [Name in CallName]?: Handler<Name> };

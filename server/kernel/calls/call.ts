import type { CallData, CallName, CallPayload, Language, TrailAction } from '@portal/contract';
import type { BytesReply } from './bytes-reply.ts';
import type { Encoding } from './encoding.ts';
import type { FileReply } from './file-reply.ts';
import type { TextReply } from './text-reply.ts';
import type { WrittenReply } from './written-reply.ts';

/** Who asks, in which language, and the signal that ends when the client has gone. */
export interface CallContext {
  /** The signed-in account; calls whose access is not public always have one. */
  accountId: string | null;
  /** The key of a program that the call was admitted by, if it was not by a session. */
  keyId: string | null;
  /** Products that open parts of the answer to who asks now, by key; for a program, those that its key was made for. */
  owned: () => Promise<ReadonlySet<string>>;
  token: string | null;
  language: Language;
  /** The best encoding the client understands. */
  encoding: Encoding;
  /** A24: what a solved puzzle gave; stands beside data in the body. */
  captchaTicket: string | null;
  /** The client's address as limits count it: an IPv4 address, or the /64 of an IPv6 address. */
  address: string;
  /** What the client says it is; it proves nothing. */
  userAgent: string;
  devices: DeviceTokens;
  trace: CallTrace;
  signal: AbortSignal;
}

/** What the browser keeps of the accounts that have signed in with it. It opens nothing, and proves no person. */
export interface DeviceTokens {
  readonly brought: readonly string[];
  /** What it is to keep from now on; null where that stays as it is. */
  given: readonly string[] | null;
}

/** What the audit trail is to say of a call. Its handler adds what it learns, as soon as it is known. */
export interface CallTrace {
  /** What the call does, as the trail names it; null where it leaves no line. */
  readonly action: TrailAction | null;
  /** The account that it is about, where that is not the caller's: who is about to sign in, say. */
  accountId: string | null;
  /** What else is worth knowing. Never a password, a code, a token or a text that may be one; contacts only masked. */
  detail: Record<string, unknown>;
  /** Whether its line was written within the transaction of what it tells. */
  written: boolean;
  /** Set where there was nothing to do: what did not happen leaves no line. */
  nothing?: true;
}

/** Who makes a call, from where, and what is to be told of it. */
export type TracedCall = Pick<CallContext, 'accountId' | 'keyId' | 'address' | 'userAgent' | 'devices' | 'trace'>;

/**
 * What answers a call: with data, with a reply that is written already, or with a file. The payload has been checked against the
 * contract; the result is checked in tests.
 */
export type Handler<Name extends CallName> = (
  payload: CallPayload<Name>,
  context: CallContext,
) => Promise<CallData<Name> | WrittenReply | FileReply | TextReply | BytesReply> | CallData<Name>;

export type Handlers = { [Name in CallName]?: Handler<Name> };

import {
  type CallData,
  type CallName,
  type CallPayload,
  type CallRule,
  calls,
  type Envelope,
  type Language,
  status as statuses,
} from '@portal/contract';
import { isCancel } from 'axios';
import { language } from '../i18n/language.ts';
import { askProof, storedProof } from '../proof/proof-question.ts';
import { takeNewerToken } from '../session/follow-session.ts';
import { besideRenewal } from '../session/renewal-lock.ts';
import { session } from '../session/session.ts';
import { warnOfSession } from '../session/session-warning.ts';
import { CallError, NetworkError } from './call-errors.ts';
import { endSession } from './end-session.ts';
import { httpClient } from './http-client.ts';
import { requestBody } from './request-body.ts';
import { learnServerTime } from './server-clock.ts';
import { asksForRenewal, changesToken, endsSession } from './session-codes.ts';

export interface RequestOptions {
  /** For this request only (S7.012); else the language of the portal. */
  language?: Language;
  signal?: AbortSignal;
  /** A24: what a solved puzzle gave; it stands beside the payload. */
  captchaTicket?: string;
  /**
   * A token to make this one call with, in the place of the session's (A12). What the answer says of it then concerns
   * nobody's session.
   */
  token?: string;
}

/**
 * Makes one call of the contract and gives its data. A call that wants a proof of the person asks for it by itself.
 *
 * @throws CallError when status.status is not 0. Codes that end or stale the session have been dealt with already.
 * @throws NetworkError without an answer in the envelope; it has been logged (A77).
 * @throws DOMException AbortError when the signal ended the call
 */
export async function request<Name extends CallName>(
  name: Name,
  payload?: CallPayload<Name>,
  options: RequestOptions = {},
): Promise<CallData<Name>> {
  const own = options.token === undefined;
  const make = async () => {
    const token = options.token ?? session.token;
    const owner = session.user?.userId;
    return { token, owner, ...(await send(name, payload ?? {}, token, options)) };
  };
  const renewable = own && session.token !== null && !changesToken(name);
  const { token, owner, envelope, id } = await (renewable ? besideRenewal(withNewestToken(make)) : make());
  const status = String(envelope.status.status);
  if (status === '0') return envelope.data as CallData<Name>;
  if (own && endsSession(status)) {
    endSession(token);
    const renewed = session.token !== null && session.token !== token && session.user?.userId === owner;
    // The refused call has done nothing: its token gave way to a newer one of the same account while it travelled.
    if (renewed && !changesToken(name)) return request(name, payload, options);
  }
  // The refused call has done nothing yet; with a proof of the person it is made again.
  if (own && status === String(statuses.proofNeeded) && (await askProof()) !== null)
    return request(name, payload, options);
  if (own && asksForRenewal(status)) warnOfSession(envelope.status.msg2Dev);
  const { msg2Client = '', msg2Dev = '', refusal } = envelope.status;
  throw new CallError(status, msg2Client, msg2Dev, refusal, envelope.data, id);
}

/** What another tab has renewed is in the cookie, though its word may not have arrived yet. */
const withNewestToken =
  <Result>(call: () => Promise<Result>) =>
  () => {
    takeNewerToken();
    return call();
  };

/** An answer, and how the server calls the request that it is of. */
interface Answered {
  envelope: Envelope;
  id: string;
}

async function send(name: CallName, payload: object, token: string | null, options: RequestOptions): Promise<Answered> {
  if (!Object.hasOwn(calls, name))
    throw new TypeError(`There is no call '${name}': docs/calls.md lists those that there are.`);
  const { method, path, proof, file }: CallRule = calls[name];
  // S7.043: the external lookup wants the token in its query, and it alone.
  const inQuery = name === 'getGaeiPrivil' && token !== null ? { token } : {};
  const parameters = { t: Date.now(), language: options.language ?? language(), ...inQuery };
  let answer: unknown;
  let id = '';
  try {
    const reply = await httpClient.request<unknown>({
      method,
      url: path,
      params: method === 'GET' ? { ...payload, ...parameters } : parameters,
      data:
        method === 'GET'
          ? undefined
          : {
              ...requestBody(path, payload, token),
              captchaTicket: options.captchaTicket,
              ...(proof === 'beside' || proof === 'both' ? { proof: storedProof() ?? undefined } : {}),
            },
      headers: token === null ? {} : { token },
      signal: options.signal,
      ...(file ? { responseType: 'blob' as const } : {}),
    });
    learnServerTime(reply.headers.date);
    id = String(reply.headers['x-request-id'] ?? '');
    answer = file ? await answerOfFile(reply.data) : reply.data;
  } catch (error) {
    if (isCancel(error)) throw new DOMException(`${name} was given up`, 'AbortError');
    throw logged(new NetworkError(name, error instanceof Error ? error.message : 'no answer', id));
  }
  if (isEnvelope(answer)) return { envelope: answer, id };
  throw logged(new NetworkError(name, 'the answer is not of this portal', id));
}

/** A file is the data of its call; what is refused comes as an envelope all the same. */
async function answerOfFile(content: unknown): Promise<unknown> {
  if (!(content instanceof Blob)) return content;
  if (content.type.startsWith('application/json')) return JSON.parse(await content.text());
  return { status: { status: 0 }, data: content };
}

const isEnvelope = (answer: unknown): answer is Envelope =>
  typeof answer === 'object' &&
  answer !== null &&
  'status' in answer &&
  typeof answer.status === 'object' &&
  answer.status !== null &&
  'status' in answer.status;

/** S8.011 A77: only logged; the text holds the name of the call and nothing that was sent. */
function logged(error: NetworkError): NetworkError {
  console.error(error.message);
  return error;
}

import { type CallName, calls } from '@portal/contract';
import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import { httpClient } from '../api/http-client.ts';

/** What a test's server says; without a status it is 0. An Error stands for a broken connection. */
export type FakeAnswer =
  | {
      status?: number | string;
      msg2Client?: string;
      msg2Dev?: string;
      refusal?: string;
      data?: unknown;
      /** How it calls the request; nothing when absent. */
      request?: string;
    }
  | { raw: unknown; request?: string }
  | Error;

export interface SeenRequest {
  name: CallName;
  method: string;
  /** Whole path, as the browser would ask it. */
  url: string;
  query: Record<string, unknown>;
  token: string | undefined;
  body: Record<string, unknown> | undefined;
  timeout: number | undefined;
}

/**
 * Stands for the server of the portal.
 * @param ahead how far its clock is ahead of the page's, in ms
 * @returns the requests it has seen, in their order
 */
export function fakeServer(
  answers: Partial<Record<CallName, FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>)>>,
  ahead = 0,
) {
  const seen: SeenRequest[] = [];
  const adapter: AxiosAdapter = async (config) => {
    const request = read(config);
    seen.push(request);
    const given = answers[request.name];
    const answer = typeof given === 'function' ? await given() : given;
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error(`no answer for ${request.name}`);
    const data = 'raw' in answer ? answer.raw : envelope(answer);
    const named = answer.request === undefined ? {} : { 'x-request-id': answer.request };
    const headers = { date: new Date(Date.now() + ahead).toUTCString(), ...named };
    return { data, status: 200, statusText: 'OK', headers, config };
  };
  httpClient.defaults.adapter = adapter;
  return { seen, named: (name: CallName) => seen.filter((request) => request.name === name) };
}

function envelope(answer: Exclude<FakeAnswer, Error | { raw: unknown; request?: string }>) {
  const { status = 0, msg2Client = '', msg2Dev = '', refusal, data = null } = answer;
  return { status: { status, msg2Client, msg2Dev, refusal }, data };
}

function read(config: InternalAxiosRequestConfig): SeenRequest {
  const path = config.url ?? '';
  const name = (Object.keys(calls) as CallName[]).find((call) => calls[call].path === path);
  if (!name) throw new Error(`${path} is no call of the contract`);
  return {
    name,
    method: (config.method ?? '').toUpperCase(),
    url: `${config.baseURL}${path}`,
    query: config.params as Record<string, unknown>,
    token: config.headers.get('token') as string | undefined,
    body: typeof config.data === 'string' ? JSON.parse(config.data) : undefined,
    timeout: config.timeout,
  };
}

import { type CallName, calls } from '@portal/contract';
import type { HTTPRequest } from 'puppeteer';
import type { Visitor } from '../visitor.ts';

const isCall = (request: HTTPRequest, name: CallName) => new URL(request.url()).pathname === `/api${calls[name].path}`;

/** How often a call has been made, and what was asked. */
export const callsMade = (visitor: Visitor, name: CallName): HTTPRequest[] =>
  visitor.trace.requests.filter((request) => isCall(request, name));

/** The data of a call's first body. */
export function bodyOf(visitor: Visitor, name: CallName): unknown {
  const [call] = callsMade(visitor, name);
  if (!call) throw new Error(`${name} was not asked`);
  return JSON.parse(call.postData() ?? '{}').data;
}

/**
 * Answers every call of this name in the server's place.
 * @returns ends it: what follows goes to the server
 */
export async function answerFor(visitor: Visitor, name: CallName, envelope: object): Promise<() => void> {
  let answering = true;
  await visitor.page.setRequestInterception(true);
  visitor.page.on('request', (request) => {
    if (!answering || !isCall(request, name)) return void request.continue();
    void request.respond({ contentType: 'application/json', body: JSON.stringify(envelope) });
  });
  return () => {
    answering = false;
  };
}

/**
 * Lets every call of this name wait.
 * @returns ends it: those that wait go to the server, and so does what follows
 */
export async function delayCall(visitor: Visitor, name: CallName): Promise<() => void> {
  const waiting: HTTPRequest[] = [];
  let delaying = true;
  await visitor.page.setRequestInterception(true);
  visitor.page.on('request', (request) => {
    if (delaying && isCall(request, name)) waiting.push(request);
    else void request.continue();
  });
  return () => {
    delaying = false;
    for (const request of waiting) void request.continue();
  };
}

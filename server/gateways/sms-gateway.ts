import type { SmsSettings } from '../settings/settings-gateways.ts';
import { escapeJson, escapeUrl, fillTemplate } from './fill-template.ts';
import type { Message } from './gateways.ts';

/** How much of an answer is looked at for PORTAL_SMS_SUCCESS, in bytes. */
const answerSize = 64 * 1024;

/**
 * Sends by an operator's HTTP gateway.
 * @param time how long it may take, in milliseconds
 * @throws Error that names the status only: an answer may repeat the message.
 */
export async function sendSms(settings: SmsSettings, message: Message, time: number): Promise<void> {
  const { status, text } = await ask(settings, message, AbortSignal.timeout(time));
  if (status < 200 || status > 299) throw new Error(`the SMS gateway answered with status ${status}`);
  if (settings.success && !settings.success.test(text)) {
    throw new Error(`the SMS gateway answered with status ${status}, but not as PORTAL_SMS_SUCCESS wants it`);
  }
}

async function ask(
  settings: SmsSettings,
  message: Message,
  signal: AbortSignal,
): Promise<{ status: number; text: string }> {
  const { url, ...request } = writeRequest(settings, message);
  try {
    // A message must not travel on to wherever an answer points.
    const response = await fetch(url, { ...request, redirect: 'manual', signal });
    return { status: response.status, text: await readBeginning(response) };
  } catch (error) {
    throw new Error(`the SMS gateway did not answer (${wordFor(error)})`);
  }
}

/** The body is JSON or a form, as its header or else its first character says. */
function writeRequest(settings: SmsSettings, { to, kind, subject, text, values }: Message) {
  const all = { ...values, to, kind, subject, text };
  const url = fillTemplate(settings.url, all, escapeUrl);
  const headers = new Headers(settings.headers);
  if (settings.method === 'GET') return { url, method: settings.method, headers };
  const type = headers.get('content-type') ?? (/^\s*[{[]/.test(settings.body) ? json : form);
  headers.set('content-type', type);
  const body = fillTemplate(settings.body, all, type.includes('json') ? escapeJson : escapeUrl);
  return { url, method: settings.method, headers, body };
}

const json = 'application/json; charset=utf-8';
const form = 'application/x-www-form-urlencoded';

async function readBeginning(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    pieces.push(piece);
    size += piece.length;
    // Leaving the loop ends the answer.
    if (size >= answerSize) break;
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** A code such as ECONNREFUSED or a name such as TimeoutError; never the words, which may hold the address. */
function wordFor(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'no reason given';
}

import type { WireRequest } from './wire-request.ts';

/** What came back; or why nothing did. */
export interface WireReply {
  /** 0 where the connection ended without an answer. */
  code: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  /** From the first byte out to the last one in, of a file the first one in, in ms. */
  time: number;
}

/** The longest that an answer may take, in ms. */
export const longest = 2000;

/** What no answer may show: where the server's files lie, how its code is called, the words of a store. */
const insides = [
  /\bat (?:async )?[\w.<>[\] ]*\(?(?:file:|node:|\/)[^\s)]+:\d+:\d+/,
  /node_modules|\/server\/[\w-]+\/|\.mjs\b|\.ts:\d+/,
  /\b(?:SQLITE_\w+|SqliteError|ERR_\w+|E(?:NOENT|ACCES|CONNREFUSED|PIPE)\b|syntax error at|violates \w+ constraint)/,
  /\b(?:Type|Range|Reference|Syntax)Error\b|Cannot read propert|is not a function|is not iterable/,
];

function isEnvelope(text: string): boolean {
  try {
    const { status, data, ...more } = JSON.parse(text);
    const known = ['status', 'msg2Client', 'msg2Dev', 'refusal'];
    return (
      data !== undefined &&
      Object.keys(more).length === 0 &&
      ['number', 'string'].includes(typeof status.status) &&
      typeof status.msg2Client === 'string' &&
      typeof status.msg2Dev === 'string' &&
      Object.keys(status).every((key) => known.includes(key))
    );
  } catch {
    return false;
  }
}

/**
 * Calls whose success is no envelope: the files of a dataset, which the first who asks for one waits to be made, so that
 * their time is told apart.
 */
export const isFile = ({ headers, code }: WireReply) =>
  [200, 206].includes(code) && !String(headers['content-type']).startsWith('application/json');

/** What Node itself refuses, before a request is one that the portal could answer. */
const beforeHttp = [400, 413, 431, 417];

/** The settings in force are what an administrator asks for here, and some of them are folders. */
const namesFolders = ({ call }: WireRequest) => call === 'readSystem';

/**
 * What is wrong with a reply; null when nothing is.
 * @param text the body, decompressed
 * @param secrets folders of this run, which no answer may name but that of the settings
 * @param limit of an answer that is no file, in ms
 */
export function faultOf(
  request: WireRequest,
  reply: WireReply,
  text: string,
  secrets: readonly string[],
  limit = longest,
): string | null {
  const { code, headers, time } = reply;
  if (code === 0) return 'no answer';
  if (code >= 500) return `HTTP ${code}`;
  if (time > limit && !isFile(reply)) return `${Math.round(time)} ms`;
  const label = `${JSON.stringify(headers)}\n${text}`;
  const isRefused = code >= 400 || /"status":\{"status":(?!0,)/.test(text);
  const secret = namesFolders(request) && !isRefused ? undefined : secrets.find((secret) => label.includes(secret));
  if (secret) return `names ${secret}`;
  const isCall = /^\/api(\/|\?|$)/.test(request.target);
  const inside = isRefused ? insides.find((pattern) => pattern.test(label)) : undefined;
  if (inside) return `shows its insides: ${inside.exec(label)?.[0]}`;
  if (!isCall || request.method === 'HEAD' || isFile(reply)) return null;
  if (/"status":\{"status":500\b/.test(text)) return 'status 500';
  if (isEnvelope(text) || request.target.startsWith('/api/openapi.json')) return null;
  return beforeHttp.includes(code) && !headers['x-content-type-options'] ? null : 'no envelope';
}

import { isIP } from 'node:net';

import type { Sentence } from '../kernel/words/sentence.ts';

/** A value that does not fit its setting; the sentence goes on after the name of the setting. */
export class UnfitValue extends Error {
  constructor(readonly sentence: Sentence) {
    super(sentence.en);
    this.name = 'UnfitValue';
  }
}

/** Reads one setting: its name, what it is when absent, and how its text is understood. */
export type Read = <Value>(name: string, fallback: string, parse: (text: string) => Value) => Value;

export function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new UnfitValue({
      zh_CN: `必须是 0 到 65535 的端口号，而不是“${text}”`,
      en: `must be a port from 0 to 65535, not '${text}'`,
    });
  return port;
}

export function readChoice<const Choices extends readonly string[]>(...choices: Choices) {
  return (text: string): Choices[number] => {
    if (choices.includes(text)) return text;
    const list = choices.join(', ');
    throw new UnfitValue({
      zh_CN: `只能是 ${list} 之一，而不是“${text}”`,
      en: `must be one of ${list}, not '${text}'`,
    });
  };
}

export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

/** An origin exactly: scheme, host and port, nothing after it. */
export function readOrigin(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (!/^https?:\/\//.test(origin) || ![origin, `${origin}/`].includes(text.toLowerCase())) {
    throw new UnfitValue({
      zh_CN: `必须是形如 http://localhost:8081、不带路径的来源，而不是“${text}”`,
      en: `must hold origins like http://localhost:8081 without a path, not '${text}'`,
    });
  }
  return origin;
}

/** A number of seconds above 0, as milliseconds. */
export function readSeconds(text: string): number {
  const seconds = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || seconds <= 0 || seconds > 3600)
    throw new UnfitValue({
      zh_CN: `必须是大于 0、不超过 3600 的秒数，而不是“${text}”`,
      en: `must be a number of seconds above 0 and up to 3600, not '${text}'`,
    });
  return seconds * 1000;
}

/** A whole number from the least to the most. */
export function readWhole(least: number, most: number) {
  return (text: string): number => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    throw new UnfitValue({
      zh_CN: `必须是 ${least} 到 ${most} 的整数，而不是“${text}”`,
      en: `must be a whole number from ${least} to ${most}, not '${text}'`,
    });
  };
}

/** Words with commas or blanks between them. */
export const readWords = (text: string): string[] => [...new Set(text.split(/[\s,]+/).filter(Boolean))];

/** Origins with commas or blanks between them. */
export function readOrigins(text: string): string[] {
  return [...new Set(readWords(text).map(readOrigin))];
}

/** Names of hosts, each with its port when that is not the one of its scheme; commas or blanks between them. */
export function readHosts(text: string): string[] {
  const hosts = readWords(text.toLowerCase());
  const wrong = hosts.find((host) => !URL.canParse(`https://${host}`) || new URL(`https://${host}`).host !== host);
  if (wrong) {
    throw new UnfitValue({
      zh_CN: `必须是形如 tools.example.com 或 tools.example.com:8443 的主机，而不是“${wrong}”`,
      en: `must hold hosts like tools.example.com or tools.example.com:8443, not '${wrong}'`,
    });
  }
  return hosts;
}

/** Addresses or networks such as 10.0.0.0/8, with commas or blanks between them. */
export function readNetworks(text: string): string[] {
  const networks = readWords(text);
  const wrong = networks.find((network) => !isNetwork(network));
  if (wrong) {
    throw new UnfitValue({
      zh_CN: `必须是形如 10.0.0.1 的地址或形如 10.0.0.0/8 的网段，而不是“${wrong}”`,
      en: `must hold addresses like 10.0.0.1 or networks like 10.0.0.0/8, not '${wrong}'`,
    });
  }
  return networks;
}

/** Addresses of IPv4 have 32 bits, those of IPv6 128. */
function isNetwork(text: string): boolean {
  const [address = '', length = '0', ...more] = text.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  return bits !== undefined && more.length === 0 && /^\d{1,3}$/.test(length) && Number(length) <= bits;
}

/** Whether only this machine can reach a server that listens on the host. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** A secret that others send in a header: long enough not to be guessed. It is not repeated in what is said of it. */
export function readToken(text: string): string | null {
  if (!text) return null;
  if (!/^[\x21-\x7e]{16,}$/.test(text)) {
    throw new UnfitValue({
      zh_CN: '必须至少有 16 个可见的 ASCII 字符',
      en: 'must have at least 16 visible ASCII characters',
    });
  }
  return text;
}

/** Where PostgreSQL is; nothing is none. The value may hold a password, so it is not repeated. */
export function readDatabaseUrl(text: string): string | null {
  if (!text) return null;
  if (!/^postgres(ql)?:\/\/.+/.test(text) || !URL.canParse(text)) {
    throw new UnfitValue({
      zh_CN: '必须形如 postgres://user:password@host:5432/database',
      en: 'must be an address like postgres://user:password@host:5432/database',
    });
  }
  return text;
}

import type { FoundImport } from './imports.ts';

/** What all the rest of the server stands on: no domain is known here. Each of its files may be imported. */
export const ground: Record<string, string[]> = { kernel: [], settings: ['kernel'], state: ['kernel'] };

/** The domains see the ground, and of each other what is named here, by its public face. */
const domains: Record<string, string[]> = {
  accounts: ['audit', 'captcha'],
  audit: [],
  captcha: [],
  catalogue: ['accounts'],
  codes: ['accounts', 'audit', 'captcha', 'gateways', 'notices'],
  content: ['importer'],
  deliveries: ['audit', 'importer', 'market'],
  demo: ['accounts', 'catalogue', 'content', 'geography', 'market'],
  exports: ['accounts', 'catalogue', 'market'],
  factors: ['accounts', 'audit'],
  gateways: [],
  geography: [],
  handover: ['accounts'],
  http: [],
  importer: ['geography', 'market'],
  kept: ['accounts', 'catalogue'],
  keys: ['accounts'],
  market: [],
  messaging: ['accounts', 'audit', 'notices'],
  metrics: ['http'],
  notices: ['gateways'],
  page: ['accounts', 'catalogue', 'http'],
  proof: ['accounts', 'audit', 'codes', 'factors', 'gateways'],
  search: ['market'],
  tracking: ['accounts', 'audit', 'http'],
  trials: ['audit', 'catalogue', 'codes'],
  watches: ['accounts', 'audit', 'catalogue', 'codes', 'exports', 'gateways', 'http', 'kept', 'market'],
  webhooks: ['market'],
};

const allOf = Object.keys;

/** The name of the entry, `server/main.ts`, beside those of the folders. */
const entry = 'main';

/** What each room of the server may see of the others. Nothing sees the last three, but the entry the app. */
export const rooms: Record<string, readonly string[]> = {
  ...ground,
  ...Object.fromEntries(Object.entries(domains).map(([room, seen]) => [room, [...allOf(ground), ...seen]])),
  app: [...allOf(ground), ...allOf(domains)],
  cli: [...allOf(ground), ...allOf(domains)],
  [entry]: ['kernel', 'settings', 'app'],
};

/** Who is allowed to see whom among the domains, as pairs. */
export const allowedAmongDomains: [from: string, to: string][] = Object.entries(domains).flatMap(([from, seen]) =>
  seen.map((to): [string, string] => [from, to]),
);

/** The rooms of which others see one file alone. */
export const faced = [...allOf(domains), 'app', 'cli'];

/** The public face of a room. */
export const faceOf = (room: string): string => `server/${room}/index.ts`;

/** @returns the room of a file of the server; undefined for one that lies loose, or elsewhere */
export function roomOf(file: string): string | undefined {
  if (file === `server/${entry}.ts`) return entry;
  return /^server\/([^/]+)\/./.exec(file)?.[1];
}

/** @returns what is wrong with an import of the server; null when nothing is, or it names no file of the server */
export function faultOf({ file, target }: Pick<FoundImport, 'file' | 'target'>): string | null {
  if (!target.startsWith('server/')) return null;
  const [from, to] = [roomOf(file), roomOf(target)];
  if (from === undefined || to === undefined) return 'a file that lies loose';
  if (from === to) return null;
  if (!rooms[from]?.includes(to)) return `${from} may not see ${to}`;
  return faced.includes(to) && target !== faceOf(to) ? `past the face of ${to}` : null;
}

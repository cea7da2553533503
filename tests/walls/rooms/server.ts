import { loose, type Rooms } from './rooms.ts';

/** What all the rest of the server stands on: no domain is known here. Each of its files may be imported. */
const ground: Record<string, string[]> = { kernel: [], settings: ['kernel'], state: ['kernel'] };

/** The domains see the ground, and of each other what is named here, by its public face. */
const domains: Record<string, string[]> = {
  accounts: ['audit', 'captcha', 'templates'],
  administration: [
    'accounts',
    'audit',
    'backup',
    'content',
    'exports',
    'factors',
    'gateways',
    'importer',
    'keys',
    'market',
    'modules',
    'notices',
    'products',
    'remarks',
    'setup',
    'templates',
    'tracking',
    'trials',
    'watches',
  ],
  agent: [],
  audit: [],
  backup: ['audit'],
  captcha: [],
  products: ['accounts'],
  codes: ['accounts', 'audit', 'captcha', 'gateways', 'notices'],
  content: ['accounts', 'products', 'geography', 'importer'],
  decks: ['accounts', 'exports', 'market', 'saved'],
  deliveries: ['audit', 'content', 'importer', 'market'],
  demo: ['accounts', 'products', 'content', 'geography', 'market'],
  exports: ['accounts', 'products', 'market', 'remarks', 'templates'],
  factors: ['accounts', 'audit'],
  gateways: ['audit'],
  geography: [],
  handover: ['accounts'],
  http: [],
  importer: ['geography', 'market'],
  odata: ['accounts', 'agent', 'exports', 'market', 'saved'],
  remarks: ['accounts', 'market'],
  receivers: ['accounts', 'webhooks'],
  saved: ['accounts', 'products'],
  keys: ['accounts'],
  market: [],
  messaging: ['accounts', 'audit', 'notices'],
  metrics: ['http'],
  modules: ['audit', 'importer', 'keys', 'products', 'webhooks'],
  notices: ['gateways'],
  page: ['accounts', 'modules', 'products', 'http'],
  proof: ['accounts', 'audit', 'codes', 'factors', 'gateways'],
  search: ['market', 'products'],
  setup: [],
  signon: ['accounts', 'audit', 'http', 'products'],
  tracking: ['accounts', 'audit', 'http'],
  templates: ['http'],
  trials: ['audit', 'products', 'codes'],
  watches: [
    'accounts',
    'audit',
    'products',
    'codes',
    'decks',
    'exports',
    'gateways',
    'http',
    'receivers',
    'saved',
    'market',
    'remarks',
    'templates',
  ],
  webhooks: ['market'],
  wording: ['market'],
};

const allOf = Object.keys;

/** Who is allowed to see whom among the domains, as pairs. */
export const allowedAmongDomains: [from: string, to: string][] = Object.entries(domains).flatMap(([from, seen]) =>
  seen.map((to): [string, string] => [from, to]),
);

/** What each room of the server may see of the others. Nothing sees app and cli, but the entry `server/main.ts` the app. */
export const server: Rooms = {
  part: 'server',
  sees: {
    ...ground,
    ...Object.fromEntries(Object.entries(domains).map(([room, seen]) => [room, [...allOf(ground), ...seen]])),
    app: [...allOf(ground), ...allOf(domains)],
    cli: [...allOf(ground), ...allOf(domains)],
    [loose]: ['kernel', 'settings', 'app'],
  },
  ground: allOf(ground),
  heads: ['app', 'cli'],
  faced: [...allOf(domains), 'app', 'cli'],
};

import { resolve } from 'node:path';
import { OperatorError } from '../kernel/refusals/operator-error.ts';
import type { Sentence } from '../kernel/words/sentence.ts';
import { type SettingInForce, settingInForce } from './in-force.ts';
import { givenText } from './secret-files.ts';
import { type ClientLimits, readClientLimits } from './settings-clients.ts';
import { type DatabaseLimits, readDatabaseLimits } from './settings-database.ts';
import { type ExportSettings, readExportSettings } from './settings-exports.ts';
import { type FileLimits, readFileLimits } from './settings-files.ts';
import { type GatewaySettings, readGatewaySettings } from './settings-gateways.ts';
import { type MarketLimits, readMarketLimits } from './settings-market.ts';
import { type ModelSettings, readModelSettings } from './settings-model.ts';
import { type OperatorSettings, readOperatorSettings } from './settings-operator.ts';
import { readSiteSettings, type SiteSettings } from './settings-sites.ts';
import {
  isLoopback,
  readChoice,
  readDatabaseUrl,
  readHosts,
  readNetworks,
  readOrigin,
  readOrigins,
  readPort,
  readSeconds,
  readToken,
  readWhole,
  readWords,
  UnfitValue,
} from './settings-values.ts';
import { readWebhookSettings, type WebhookSettings } from './settings-webhooks.ts';
import { readSignOn } from './sign-on/read-sign-on.ts';
import type { SignOnProvider } from './sign-on/sign-on-provider.ts';

export interface Settings extends GatewaySettings, ExportSettings, OperatorSettings {
  /** HOST: the address to listen on. */
  host: string;
  /** PORT: 0 takes a free one. */
  port: number;
  /** PORTAL_DATA: the one folder that holds everything the server keeps, as an absolute path. */
  dataFolder: string;
  /** PORTAL_DATABASE_URL: PostgreSQL for the state; without it the state is an SQLite file in the data folder. */
  databaseUrl: string | null;
  /** How long calls wait for the database of the state. */
  databaseLimits: DatabaseLimits;
  /** PORTAL_DEMO: auto fills a new data folder with demo accounts and market, on also an old one, off removes them. */
  demo: 'auto' | 'on' | 'off';
  /** PORTAL_MODE: development lets everyone override modules. */
  mode: 'production' | 'development';
  /**
   * PORTAL_OVERRIDE_ORIGINS: the exact origins modules may be overridden from; without it those of a development server
   * on this machine, as long as only this machine reaches the portal.
   */
  overrideOrigins: string[];
  /** PORTAL_FRAME_ORIGINS: the sites besides this one that may show the portal in a frame (A21). */
  frameOrigins: string[];
  /** PORTAL_API_ORIGIN: another back end that speaks the same wire; null is this server. */
  apiOrigin: string | null;
  /** PORTAL_PROXIES: addresses of reverse proxies that are believed who asked, and over what. */
  proxies: string[];
  /** PORTAL_PROXY_HEADER: what they tell it with: X-Forwarded-For, -Proto and -Host, or Forwarded. */
  proxyHeader: 'x-forwarded' | 'forwarded';
  /** PORTAL_HSTS: whether browsers that came over TLS are told to come no other way, to the hosts below this one too. */
  hsts: 'on' | 'subdomains' | 'off';
  /** What one client may take of the server. */
  clients: ClientLimits;
  /** PORTAL_LOG: the least important log lines that are written. */
  log: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** PORTAL_MODULE_TIMEOUT: how long a page waits for the code of an area, in milliseconds (S9.001). */
  moduleTimeout: number;
  /** PORTAL_EXCLUDED_ASSETS: parts of addresses whose scripts and styles are left to the page (S9.052). */
  excludedAssets: string[];
  /** PORTAL_CAPTCHA: risk asks for the puzzle at a password login after two failures, always at every one (A24). */
  captcha: 'risk' | 'always';
  /** PORTAL_ORIGIN: where people reach the portal, for links in messages and QR codes; null is the address it listens on. */
  publicOrigin: string | null;
  /** PORTAL_TRUSTED_HOSTS: sites besides those of the menu that a link may hand the session to (A29). */
  trustedHosts: string[];
  /**
   * PORTAL_TRACKING_APP_ID, PORTAL_TRACKING_SECRET: what a browser says when it begins to report use. They stand in every
   * page, so they are no secrets and grant nothing but to register (S7.063).
   */
  tracking: { appId: string; secret: string };
  /** PORTAL_TRACKING_MB: how much of the use of one address is kept a day, here in bytes. */
  trackingBytes: number;
  /** PORTAL_AUDIT_DAYS: how many days a line of the audit trail is kept. */
  auditDays: number;
  /** How many days a password works that its owner has not chosen; 0 for as long as it stays. */
  firstPasswordDays: number;
  /** PORTAL_SIGN_ON: the providers that sign in people of companies, as its file lists them. */
  signOn: readonly SignOnProvider[];
  /** PORTAL_METRICS_TOKEN: what a reader of GET /metrics must bear; null measures nothing. */
  metricsToken: string | null;
  /** PORTAL_WEBHOOKS, PORTAL_WEBHOOK_SECRET: who is told when a release is published; null tells nobody. */
  webhooks: WebhookSettings | null;
  /** PORTAL_MODEL_*: a language model that may read questions in words; null asks none. */
  model: ModelSettings | null;
  /** PORTAL_MARKET_URL: a PostgreSQL that the market is asked from; without it the files of the data folder are. */
  marketUrl: string | null;
  /** What questions to the market may take. */
  market: MarketLimits;
  /** PORTAL_DELIVERIES: the folder that is watched for deliveries, as an absolute path; null watches none. */
  deliveries: string | null;
  /** PORTAL_BACKUPS: where backups go that are begun in the browser, as an absolute path; null lets none be begun there. */
  backups: string | null;
  /** PORTAL_DELIVERY_DAYS: how many days the watched folder keeps what was put away; 0 keeps all. */
  deliveryDays: number;
  /** PORTAL_DELIVERY_MB: how large a file may be that is delivered by a call, here in bytes. */
  deliveryBytes: number;
  /** PORTAL_DELIVERY_MEMORY: how many megabytes of memory the process has for itself that carries deliveries out. */
  deliveryMemory: number;
  /** What a file may hold that is brought into the market. */
  files: FileLimits;
  /** PORTAL_WATCHES: how many watches an account may have. */
  watches: number;
  /** Addresses beside the portal. */
  sites: SiteSettings;
  /** PORTAL_DIST: where the build put manifest.json and assets. */
  distFolder: string;
  /** All of them as they were given, without secrets. */
  inForce: readonly SettingInForce[];
}

/** Where a module's development server is by default (S3.017). */
const developmentServers = 'http://localhost:8081 http://127.0.0.1:8081';

/**
 * The settings from the environment, and secrets from the files that it names; an empty value counts as absent.
 * @throws OperatorError that names every setting that does not fit, and what fits.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const faults: [label: Sentence, fault: Sentence][] = [];
  const inForce: SettingInForce[] = [];
  const read = <Value>(name: string, fallback: string, parse: (text: string) => Value): Value => {
    let label: Sentence = { zh_CN: name, en: name };
    try {
      const given = givenText(env, name);
      label = given.label;
      inForce.push(settingInForce(name, given, fallback));
      return parse(given.text || fallback);
    } catch (error) {
      if (!(error instanceof UnfitValue)) throw error;
      faults.push([label, error.sentence]);
      // Nobody sees the settings that come of it; a setting that is wanted has no other value to go on with.
      return undefined as Value;
    }
  };
  const host = read('HOST', '127.0.0.1', (text) => text);
  const settings: Settings = {
    host,
    port: read('PORT', '8080', readPort),
    dataFolder: read('PORTAL_DATA', './data', (text) => resolve(text)),
    databaseUrl: read('PORTAL_DATABASE_URL', '', readDatabaseUrl),
    databaseLimits: readDatabaseLimits(read),
    demo: read('PORTAL_DEMO', 'auto', readChoice('auto', 'on', 'off')),
    mode: read('PORTAL_MODE', 'production', readChoice('production', 'development')),
    overrideOrigins: read('PORTAL_OVERRIDE_ORIGINS', isLoopback(host) ? developmentServers : '', readOrigins),
    frameOrigins: read('PORTAL_FRAME_ORIGINS', '', readOrigins),
    apiOrigin: read('PORTAL_API_ORIGIN', '', (text) => (text ? readOrigin(text) : null)),
    proxies: read('PORTAL_PROXIES', '', readNetworks),
    proxyHeader: read('PORTAL_PROXY_HEADER', 'x-forwarded', readChoice('x-forwarded', 'forwarded')),
    hsts: read('PORTAL_HSTS', 'on', readChoice('on', 'subdomains', 'off')),
    clients: readClientLimits(read),
    log: read('PORTAL_LOG', 'info', readChoice('debug', 'info', 'warn', 'error', 'silent')),
    moduleTimeout: read('PORTAL_MODULE_TIMEOUT', '120', readSeconds),
    excludedAssets: read('PORTAL_EXCLUDED_ASSETS', '', readWords),
    captcha: read('PORTAL_CAPTCHA', 'risk', readChoice('risk', 'always')),
    publicOrigin: read('PORTAL_ORIGIN', '', (text) => (text ? readOrigin(text) : null)),
    ...readGatewaySettings(read),
    trustedHosts: read('PORTAL_TRUSTED_HOSTS', '', readHosts),
    tracking: {
      appId: read('PORTAL_TRACKING_APP_ID', 'car-market-portal', (text) => text),
      secret: read('PORTAL_TRACKING_SECRET', 'car-market-portal', (text) => text),
    },
    trackingBytes: read('PORTAL_TRACKING_MB', '40', readWhole(1, 100_000)) * 1024 * 1024,
    ...readExportSettings(read),
    ...readOperatorSettings(read),
    watches: read('PORTAL_WATCHES', '20', readWhole(1, 1000)),
    auditDays: read('PORTAL_AUDIT_DAYS', '400', readWhole(1, 36_500)),
    firstPasswordDays: read('PORTAL_FIRST_PASSWORD_DAYS', '14', readWhole(0, 3650)),
    signOn: read('PORTAL_SIGN_ON', '', readSignOn),
    metricsToken: read('PORTAL_METRICS_TOKEN', '', readToken),
    webhooks: readWebhookSettings(read),
    model: readModelSettings(read),
    marketUrl: read('PORTAL_MARKET_URL', '', readDatabaseUrl),
    market: readMarketLimits(read),
    deliveries: read('PORTAL_DELIVERIES', '', (text) => (text ? resolve(text) : null)),
    backups: read('PORTAL_BACKUPS', '', (text) => (text ? resolve(text) : null)),
    deliveryDays: read('PORTAL_DELIVERY_DAYS', '90', readWhole(0, 36_500)),
    deliveryBytes: read('PORTAL_DELIVERY_MB', '512', readWhole(1, 100_000)) * 1024 * 1024,
    deliveryMemory: read('PORTAL_DELIVERY_MEMORY', '1024', readWhole(128, 1_000_000)),
    files: readFileLimits(read),
    sites: readSiteSettings(read),
    distFolder: read('PORTAL_DIST', './dist', (text) => resolve(text)),
    inForce,
  };
  if (faults.length > 0) {
    throw new OperatorError({
      zh_CN: `设置有误：${faults.map(([label, { zh_CN }]) => `${label.zh_CN} ${zh_CN}`).join('；')}。`,
      en: `Invalid settings: ${faults.map(([label, { en }]) => `${label.en} ${en}`).join('; ')}.`,
    });
  }
  return settings;
}

/** Design chapter 7: accounts whose passwords are published must not be reachable from other machines. */
export function refusePublishedPasswords(settings: Settings, publishedAccounts: number): void {
  if (publishedAccounts === 0 || isLoopback(settings.host)) return;
  throw new OperatorError({
    zh_CN:
      `演示账号的密码是公开的，因此不能在 HOST=${settings.host} 上提供服务：` +
      '请设置 PORTAL_DEMO=off 删除演示账号，或让 HOST 保持 127.0.0.1。',
    en:
      `The demo accounts have published passwords, so the server will not listen on HOST=${settings.host} with them: ` +
      'set PORTAL_DEMO=off to remove the demo accounts, or leave HOST at 127.0.0.1.',
  });
}

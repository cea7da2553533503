import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readSettings, refusePublishedPasswords } from './settings.ts';
import { isLoopback } from './settings-values.ts';

describe('readSettings', () => {
  test('gives the documented defaults', () => {
    const { inForce: _, ...settings } = readSettings({});
    expect(settings).toEqual({
      host: '127.0.0.1',
      port: 8080,
      dataFolder: resolve('data'),
      databaseUrl: null,
      demo: 'auto',
      marketUrl: null,
      databaseLimits: { connect: 1000, statement: 2000, lock: 1500 },
      gatewayTime: 2500,
      deliveries: null,
      deliveryDays: 90,
      deliveryBytes: 512 * 1024 * 1024,
      backups: null,
      deliveryMemory: 1024,
      files: {
        line: 1_000_000,
        columns: 2000,
        cells: 50_000_000,
        archiveBytes: 4096 * 1024 * 1024,
        workbookBytes: 1024 * 1024 * 1024,
        textBytes: 256 * 1024 * 1024,
        ratio: 200,
      },
      mode: 'production',
      frameOrigins: [],
      apiOrigin: null,
      proxies: [],
      log: 'info',
      proxyHeader: 'x-forwarded',
      hsts: 'on',
      captcha: 'risk',
      publicOrigin: null,
      webhooks: null,
      model: null,
      sms: null,
      mail: null,
      messaging: null,
      trustedHosts: [],
      tracking: { appId: 'car-market-portal', secret: 'car-market-portal' },
      trackingBytes: 40 * 1024 * 1024,
      clients: {
        sockets: 1000,
        requests: 1000,
        unreadBytes: 134_217_728,
        headers: 100,
        headerBytes: 16_384,
        time: 30_000,
      },
      sites: { admin: null, oldVersion: null, officialSite: null, reportOrigin: null },
      operator: {},
      mark: null,
      market: { memory: 768, threads: null, seconds: 20, rows: 2_000_000, slow: 2000, connect: 1000 },
      exportRows: 200_000,
      exportCells: 20_000_000,
      exportBytes: 1000 * 1024 * 1024,
      exportHours: 24,
      ownKeys: 5,
      receiversInside: [],
      modulesInside: [],
      signOn: [],
      watches: 20,
      moduleTimeout: 120_000,
      excludedAssets: [],
      auditDays: 400,
      firstPasswordDays: 14,
      metricsToken: null,
      distFolder: resolve('dist'),
      overrideOrigins: ['http://localhost:8081', 'http://127.0.0.1:8081'],
    });
  });

  test('an empty value counts as absent', () => {
    expect(readSettings({ PORT: ' ', PORTAL_DEMO: '' })).toEqual(readSettings({}));
  });

  test('lets nothing be overridden by default where others reach the portal', () => {
    expect(readSettings({ HOST: '0.0.0.0' }).overrideOrigins).toEqual([]);
  });

  test('reads lists of origins exactly', () => {
    const origins = 'http://localhost:8081, https://dev.example.com/';
    expect(readSettings({ PORTAL_OVERRIDE_ORIGINS: origins }).overrideOrigins).toEqual([
      'http://localhost:8081',
      'https://dev.example.com',
    ]);
  });

  test.each([
    [{ PORTAL_METRICS_TOKEN: 'too short' }, /PORTAL_METRICS_TOKEN must have at least 16 visible ASCII characters/],
    [{ PORT: '80x' }, /PORT must be a port from 0 to 65535, not '80x'/],
    [{ PORT: '70000' }, /PORT must be a port/],
    [{ PORTAL_DEMO: 'maybe' }, /PORTAL_DEMO must be one of auto, on, off/],
    [{ PORTAL_OVERRIDE_ORIGINS: 'localhost:8081' }, /PORTAL_OVERRIDE_ORIGINS must hold origins/],
    [{ PORTAL_FRAME_ORIGINS: 'https://a.example/path' }, /without a path/],
    [{ PORTAL_FRAME_ORIGINS: '*' }, /PORTAL_FRAME_ORIGINS/],
    [{ PORTAL_PROXIES: '10.0.0.1, proxy' }, /PORTAL_PROXIES must hold addresses .* not 'proxy'/],
    [{ PORTAL_PROXIES: '10.0.0.0/33' }, /PORTAL_PROXIES must hold addresses/],
    [{ PORTAL_PROXIES: '2001:db8::/129 ::1' }, /PORTAL_PROXIES must hold addresses .* not '2001:db8::\/129'/],
    [{ PORTAL_PROXY_HEADER: 'via' }, /PORTAL_PROXY_HEADER must be one of x-forwarded, forwarded, not 'via'/],
    [{ PORTAL_HSTS: 'yes' }, /PORTAL_HSTS must be one of on, subdomains, off/],
    [{ PORTAL_TRUSTED_HOSTS: 'a.example, https://b.example' }, /PORTAL_TRUSTED_HOSTS must hold hosts .* not 'https/],
    [{ PORTAL_TRUSTED_HOSTS: 'a.example/path' }, /PORTAL_TRUSTED_HOSTS/],
    [{ PORTAL_ADMIN_URL: 'javascript:alert(1)' }, /PORTAL_ADMIN_URL must be an http or https address/],
    [{ PORTAL_CONTACT: 'javascript:alert(1)' }, /PORTAL_CONTACT must be an https, mailto: or tel: address/],
    [{ PORTAL_REPORT_ORIGIN: 'https://a.example/x' }, /PORTAL_REPORT_ORIGIN must hold origins/],
    [{ PORTAL_MARKET_MEMORY: '12' }, /PORTAL_MARKET_MEMORY must be a whole number from 64 to 1000000, not '12'/],
    [{ PORTAL_MARKET_SECONDS: '1.5' }, /PORTAL_MARKET_SECONDS must be a whole number/],
    [{ PORTAL_MARKET_THREADS: '0' }, /PORTAL_MARKET_THREADS must be a whole number/],
    [{ PORTAL_FILE_LINE: '12' }, /PORTAL_FILE_LINE must be a whole number from 1000 to 100000000, not '12'/],
    [{ PORTAL_FILE_COLUMNS: '16385' }, /PORTAL_FILE_COLUMNS must be a whole number from 10 to 16384/],
    [{ PORTAL_FILE_RATIO: 'x' }, /PORTAL_FILE_RATIO must be a whole number/],
    [{ PORTAL_DELIVERY_MEMORY: '64' }, /PORTAL_DELIVERY_MEMORY must be a whole number from 128/],
    [{ PORTAL_MARKET_ROWS: '-1' }, /PORTAL_MARKET_ROWS must be a whole number/],
    [{ PORTAL_MARKET_URL: 'mysql://x' }, /PORTAL_MARKET_URL must be an address like postgres/],
    [{ PORTAL_DATABASE_URL: 'mysql://x' }, /PORTAL_DATABASE_URL must be an address like postgres/],
  ])('%j is refused in a sentence', (env, words) => {
    expect(() => readSettings(env)).toThrow(words);
  });

  test('S7.063 what a browser registers with, and the hosts that are trusted, come from the environment', () => {
    const env = { PORTAL_TRACKING_APP_ID: 'app', PORTAL_TRACKING_SECRET: 'word' };
    expect(readSettings(env).tracking).toEqual({ appId: 'app', secret: 'word' });
    const hosts = readSettings({ PORTAL_TRUSTED_HOSTS: 'Tools.example.com, 127.0.0.1:8443' }).trustedHosts;
    expect(hosts).toEqual(['tools.example.com', '127.0.0.1:8443']);
  });

  test('names every fault at once, and never repeats the address of the database', () => {
    const faults = () => readSettings({ PORT: 'x', PORTAL_MODE: 'y', PORTAL_DATABASE_URL: 'mysql://u:secret@h/d' });
    expect(faults).toThrow(/PORT .*PORTAL_MODE|PORTAL_MODE .*PORT/);
    expect(faults).not.toThrow(/secret/);
  });
});

test('published passwords are refused on an address others can reach', () => {
  const open = readSettings({ HOST: '0.0.0.0' });
  expect(() => refusePublishedPasswords(open, 3)).toThrow(/PORTAL_DEMO=off/);
  expect(() => refusePublishedPasswords(open, 0)).not.toThrow();
  expect(() => refusePublishedPasswords(readSettings({}), 3)).not.toThrow();
});

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['127.0.0.1.example.com', false],
])('%s is loopback: %s', (host, loopback) => {
  expect(isLoopback(host)).toBe(loopback);
});

test('S9.001 S9.052 the wait for a module and the excluded assets are settings', () => {
  const settings = readSettings({ PORTAL_MODULE_TIMEOUT: '2.5', PORTAL_EXCLUDED_ASSETS: 'maps.example, stats.js' });
  expect(settings.moduleTimeout).toBe(2500);
  expect(settings.excludedAssets).toEqual(['maps.example', 'stats.js']);
  expect(() => readSettings({ PORTAL_MODULE_TIMEOUT: '0' })).toThrow(
    /PORTAL_MODULE_TIMEOUT must be a number of seconds/,
  );
});

test('what questions to the market may take are settings', () => {
  const env = { PORTAL_MARKET_MEMORY: '2048', PORTAL_MARKET_THREADS: '8', PORTAL_MARKET_SECONDS: '5' };
  expect(readSettings({ ...env, PORTAL_MARKET_ROWS: '5000' }).market).toEqual({
    memory: 2048,
    threads: 8,
    seconds: 5,
    rows: 5000,
    slow: 2000,
    connect: 1000,
  });
});

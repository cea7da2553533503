import type { FoundImport } from './imports.ts';

/** Folders and files that may name a package, as the beginnings of their paths. Who stands in no line may name none. */
export const packages: Record<string, readonly string[]> = {
  // The browser calls the server in one place, reads cookies in one, and draws charts in one.
  '@tanstack/react-query': ['shell-app/questions/', 'build/shared/'],
  '@tanstack/react-virtual': ['ui/analysis/table/'],
  axios: ['shell-app/api/', 'build/shared/'],
  '@microsoft/connected-workbooks': ['ui/analysis/share/feed/'],
  'pdfjs-dist': ['areas/report-market/reader/pdf/'],
  highcharts: ['ui/charts/', 'build/shared/'],
  'highcharts-react-official': ['ui/charts/', 'build/shared/'],
  'js-cookie': ['shell-app/cookies/', 'build/shared/'],
  'node-polyglot': ['shell-app/i18n/', 'build/shared/'],
  react: ['areas/', 'parcels/', 'shell-app/', 'ui/', 'build/hot/', 'build/shared/', 'build/output/page-scripts.ts'],
  // Who mounts a tree, and a bubble that hangs outside of its own, and a picture that is drawn to be taken away.
  'react-dom': [...['shell-app/react/', 'ui/charts/file/', 'ui/print/', 'ui/tooltip/', 'build/shared/']],
  'react-router-dom': [
    ...['areas/', 'ui/address/', 'ui/pages/', 'build/shared/'],
    ...[
      'ui/analysis/frame/',
      'ui/analysis/reports/',
      'ui/analysis/saved/',
      'ui/analysis/watch/watch-page.tsx',
      'ui/analysis/ways/',
    ],
  ],
  // The root config routes; the shell knows what single-spa hands to what it mounts.
  'single-spa': [
    ...['root-config/', 'shell-app/react/', 'shell-app/parcels/', 'build/shared/'],
    ...['shell-app/lifecycles.tsx', 'shell-app/layout/app.tsx'],
  ],
  'single-spa-react': ['shell-app/react/', 'build/shared/'],
  // The dashboard follows what the shell keeps of its panels and their answers.
  valtio: ['shell-app/', 'parcels/dashboard/', 'root-config/start-portal.ts', 'build/shared/'],

  // The wire.
  '@sinclair/typebox': [
    ...['contract/', 'server/content/import/', 'server/importer/'],
    ...['server/kernel/refusals/schema-faults.ts', 'server/market/gate/', 'server/settings/sign-on/'],
  ],

  // The server: HTTP.
  '@modelcontextprotocol/sdk': ['server/agent/'],
  '@fastify/cookie': ['server/http/'],
  '@fastify/rate-limit': ['server/http/'],
  '@fastify/static': ['server/http/'],
  ajv: ['server/http/', 'server/products/read-manifests.ts', 'server/wording/model/judge-query.ts'],
  // Routes that are no calls are added to the app by those who answer them.
  fastify: [
    ...['server/http/', 'server/app/open-app.ts', 'server/metrics/metrics-routes.ts', 'server/modules/'],
    'server/templates/mark-route.ts',
    ...['server/content/report/report-routes.ts', 'server/content/image/image-routes.ts'],
    ...['server/content/marketplace/document/document-route.ts', 'server/deliveries/upload-route.ts'],
    'server/deliveries/uploads/people-route.ts',
    'server/content/marketplace/folder/archive-route.ts',
    ...['server/agent/agent-route.ts', 'server/odata/odata-route.ts', 'server/signon/'],
    ...[
      'server/messaging/messaging-routes.ts',
      'server/watches/calls/watch-routes.ts',
      'server/watches/calls/feed-route.ts',
    ],
  ],
  // The server: stores. Only the state opens its database; who keeps something in it asks in SQL.
  '@duckdb/node-api': ['server/market/', 'server/importer/', 'server/demo/'],
  '@photostructure/sqlite': ['server/state/'],
  kysely: [
    'server/administration/lists/',
    ...['server/state/', 'server/accounts/', 'server/captcha/', 'server/products/', 'server/codes/'],
    ...[
      'server/content/',
      'server/factors/',
      'server/messaging/',
      'server/search/',
      'server/tracking/',
      'server/trials/',
    ],
  ],
  pg: ['server/state/', 'server/market/engine/'],
  'pg-copy-streams': ['server/market/engine/'],
  // The server: one trade each.
  '@cantoo/pdf-lib': ['server/content/marketplace/pdf/', 'server/demo/content/market-reports/'],
  '@napi-rs/canvas': ['server/captcha/', 'server/exports/picture/', 'server/exports/slides/'],
  '@simplewebauthn/server': ['server/factors/'],
  '@node-rs/argon2': ['server/accounts/'],
  '@zxcvbn-ts/language-common': ['server/accounts/'],
  bowser: ['server/accounts/'],
  'crc-32': ['server/importer/'],
  'csv-parse': ['server/importer/'],
  'fast-xml-parser': ['server/messaging/official/', 'server/kernel/words/', 'server/settings/mark-references.ts'],
  'html-to-text': ['server/content/import/'],
  jose: ['server/signon/'],
  htmlparser2: ['server/content/marketplace/folder/'],
  hucre: ['server/importer/'],
  'iconv-lite': ['server/importer/', 'server/kernel/words/script.ts'],
  'lru-cache': [
    'server/backup/runs/',
    'server/content/news/list/',
    'server/market/questions/',
    'server/modules/',
    'server/products/',
    'server/state/',
  ],
  nodemailer: ['server/gateways/'],
  'openid-client': ['server/signon/'],
  pino: ['server/http/logger.ts'],
  'pinyin-pro': ['server/kernel/words/spell.ts', 'server/kernel/words/script.ts'],
  'prom-client': ['server/metrics/'],
  otpauth: ['server/factors/'],
  qrcode: ['server/kernel/draw-qr.ts'],
  sharp: ['server/content/image/', 'server/content/import/images/'],
  yauzl: ['server/importer/', 'server/exports/slides/'],
  pptxgenjs: ['server/exports/slides/'],
  yazl: ['server/exports/'],

  // What builds, and what starts.
  '@pmmmwh/react-refresh-webpack-plugin': ['build/'],
  'css-minimizer-webpack-plugin': ['build/'],
  'mini-css-extract-plugin': ['build/'],
  esbuild: [
    ...['scripts/lib/portal/bundle-programs.mjs', 'build/area/read-area.ts'],
    'scripts/lib/packages/pack-testing.mjs',
  ],
  puppeteer: ['scripts/'],
  'terser-webpack-plugin': ['build/'],
  tsx: ['scripts/'],
  webpack: ['build/'],
  'webpack-dev-server': ['build/'],
};

/** What is Node's own: nothing that runs in a browser, nor the contract, which both sides read. */
const ofNode = ['server/', 'build/', 'scripts/'];

const named = /^(?:(node):.+|((?:@[\w.-]+\/)?[\w.-]+)(?:\/[\w./-]+)?)$/;

/** @returns the package that an import names, `node` for what is Node's own; null for files and the portal's modules */
export function packageOf({ target, isPath }: FoundImport): string | null {
  if (isPath || target.startsWith('@portal/')) return null;
  const [, node, name] = named.exec(target) ?? [];
  return node ?? name ?? null;
}

/** Whether an import names a package where it may not be named. */
export function crossesPackageWall(found: FoundImport): boolean {
  const name = packageOf(found);
  if (name === null) return false;
  const places = name === 'node' ? ofNode : packages[name];
  return !places?.some((place) => found.file.startsWith(place));
}

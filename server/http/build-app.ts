import { join } from 'node:path';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import type { PageAreas } from '@portal/contract';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { serveMetrics } from '../metrics/metrics-routes.ts';
import type { Metrics } from '../metrics/open-metrics.ts';
import { openApiDocument } from '../openapi.ts';
import { answerPage, type PublishedRelease } from '../page/answer-page.ts';
import type { ManifestSource } from '../page/manifest.ts';
import type { Settings } from '../settings.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { answerError, answerNotFound, isCall } from './answer-errors.ts';
import { answerRobots } from './answer-robots.ts';
import type { Handlers } from './call.ts';
import type { CallLimits } from './call-limits.ts';
import { compressAnswers } from './compress-answers.ts';
import { endConnections } from './end-connections.ts';
import type { MalformedRequest } from './envelope.ts';
import { loggerOptions, pathOf } from './logger.ts';
import { wantsPage } from './page-address.ts';
import { readJson } from './read-json.ts';
import { registerCalls } from './register-calls.ts';
import { commonHeaders, dataPolicy } from './security-headers.ts';
import { serveModules } from './serve-modules.ts';
import { serveVideos } from './serve-videos.ts';

export interface AppParts {
  settings: Settings;
  db: StateDatabase;
  handlers: Handlers;
  limits: CallLimits;
  /** Adds routes that are no calls, such as those other services ask. */
  addRoutes?: (app: FastifyInstance) => void;
  /** Null when nothing is measured. */
  metrics: Metrics | null;
  manifest: ManifestSource;
  areas: PageAreas;
  /** Where the files of areas from elsewhere lie; it need not be there. */
  moduleFolder: string;
  /** Whether the stores are open and a release is published. */
  ready: () => Promise<boolean>;
  /** What the page says of the published release; null while there is none. */
  release: () => Promise<PublishedRelease | null>;
  /** The present instant in milliseconds since 1970. */
  clock: () => number;
  /** Where log lines go; standard output when absent. */
  writeLog?: (line: string) => void;
}

/** S7.003: the largest body of a request, in bytes. */
const bodyLimit = 256 * 1024;

/** The whole HTTP face: calls, pages, files, health. Not listening yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings } = parts;
  const app = fastify({
    logger: loggerOptions(settings.log, parts.writeLog),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: settings.proxies.length > 0 ? settings.proxies : false,
    forceCloseConnections: 'idle',
    frameworkErrors: answerError,
  });
  endConnections(app);
  app.setErrorHandler(answerError);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, readJson(body as Buffer));
    } catch (error) {
      done(error as MalformedRequest);
    }
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...commonHeaders, 'content-security-policy': dataPolicy });
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, ip } = request;
    const line = { method, path: pathOf(url), address: ip, code: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log.info(line, 'answered');
  });
  compressAnswers(app);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  registerHealth(app, parts.ready);
  serveMetrics(app, { metrics: parts.metrics, token: settings.metricsToken });
  answerRobots(app);
  await registerAssets(app, settings.distFolder);
  await serveVideos(app);
  await serveModules(app, parts.moduleFolder);
  registerCalls(app, parts);
  parts.addRoutes?.(app);
  const document = openApiDocument();
  app.get('/api/openapi.json', () => document);
  app.addHook('onSend', async (request, reply, payload) => {
    if (isCall(request)) reply.header('cache-control', 'no-store');
    return payload;
  });
  registerPages(app, parts);
  return app;
}

function registerHealth(app: FastifyInstance, ready: () => Promise<boolean>): void {
  app.get('/healthz', { logLevel: 'warn' }, (_request, reply) => reply.header('cache-control', 'no-store').send('ok'));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const fine = await ready().catch(() => false);
    return reply
      .code(fine ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(fine ? 'ready' : 'not ready');
  });
}

/** Hashed files never change; each lies beside its .br and .gz, made by the build. */
async function registerAssets(app: FastifyInstance, distFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(distFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
    dotfiles: 'deny',
    setHeaders: (reply) => reply.setHeader('vary', 'accept-encoding'),
  });
}

/** Every other address is a page of the client; what is no page and no call is a plain 404. */
function registerPages(app: FastifyInstance, parts: AppParts): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url);
    if (isCall(request) || !wantsPage(request.method, path, request.headers)) return answerNotFound(request, reply);
    const { html, policy } = await answerPage(parts, {
      path,
      cookies: request.cookies,
      framed: request.headers['sec-fetch-dest'] === 'iframe',
    });
    return reply
      .code(200)
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(html);
  });
}

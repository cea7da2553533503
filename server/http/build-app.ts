import { join } from 'node:path';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Handlers } from '../kernel/calls/call.ts';
import type { MalformedRequest } from '../kernel/calls/envelope.ts';
import type { Sentence } from '../kernel/words/sentence.ts';
import type { Settings } from '../settings/settings.ts';
import { answerError, answerNotFound, isCall } from './calls/answer-errors.ts';
import { deviceCookie } from './calls/device-cookie.ts';
import { noteOf } from './calls/noted-requests.ts';
import { readJson } from './calls/read-json.ts';
import { type Admit, type CallTraces, registerCalls } from './calls/register-calls.ts';
import type { CallLimits } from './clients/call-limits.ts';
import { endConnections } from './clients/end-connections.ts';
import { clientOptions, holdClients } from './clients/hold-clients.ts';
import { type CountKey, countKeys } from './clients/key-limit.ts';
import { transportSecurity } from './clients/transport-security.ts';
import { networkCheck, trustProxies } from './clients/trust-proxies.ts';
import { answerRobots } from './files/answer-robots.ts';
import { compressAnswers } from './files/compress-answers.ts';
import { wantsPage } from './files/page-address.ts';
import { serveMark } from './files/serve-mark.ts';
import { serveModules, withoutTry } from './files/serve-modules.ts';
import { servePublic } from './files/serve-public.ts';
import { loggerOptions, pathOf } from './logger.ts';
import { namedRequests, nameRequests } from './name-requests.ts';
import { registerHealth } from './register-health.ts';
import { commonHeaders, dataPolicy } from './security-headers.ts';

/** What of a request decides which page it is answered with. */
export interface PageRequest {
  /** The path of the address, without query. */
  path: string;
  /** S2.072: whether another page shows this one in a frame; the portal's own frame is not drawn then. */
  framed: boolean;
  /** By name; those that are absent or empty count as none. */
  cookies: Record<string, string | undefined>;
}

/** The HTML of a page, and the Content-Security-Policy it goes out with. */
export interface PageAnswer {
  html: string;
  policy: string;
}

export interface AppParts {
  settings: Pick<
    Settings,
    'log' | 'proxies' | 'proxyHeader' | 'hsts' | 'publicOrigin' | 'distFolder' | 'clients' | 'mark'
  >;
  /** Takes up what was set in the browser meanwhile. */
  takeUp: () => Promise<void>;
  handlers: Handlers;
  limits: CallLimits;
  admit: Admit;
  traces: CallTraces;
  /** Sees every request that is answered, such as what measures; added before any other route. */
  watch: (app: FastifyInstance) => void;
  /** Adds routes that are no calls, such as those other services ask; `countKey` counts a request of a key as a call. */
  addRoutes: (app: FastifyInstance, countKey: CountKey) => void;
  /** Where the files of areas from elsewhere lie; it need not be there. */
  moduleFolder: string;
  answerPage: (request: PageRequest) => Promise<PageAnswer>;
  /** Whether the state can be written to, and a release is published and can be asked. */
  ready: () => Promise<boolean>;
  /** What whoever runs the server should know, though it is ready or not. */
  notes: () => Promise<readonly Sentence[]>;
  /** Whether a request bears the operator's token. */
  isOperator: (request: FastifyRequest) => boolean;
  /** Where log lines go; standard output when absent. */
  writeLog?: (line: string) => void;
}

/** S7.003: the largest body of a request, in bytes. */
const bodyLimit = 256 * 1024;

/** The whole HTTP face: calls, pages, files, health. Not listening yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings } = parts;
  const transportHeaders = transportSecurity(settings);
  const proxies = trustProxies(settings);
  const app = fastify({
    logger: loggerOptions(settings.log, parts.writeLog),
    ...namedRequests,
    bodyLimit,
    trustProxy: proxies.trustProxy,
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => withoutTry(url),
    frameworkErrors: answerError,
    ...clientOptions(settings.clients),
  });
  nameRequests(app);
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
  proxies.addTo(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...commonHeaders, 'content-security-policy': dataPolicy, ...transportHeaders(request) });
  });
  holdClients(app, settings.clients, networkCheck(settings.proxies));
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, ip } = request;
    const line = { method, path: pathOf(url), address: ip, code: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log.info({ ...line, ...noteOf(request) }, 'answered');
  });
  compressAnswers(app);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  registerHealth(app, parts);
  parts.watch(app);
  answerRobots(app);
  await registerAssets(app, settings.distFolder);
  await servePublic(app);
  serveMark(app, parts);
  await serveModules(app, parts.moduleFolder);
  const countKey = countKeys(app);
  registerCalls(app, { ...parts, countKey, cookie: deviceCookie(settings) });
  parts.addRoutes(app, countKey);
  app.addHook('onSend', async (request, reply, payload) => {
    if (isCall(request)) reply.header('cache-control', 'no-store');
    return payload;
  });
  registerPages(app, parts.answerPage);
  return app;
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
function registerPages(app: FastifyInstance, answerPage: AppParts['answerPage']): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url);
    if (isCall(request) || !wantsPage(request.method, path, request.headers)) return answerNotFound(request, reply);
    const { html, policy } = await answerPage({
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

import { type CallRule, calls, dataSources, type Language } from '@portal/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findById } from '../accounts/index.ts';
import { agentRoute } from '../agent/index.ts';
import { writeAudit } from '../audit/index.ts';
import { archiveRoute, documentRoute, imageFolder, imageRoutes, reportRoutes } from '../content/index.ts';
import { openContentUploads, openUploads, peopleRoute, uploadPath, uploadRoute } from '../deliveries/index.ts';
import { buildApp, clientNetwork, keyOf } from '../http/index.ts';
import { keyRefused } from '../keys/index.ts';
import type { Market } from '../market/index.ts';
import { messagingRoutes } from '../messaging/index.ts';
import { bears, serveMetrics } from '../metrics/index.ts';
import { packageRoute, serveVersions } from '../modules/index.ts';
import { odataRoute } from '../odata/index.ts';
import { answerPage, type PublishedRelease } from '../page/index.ts';
import { addSignOn } from '../signon/index.ts';
import { serveTemplateMarks } from '../templates/index.ts';
import { watchFeedRoute, watchRoutes } from '../watches/index.ts';
import { admit } from './calls/admit.ts';
import { callHandlers } from './calls/call-handlers.ts';
import { callLimits } from './calls/call-limits.ts';
import { limitHandlers } from './calls/limit-handlers.ts';
import { openApiDocument } from './calls/openapi.ts';
import { pictureKeys } from './calls/picture-keys.ts';
import type { ServerParts } from './calls/server-parts.ts';
import { traceCalls } from './calls/trace-calls.ts';
import { tellChanges } from './notify/tell-changes.ts';
import { isReady, readHealth } from './read-health.ts';

/** What lets the key of a program ask by the Model Context Protocol; what it asks is judged by the calls that answer it. */
const forAgents: CallRule = { method: 'POST', path: '/agent', access: 'session', trail: null, programs: true };

/** What lets somebody publish a package of a module: for whom it stands is decided by calls that want a proof. */
const forPackages: CallRule = { method: 'POST', path: '/package', access: 'role:admin', trail: null };

/** What lets the key of a program read feeds; what they ask is judged by the calls that answer it. */
const forFeeds: CallRule = { ...forAgents, method: 'GET', path: '/odata' };

/**
 * All that is asked over HTTP, over the parts of the server that answer it. Not listening yet.
 * @param writeLog where log lines go; standard output when absent
 */
export function openApp(parts: ServerParts, writeLog?: (line: string) => void): Promise<FastifyInstance> {
  const { db, market, settings, takeUp, metrics, manifest, modules, moduleFolder, clock } = parts;
  const pages = { db, manifest, modules, clock, settings, takeUp, release: () => publishedRelease(market) };
  let document: ReturnType<typeof openApiDocument> | null = null;
  const uploads = openUploads(parts);
  const content = openContentUploads(parts);
  const [traces, tell] = [traceCalls(parts), tellChanges(parts)];
  /** Whose key a request that is no call bears, if it may do what a call of the rule may. */
  const byKey = (rule: CallRule) => async (request: FastifyRequest) => {
    const brought = { token: null, proof: null, key: keyOf(request), address: clientNetwork(request.ip) };
    if (brought.key === null) throw keyRefused();
    const { accountId, key, owned } = await admit(db, rule, brought, {}, clock());
    if (accountId === null || key === null) throw new Error('a delivery without a key');
    return { accountId, key, keyId: key.keyId, address: brought.address, owned };
  };
  /** Whose session a request bears that is no call, if it may make a call of the rule. */
  const bySession = (rule: CallRule) => async (request: FastifyRequest) => {
    const { token } = request.headers;
    const brought = { token: typeof token === 'string' && token !== '' ? token : null, proof: null, key: null };
    const address = clientNetwork(request.ip);
    const { accountId } = await admit(db, rule, { ...brought, address }, {}, clock());
    return { accountId: accountId ?? '', address };
  };
  return buildApp({
    settings,
    takeUp,
    moduleFolder,
    handlers: limitHandlers(callHandlers({ ...parts, uploads, content, health: () => readHealth(parts) }), parts),
    limits: callLimits,
    admit: (rule, brought, payload) => admit(db, rule, brought, payload, clock()),
    watch: (app) => serveMetrics(app, { metrics, token: settings.metricsToken }),
    traces: {
      ...traces,
      async done(name, call) {
        await traces.done(name, call);
        tell(name, call);
      },
    },
    addRoutes: (app, countKey) => {
      // What asks calls of the wire is counted by these; all else is a call of its own.
      const counted = (rule: CallRule) => async (request: FastifyRequest) => {
        const admitted = await byKey(rule)(request);
        await countKey(request, admitted.key);
        return admitted;
      };
      messagingRoutes(app, parts);
      addSignOn(app, parts);
      reportRoutes(app, parts);
      imageRoutes(app, { ...pictureKeys(parts), db, imageFolder: imageFolder(settings) });
      documentRoute(app, parts);
      watchRoutes(app, parts);
      watchFeedRoute(app, { ...parts, reader: counted(forFeeds) });
      serveTemplateMarks(app, db);
      // Few ask, and to make it takes longer than all other routes.
      app.get('/api/openapi.json', () => (document ??= openApiDocument()));
      agentRoute(app, byKey(forAgents));
      odataRoute(app, {
        db,
        market,
        mostRows: settings.exportRows,
        keyOwner: async (request) => (await byKey(forFeeds)(request)).accountId,
      });
      uploadRoute(app, parts, counted(calls.marketDeliver));
      peopleRoute(
        app,
        parts.settings,
        { path: uploadPath.people, folder: uploads.folder },
        bySession(calls.beginDelivery),
      );
      peopleRoute(
        app,
        parts.settings,
        { path: uploadPath.content, folder: content.folder },
        bySession(calls.beginContent),
      );
      app.addHook('onClose', async () => {
        await Promise.all([uploads.close(), content.close()]);
      });
      packageRoute(app, parts, { key: counted(calls.activateModule), session: bySession(forPackages) });
      serveVersions(app, parts);
      archiveRoute(
        app,
        parts,
        counted(calls.deliverReports),
        async ({ accountId }) => (await findById(db, accountId))?.user_name ?? '',
        async ({ keyId, accountId, address }, { source, outcome, counts }) => {
          const trail = { action: 'import-content', outcome: outcome === 'written' ? 'done' : 'refused' } as const;
          const detail = { kind: 'market-report', source, ...counts };
          await writeAudit(db, { at: clock(), actor: `key ${keyId}`, accountId, address, ...trail, detail });
        },
      );
    },
    answerPage: (request) => answerPage(pages, request),
    ready: () => isReady(parts),
    isOperator: (request) => settings.metricsToken !== null && bears(request, settings.metricsToken),
    notes: async () => (await readHealth(parts)).notes,
    ...(writeLog ? { writeLog } : {}),
  });
}

async function publishedRelease(market: Market): Promise<PublishedRelease | null> {
  const release = market.release();
  if (!release) return null;
  const [inChinese, inEnglish] = [await firstSource(market, 'zh_CN'), await firstSource(market, 'en')];
  const isOwn = inChinese && inEnglish && !dataSources.some((key) => key === inChinese.key);
  return {
    demonstration: release.demonstration,
    dataSource: inChinese?.key ?? null,
    sourceWords: isOwn
      ? {
          name: { zh_CN: inChinese.name, en: inEnglish.name },
          definition: { zh_CN: inChinese.definition, en: inEnglish.definition },
        }
      : null,
  };
}

const firstSource = async (market: Market, language: Language) =>
  (await market.catalogue('sales', language)).dataSources[0];

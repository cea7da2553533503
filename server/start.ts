import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { publishedNames } from './accounts/demo-accounts.ts';
import { callHandlers } from './call-handlers.ts';
import { knownProducts } from './catalogue/known-products.ts';
import { pageAreas } from './catalogue/page-areas.ts';
import { exampleFolder } from './catalogue/read-manifests.ts';
import { cannotListen, checkAddress } from './check-address.ts';
import { contentRoutes } from './content/content-routes.ts';
import { writeDemoContent } from './content/demo/write-demo-content.ts';
import { type DataFolder, openDataFolder } from './data-folder.ts';
import { openGateways } from './gateways/open-gateways.ts';
import { buildApp } from './http/build-app.ts';
import type { Sentence } from './http/call.ts';
import { marketHandlers } from './market/handlers.ts';
import type { Market } from './market/service.ts';
import { messagingRoutes } from './messaging/messaging-routes.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import { readStores } from './metrics/read-stores.ts';
import type { PublishedRelease } from './page/answer-page.ts';
import { openManifest } from './page/manifest.ts';
import { prepareMarket } from './prepare-market.ts';
import { prepareState } from './prepare-state.ts';
import { openSearch } from './search/open-search.ts';
import type { ServerParts } from './server-parts.ts';
import type { Settings } from './settings.ts';
import { keepForgetting } from './state/forget-old.ts';
import type { StateStore } from './state/open-state.ts';
import { trackingCallLimits } from './tracking/tracking-limits.ts';

export interface RunningServer {
  /** Where it listens: http://127.0.0.1:8080 */
  address: string;
  /** The accounts whose passwords are the published ones. */
  publishedAccounts: string[];
  /** Where messages lie that no gateway takes; null when every channel has one. */
  outbox: string | null;
  stores: { state: StateStore; market: Market };
  /** Ends open requests in good order, then closes the stores. */
  close(): Promise<void>;
}

export interface StartOptions {
  /** Told in plain sentences what is being done. */
  progress?: (sentence: Sentence) => void;
  /** How large a demonstration market to make, when one is made; `none` leaves the market empty. */
  marketSize?: 'full' | 'small' | 'none';
  /** The present instant in milliseconds since 1970; tests set their own. */
  clock?: () => number;
  /** Where log lines go; standard output when absent. */
  writeLog?: (line: string) => void;
  /** Told which data folder is in work, so that an interrupted start can be undone. */
  onDataFolder?: (folder: DataFolder) => void;
}

async function publishedRelease(market: Market): Promise<PublishedRelease | null> {
  const release = market.release();
  if (!release) return null;
  const { dataSources } = await market.catalogue('sales', 'zh_CN');
  return { demonstration: release.demonstration, dataSource: dataSources[0]?.key ?? null };
}

/**
 * Prepares the data folder and listens.
 * @throws OperatorError for everything the operator can put right; a data folder that was new is then empty again.
 */
export async function startServer(settings: Settings, options: StartOptions = {}): Promise<RunningServer> {
  const { progress = () => undefined, clock = Date.now } = options;
  const manifest = await openManifest(settings.distFolder);
  await checkAddress(settings);
  const folder = openDataFolder(settings.dataFolder);
  options.onDataFolder?.(folder);
  const opened: { close(): Promise<void> }[] = [];
  const closeAll = async () => {
    for (const part of opened.reverse()) await part.close();
  };
  try {
    const isForDevelopers = '@portal/area-gallery' in (await manifest()).modules;
    const products = knownProducts([folder.moduleFolder, ...(isForDevelopers ? [exampleFolder] : [])]);
    progress({ zh_CN: '打开状态库', en: 'Opening the state store' });
    const { state, demonstration } = await prepareState(settings, folder.stateFile, products);
    opened.push(state);
    const size = options.marketSize ?? 'full';
    let log: FastifyBaseLogger | null = null;
    const metrics = settings.metricsToken ? openMetrics() : null;
    const market = await prepareMarket(folder.marketFolder, {
      demonstration: demonstration && size !== 'none' ? size : null,
      progress,
      report: (error) => log?.error({ err: error }, 'a release that was published cannot be opened'),
      waited: (seconds) => metrics?.waited(seconds),
    });
    opened.push(market);
    metrics?.watch(readStores(state, market));
    const { db } = state;
    if (demonstration) await writeDemoContent(db, market, size === 'full' ? 'full' : 'small', clock());
    opened.push(
      keepForgetting({ db, clock, report: (error) => log?.error({ err: error }, 'old rows were not forgotten') }),
    );
    const gateways = openGateways(settings, folder.outboxFolder);
    opened.push(gateways);
    let address = '';
    const origin = () => settings.publicOrigin ?? address;
    const search = openSearch(db, market, products);
    await search.warm();
    const parts: ServerParts = {
      ...{ db, market, search, settings, gateways, metrics, manifest, clock, origin },
      log: () => log,
    };
    const app = await buildApp({
      settings,
      db,
      handlers: { ...callHandlers(parts), ...marketHandlers(market) },
      limits: trackingCallLimits,
      metrics,
      addRoutes: (app) => {
        messagingRoutes(app, parts);
        contentRoutes(app, parts);
      },
      manifest,
      areas: pageAreas(products),
      moduleFolder: folder.moduleFolder,
      clock,
      release: () => publishedRelease(market),
      ...(options.writeLog ? { writeLog: options.writeLog } : {}),
      ready: async () => {
        await sql`select 1`.execute(db);
        return market.release() !== null;
      },
    });
    opened.push(app);
    log = app.log;
    address = await app.listen({ host: settings.host, port: settings.port }).catch((error) => {
      throw cannotListen(settings, error);
    });
    const publishedAccounts = await publishedNames(db);
    return { address, publishedAccounts, outbox: gateways.outbox, stores: { state, market }, close: closeAll };
  } catch (error) {
    await closeAll().catch(() => undefined);
    folder.undo();
    throw error;
  }
}

import { watchDeliveries } from '../deliveries/index.ts';
import { finishBehind, publishedNames, writeDemoContent } from '../demo/index.ts';
import { openExportDesk } from '../exports/index.ts';
import { openGateways } from '../gateways/index.ts';
import type { Log } from '../kernel/log.ts';
import type { Sentence } from '../kernel/words/sentence.ts';
import { type Market, openInsights } from '../market/index.ts';
import { openMetrics, readStores } from '../metrics/index.ts';
import { openManifest } from '../page/index.ts';
import { exampleFolder, knownAreas } from '../products/index.ts';
import { openSearch } from '../search/index.ts';
import type { Settings } from '../settings/settings.ts';
import { followSetup } from '../setup/index.ts';
import { checkCompanies } from '../signon/index.ts';
import { keepForgetting } from '../state/forget-old.ts';
import { hasAccounts } from '../state/holds-portal.ts';
import type { StateStore } from '../state/open-state.ts';
import { openProbe } from '../state/probe-writing.ts';
import { keepWatching } from '../watches/index.ts';
import { keepPosting } from '../webhooks/index.ts';
import { keepReady, openReader, openWording } from '../wording/index.ts';
import type { ServerParts } from './calls/server-parts.ts';
import { cannotListen, checkAddress } from './check-address.ts';
import { openMeasures, runningBuild } from './measures.ts';
import { keepTellingPolicies } from './notify/tell-policies.ts';
import { tellPublished } from './notify/tell-published.ts';
import { openApp } from './open-app.ts';
import { type DataFolder, openDataFolder } from './stores/data-folder.ts';
import { passingRows } from './stores/passing-rows.ts';
import { prepareMarket } from './stores/prepare-market.ts';
import { prepareState } from './stores/prepare-state.ts';
import { placesOf, watchPlaces } from './stores/stores-in-place.ts';
import { clearEmptyState, noteUsedStores, refuseGoneStores } from './stores/used-stores.ts';
import { warnAtStart } from './warn-at-start.ts';
import { missingAtStart } from './what-is-missing.ts';

export interface RunningServer {
  /** Where it listens: http://127.0.0.1:8080 */
  address: string;
  /** The accounts whose passwords are the published ones. */
  publishedAccounts: string[];
  /** What the portal does not have yet without which nobody can work with it, with the command for each. */
  missing: Sentence[];
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
  /** Whether stores that were there, and are not any more, are to be begun anew. */
  anew?: boolean;
  /** Whether names are spelled before it listens, and read for questions in words behind it; yes when absent. */
  spellsFirst?: boolean;
  /** Told which data folder is in work, so that an interrupted start can be undone. */
  onDataFolder?: (folder: DataFolder) => void;
}

/**
 * Prepares the data folder and listens.
 * @throws OperatorError for everything the operator can put right; a data folder that was new is then empty again.
 */
export async function startServer(given: Settings, options: StartOptions = {}): Promise<RunningServer> {
  const { progress = () => undefined, clock = Date.now } = options;
  const manifest = await openManifest(given.distFolder);
  await checkAddress(given);
  const folder = openDataFolder(given.dataFolder);
  options.onDataFolder?.(folder);
  const opened: { close(): Promise<void> }[] = [];
  const closeAll = async () => {
    for (const part of opened.reverse()) await part.close();
  };
  try {
    if (options.anew) clearEmptyState(folder);
    else await refuseGoneStores(folder, given);
    const isForDevelopers = '@portal/area-gallery' in (await manifest()).modules;
    const known = knownAreas(folder.moduleFolder, isForDevelopers ? [exampleFolder] : []);
    progress({ zh_CN: '打开状态库', en: 'Opening the state store' });
    const { state, modules, demonstration } = await prepareState(given, { ...folder, progress }, known);
    opened.push(state);
    const setup = await followSetup(state.db, given);
    opened.push(setup);
    const { settings } = setup;
    await checkCompanies(state.db, settings.signOn);
    const size = options.marketSize ?? 'full';
    let log: Log | null = null;
    const early: unknown[] = [];
    const tellRelease = (error: unknown) =>
      log ? log.error({ err: error }, 'the published release cannot be used') : early.push(error);
    const failed = (what: string) => (error: unknown) => log?.error({ err: error }, what);
    const metrics = settings.metricsToken ? await openMetrics() : null;
    const measures = openMeasures(metrics, settings, () => log);
    const market = await prepareMarket(folder.marketFolder, {
      demonstration: demonstration && size !== 'none' ? size : null,
      progress,
      report: tellRelease,
      url: settings.marketUrl,
      limits: settings.market,
      watch: measures.engine,
    });
    opened.push(market);
    const inUse = await hasAccounts(state.db);
    const writable = openProbe(state.db, inUse);
    metrics?.watch(readStores(state, writable, market));
    const { db } = state;
    const fillContent = () => writeDemoContent(db, market, size === 'full' ? 'full' : 'small', clock());
    if (demonstration) await fillContent();
    opened.push(
      keepForgetting({
        db,
        clock,
        passing: passingRows(settings),
        report: failed('old rows were not forgotten'),
      }),
    );
    if (settings.webhooks) {
      const report = (error: unknown) => log?.warn({ err: error }, 'a webhook was not told');
      opened.push(keepPosting({ db, clock, market, webhooks: settings.webhooks, report }));
    }
    const gateways = measures.gateways(openGateways(setup, folder.outboxFolder, { db, clock }));
    opened.push(gateways);
    let address = '';
    const origin = () => settings.publicOrigin ?? address;
    const search = openSearch(db, market, modules.now);
    const reader =
      settings.model &&
      openReader(settings.model, {
        clock,
        report: (fault) => log?.warn({ fault }, 'the language model gave no answer'),
      });
    const wording = openWording(market, clock, reader);
    const insights = openInsights();
    if (options.spellsFirst ?? true) await search.warm();
    const exportDesk = openExportDesk({ ...folder, db, market, settings, clock, origin, log: () => log });
    opened.push(exportDesk);
    metrics?.watchServer({ build: () => runningBuild(manifest), exports: exportDesk.turns.load });
    const inPlace = watchPlaces(() => placesOf(folder, settings, market));
    await inPlace();
    await noteUsedStores(folder, settings.databaseUrl !== null && inUse);
    const parts: ServerParts = {
      exportDesk,
      exportFolder: folder.exportFolder,
      db,
      writable,
      inPlace,
      market,
      search,
      wording,
      insights,
      settings,
      takeUp: setup.takeUp,
      gateways,
      metrics,
      manifest,
      clock,
      origin,
      modules,
      moduleFolder: folder.moduleFolder,
      log: () => log,
    };
    const app = await openApp(parts, options.writeLog);
    opened.push(app);
    log = app.log;
    early.forEach(tellRelease);
    await warnAtStart(log, parts);
    state.hold(settings.databaseLimits);
    address = await app.listen({ host: settings.host, port: settings.port }).catch((error) => {
      throw cannotListen(settings, error);
    });
    opened.push(keepWatching(parts), keepTellingPolicies(parts));
    if (options.spellsFirst ?? true) {
      // Insights come last: they look at hundreds of series, and few ask for them right after a release.
      const warm = () => wording.warm().then(() => insights.warm(market));
      opened.push(keepReady({ warm }, failed('what is made ready for a release was not')));
    }
    const finished = async () => {
      await market.refresh();
      if (demonstration) await fillContent();
    };
    const report = failed('the demonstration is not finished');
    opened.push(await finishBehind(folder.marketFolder, { report, finished }));
    if (settings.deliveries !== null) {
      opened.push(
        watchDeliveries({
          marketFolder: folder.marketFolder,
          folder: settings.deliveries,
          marketUrl: settings.marketUrl,
          keepsDays: settings.deliveryDays,
          memory: settings.deliveryMemory,
          carriedOut: (outcome) => {
            measures.delivered(outcome);
            tellPublished(db, outcome, clock()).catch(failed('the audit trail was not written'));
          },
          report: failed('deliveries were not carried out'),
        }),
      );
    }
    const publishedAccounts = await publishedNames(db);
    const missing = await missingAtStart(db, market, origin());
    return { address, publishedAccounts, missing, outbox: gateways.outbox, stores: { state, market }, close: closeAll };
  } catch (error) {
    await closeAll().catch(() => undefined);
    folder.undo();
    throw error;
  }
}

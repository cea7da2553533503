import { chinaTime, type Language } from '@portal/contract';
import { broughtKinds } from '@portal/contract/schemas';
import { readOneOf } from '../administration/index.ts';
import {
  contentImportsOf,
  contentKinds,
  imageFolder,
  importContent,
  importFolder,
  isSourceName,
  listSources,
  removeSource,
} from '../content/index.ts';
import { withPortal } from './account/open-portal.ts';
import { whoRuns } from './account/who-runs.ts';
import { bulletin } from './content-bulletin.ts';
import { type Call, type ContentTerminal, nameOfRunner, options, record } from './content-call.ts';
import { carsOfMarket } from './content-cars.ts';
import { contentReportText, folderReportText, contentWords as words } from './content-words.ts';
import { runLine, UsageError } from './run-line.ts';

async function importFile(call: Call): Promise<number> {
  const { values, names, db, settings, language, terminal } = call;
  const [name, file, extra] = names;
  const kind = contentKinds.find((each) => each === name);
  if (!kind || file === undefined) throw new UsageError(words.importUsage[language]);
  if (extra !== undefined) throw new UsageError(words.tooMany[language](extra));
  checkSource(values.source, language);
  const { report, folder } = await importContent({
    db,
    kind,
    file,
    mappingFile: values.map,
    source: values.source,
    now: terminal.clock(),
    dryRun: values['dry-run'],
    allowRefused: values['allow-refused'],
    limits: settings.files,
    by: nameOfRunner(call),
    reportsFolder: contentImportsOf(settings),
    images: { cars: () => carsOfMarket(settings), imageFolder: imageFolder(settings) },
  });
  if (report.outcome !== 'dry-run') {
    const { source, outcome, counts } = report;
    const detail = { kind, source, ...counts };
    await record(call, 'import-content', detail, outcome === 'written' ? 'done' : 'refused');
  }
  terminal.say(contentReportText(report, language));
  terminal.say(words.reportIn[language](folder));
  return report.outcome === 'refused' ? 1 : 0;
}

/** @throws UsageError when no source may be called so */
function checkSource(source: string | undefined, language: Language): void {
  if (source === undefined || isSourceName(source)) return;
  throw new UsageError(words.badSource[language](source));
}

async function importReports(call: Call): Promise<number> {
  const { values, names, db, settings, language, terminal } = call;
  const [folder, extra] = names;
  if (folder === undefined || values.source === undefined) throw new UsageError(words.reportsUsage[language]);
  if (extra !== undefined) throw new UsageError(words.tooMany[language](extra));
  checkSource(values.source, language);
  const limits = settings.files;
  const how = { dryRun: values['dry-run'], limits, now: terminal.clock(), by: nameOfRunner(call) };
  const place = { folder, reportsFolder: contentImportsOf(settings) };
  const { report, folder: reports } = await importFolder({ db, source: values.source, ...place, ...how });
  if (report.outcome !== 'dry-run') {
    const detail = { kind: 'market-report', source: report.source, ...report.counts };
    await record(call, 'import-content', detail, report.outcome === 'written' ? 'done' : 'refused');
  }
  terminal.say(folderReportText(report, language));
  terminal.say(words.reportIn[language](reports));
  return report.outcome === 'refused' ? 1 : 0;
}

async function list({ db, language, terminal }: Call): Promise<number> {
  const sources = await listSources(db);
  if (sources.length === 0) terminal.say(words.noContent[language]);
  for (const { kind, source, items, withdrawn, lastDelivery } of sources) {
    const gone = withdrawn > 0 ? `  (${withdrawn} ${language === 'en' ? 'withdrawn' : '已撤回'})` : '';
    const last = lastDelivery === null ? '' : `  ${chinaTime(lastDelivery)}`;
    terminal.say(`${kind.padEnd(14)}${source.padEnd(24)}${String(items).padStart(8)}${gone}${last}`);
  }
  return 0;
}

async function remove(call: Call): Promise<number> {
  const { names, values, db, settings, language, terminal } = call;
  const [source, extra] = names;
  if (source === undefined) throw new UsageError(words.removeUsage[language]);
  if (extra !== undefined) throw new UsageError(words.tooMany[language](extra));
  const { kind: wanted, key, reason } = values;
  const kind = wanted === undefined ? undefined : readOneOf('--kind', wanted, broughtKinds);
  const count = await removeSource(db, source, imageFolder(settings), { kind, key });
  if (count === 0) throw new UsageError(words.unknownSource[language](source));
  await record(call, 'remove-content', { source, kind, key, items: count, reason });
  terminal.say(words.removed[language](count, source));
  return 0;
}

interface ContentCommand {
  run: (call: Call) => Promise<number>;
  /** Whether it changes nothing, so that nobody has to say who they are. @param names behind the command */
  reads: (names: readonly string[]) => boolean;
}

const changes = () => false;

const commands: Record<string, ContentCommand> = {
  import: { run: importFile, reads: changes },
  reports: { run: importReports, reads: changes },
  list: { run: list, reads: () => true },
  remove: { run: remove, reads: changes },
  bulletin: { run: bulletin, reads: ([task = 'list']) => task === 'list' },
};

/**
 * Runs one content command.
 * @param line the command line behind the program
 * @returns the exit code: 0 done, 1 refused or not understood
 */
export const runContent = (line: string[], terminal: ContentTerminal): Promise<number> =>
  runLine({
    line,
    terminal,
    options,
    words,
    commands,
    run: ({ run, reads }, line) =>
      withPortal(line.settings, async (db) => {
        const runner = await whoRuns(db, { reads: reads(line.names) }, line.values, terminal.user);
        return run({ ...line, db, terminal, runner });
      }),
  });

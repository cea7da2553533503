import { basename } from 'node:path';
import { readName, readOneOf, readText } from '../../administration/index.ts';
import {
  type Agreement,
  baseOf,
  importDataset,
  importParc,
  readAgreement,
  reasonCodes,
  reportText,
  stands,
} from '../../importer/index.ts';
import { type DeliveryKind, deliveryKinds } from '../../market/index.ts';
import { words } from '../data-words.ts';
import { UsageError } from '../run-line.ts';
import { type Call, datasetOf, longest } from './call.ts';
import { type Outcome, tellTrail } from './tell-trail.ts';

/** What the person agrees to lose; nothing when the option is missing. */
function agreementOf({ values, language }: Call): Agreement {
  if (values.accept === undefined) return {};
  const read = readAgreement(values.accept);
  if ('alien' in read) throw new UsageError(words.unknownCode[language](read.alien, reasonCodes.join(', ')));
  return read.agreement;
}

/** Reads a file as the command line says, and tells of it. */
async function bring(
  call: Call,
  usage: string,
  what: { kind: DeliveryKind; onto?: string | null },
  importing: typeof importDataset = importDataset,
): Promise<number> {
  const { values, names, marketFolder, settings, language, terminal } = call;
  const [dataset, file, extra] = names;
  if (dataset === undefined || file === undefined) throw new UsageError(usage);
  const declared = datasetOf(call, dataset);
  if (extra !== undefined) throw new UsageError(words.tooManyArguments[language](extra));
  const by = values.by === undefined ? null : readName('--by', values.by, longest.name);
  const given = {
    ...what,
    by,
    marketFolder,
    file,
    mapping: values.map,
    dryRun: values['dry-run'],
    accept: agreementOf(call),
    note: values.note === undefined ? undefined : readText('--note', values.note, longest.reason),
    language,
    limits: settings.files,
    progress: (rows: number) => terminal.say(words.rowsRead[language](rows.toLocaleString('en-US'))),
  };
  const detail: Record<string, unknown> = { file: basename(file), dataset, kind: what.kind };
  const run = async (): Promise<Outcome> => {
    const { report, folder } = await importing(declared, given);
    detail.release = report.release;
    detail.report = basename(folder);
    terminal.say(reportText(report, language));
    terminal.say(words.reportIn[language](folder));
    if (report.release) terminal.say(words.publishNext[language](report.release));
    return stands(report) ? 'done' : 'refused';
  };
  // A dry run answers what the true run would, and has done nothing.
  const outcome = values['dry-run'] ? await run() : await tellTrail(call, 'deliver', detail, run);
  return outcome === 'done' ? 0 : 1;
}

/** npm run data -- import <dataset> <file>: a whole market, or all figures of a dataset. */
export const importFile = (call: Call): Promise<number> =>
  bring(call, words.importUsage[call.language], { kind: 'whole' });

/** npm run data -- parc <file of curves>: the cars in use, made anew of registrations and these survival curves. */
export const parcByCurves = (call: Call): Promise<number> =>
  bring(
    { ...call, names: ['parc', ...call.names] },
    words.parcUsage[call.language],
    { kind: 'whole' },
    (_parc, given) => importParc(given),
  );

/** npm run data -- deliver <dataset> <file> --kind add: what changes in a dataset. */
export async function deliver(call: Call): Promise<number> {
  const { values, marketFolder, language } = call;
  if (values.kind === undefined) throw new UsageError(words.deliverUsage[language]);
  const kinds = deliveryKinds.filter((kind) => kind !== 'whole');
  const kind = readOneOf('--kind', values.kind, kinds);
  return bring(call, words.deliverUsage[language], { kind, onto: await baseOf(marketFolder, values.onto) });
}

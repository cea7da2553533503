import type { Language } from '@portal/contract';
import {
  type Agreement,
  baseOf,
  type DatasetImport,
  datasetReportText,
  importDataset,
  importParc,
  importSales,
  readAgreement,
  reasonCodes,
  reportText,
  stands,
} from '../../importer/index.ts';
import { type Dataset, type DeliveryKind, deliveryKinds } from '../../market/index.ts';
import { readName, readOneOf, readText } from '../account/values/read-values.ts';
import { words } from '../data-words.ts';
import { UsageError } from '../run-line.ts';
import { type Call, datasetOf, longest } from './call.ts';

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
  others: Others = other,
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
  const brought = declared.key === 'sales' ? sales(given) : others(declared, given);
  const { text, folder, release, isFit } = await brought;
  terminal.say(text);
  terminal.say(words.reportIn[language](folder));
  if (release) terminal.say(words.publishNext[language](release));
  // A dry run answers what the true run would.
  return isFit ? 0 : 1;
}

/** What is told of an import when it is done. */
interface Brought {
  text: string;
  folder: string;
  release: string | null;
  /** Whether a release was made of it, or would be. */
  isFit: boolean;
}

type Others = (dataset: Dataset, given: DatasetImport & { language: Language }) => Promise<Brought>;

async function sales(given: Parameters<typeof importSales>[0] & { language: Language }): Promise<Brought> {
  const { report, folder } = await importSales(given);
  return { text: reportText(report, given.language), folder, release: report.release, isFit: stands(report) };
}

const broughtOf = (
  { report, folder }: Awaited<ReturnType<typeof importDataset>>,
  { language }: { language: Language },
): Brought => ({ text: datasetReportText(report, language), folder, release: report.release, isFit: stands(report) });

const other: Others = async (dataset, given) => broughtOf(await importDataset(dataset, given), given);

/** npm run data -- import <dataset> <file>: a whole market, or all figures of a dataset. */
export const importFile = (call: Call): Promise<number> =>
  bring(call, words.importUsage[call.language], { kind: 'whole' });

/** npm run data -- parc <file of curves>: the cars in use, made anew of registrations and these survival curves. */
export const parcByCurves = (call: Call): Promise<number> =>
  bring(
    { ...call, names: ['parc', ...call.names] },
    words.parcUsage[call.language],
    { kind: 'whole' },
    async (_parc, given) => broughtOf(await importParc(given), given),
  );

/** npm run data -- deliver <dataset> <file> --kind add: what changes in a dataset. */
export async function deliver(call: Call): Promise<number> {
  const { values, marketFolder, language } = call;
  if (values.kind === undefined) throw new UsageError(words.deliverUsage[language]);
  const kinds = deliveryKinds.filter((kind) => kind !== 'whole');
  const kind = readOneOf('--kind', values.kind, kinds);
  return bring(call, words.deliverUsage[language], { kind, onto: await baseOf(marketFolder, values.onto) });
}

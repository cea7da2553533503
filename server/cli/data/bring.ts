import {
  type Agreement,
  baseOf,
  importSales,
  readAgreement,
  reasonCodes,
  reportText,
  stands,
} from '../../importer/index.ts';
import { type DeliveryKind, deliveryKinds } from '../../market/index.ts';
import { readOneOf, readText } from '../account/read-values.ts';
import { words } from '../data-words.ts';
import { type Call, longest, UsageError } from './call.ts';

/** What the person agrees to lose; nothing when the option is missing. */
function agreementOf({ values, language }: Call): Agreement {
  if (values.accept === undefined) return {};
  const read = readAgreement(values.accept);
  if ('alien' in read) throw new UsageError(words.unknownCode[language](read.alien, reasonCodes.join(', ')));
  return read.agreement;
}

/** Reads a file as the command line says, and tells of it. */
async function bring(call: Call, usage: string, what: { kind: DeliveryKind; onto: string | null }): Promise<number> {
  const { values, names, marketFolder, language, terminal } = call;
  const [dataset, file, extra] = names;
  if (dataset === undefined || file === undefined) throw new UsageError(usage);
  if (dataset !== 'sales') throw new UsageError(words.unknownDataset[language](dataset));
  if (extra !== undefined) throw new UsageError(words.tooManyArguments[language](extra));
  const { report, folder } = await importSales({
    marketFolder,
    file,
    ...what,
    by: values.by === undefined ? null : readText('--by', values.by, longest.name),
    mappingFile: values.map,
    dryRun: values['dry-run'],
    accept: agreementOf(call),
    note: values.note,
    language,
    progress: (rows) => terminal.say(words.rowsRead[language](rows.toLocaleString('en-US'))),
  });
  terminal.say(reportText(report, language));
  terminal.say(words.reportIn[language](folder));
  if (report.release) terminal.say(words.publishNext[language](report.release));
  // A dry run answers what the true run would.
  return stands(report) ? 0 : 1;
}

/** npm run data -- import sales <file>: a whole market. */
export const importFile = (call: Call): Promise<number> =>
  bring(call, words.importUsage[call.language], { kind: 'whole', onto: null });

/** npm run data -- deliver sales <file> --kind add: what changes in a market. */
export async function deliver(call: Call): Promise<number> {
  const { values, marketFolder, language } = call;
  if (values.kind === undefined) throw new UsageError(words.deliverUsage[language]);
  const kinds = deliveryKinds.filter((kind) => kind !== 'whole');
  const kind = readOneOf('--kind', values.kind, kinds);
  return bring(call, words.deliverUsage[language], { kind, onto: await baseOf(marketFolder, values.onto) });
}

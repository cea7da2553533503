import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, languages } from '@portal/contract';
import {
  type Agreement,
  importSales,
  readAgreement,
  reasonCodes,
  reportText,
  stands,
  sweepImports,
} from '../importer/index.ts';
import { OperatorError, terminalLanguage, wordsOf } from '../kernel/operator-error.ts';
import { onTerminal, Refusal } from '../kernel/refusal.ts';
import { readSettings } from '../settings/settings.ts';
import { readOneOf } from './account/read-values.ts';
import { type Call, options, type Terminal, UsageError } from './data/call.ts';
import { check, rules } from './data/check.ts';
import { publish, rollback } from './data/publish.ts';
import { releases } from './data/releases.ts';
import { words } from './data-words.ts';
import { troubleOf } from './trouble-of.ts';

/** What the person agrees to lose; nothing when the option is missing. */
function agreementOf(text: string | undefined, language: Language): Agreement {
  if (text === undefined) return {};
  const read = readAgreement(text);
  if ('alien' in read) throw new UsageError(words.unknownCode[language](read.alien, reasonCodes.join(', ')));
  return read.agreement;
}

async function importFile({ values, names, marketFolder, language, terminal }: Call): Promise<number> {
  const [dataset, file, extra] = names;
  if (dataset === undefined || file === undefined) throw new UsageError(words.importUsage[language]);
  if (dataset !== 'sales') throw new UsageError(words.unknownDataset[language](dataset));
  if (extra !== undefined) throw new UsageError(words.tooManyArguments[language](extra));
  const { report, folder } = await importSales({
    marketFolder,
    file,
    mappingFile: values.map,
    dryRun: values['dry-run'],
    accept: agreementOf(values.accept, language),
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

const commands: Record<string, (call: Call) => Promise<number>> = {
  ...{ import: importFile, check, publish, rollback, releases, rules },
};

/**
 * Runs one data command.
 * @param line the command line behind the program
 * @returns the exit code: 0 done, 1 refused or not understood
 */
export async function runData(line: string[], terminal: Terminal): Promise<number> {
  let language = terminalLanguage(terminal.env);
  try {
    const { values, positionals } = parseArgs({ args: line, options, allowPositionals: true });
    if (values.language !== undefined) language = readOneOf('--language', values.language, languages);
    const [name = 'help', ...names] = positionals;
    if (values.help || name === 'help') {
      terminal.say(words.help[language]);
      return 0;
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(words.unknownCommand[language](name));
    const settings = readSettings(terminal.env);
    const marketFolder = join(settings.dataFolder, 'market');
    await sweepImports(marketFolder);
    return await command({ values, names, marketFolder, settings, language, terminal });
  } catch (error) {
    terminal.complain(sentenceOf(troubleOf(error, terminal.env) ?? error, language));
    return 1;
  }
}

function sentenceOf(error: unknown, language: Language): string {
  if (error instanceof Refusal) return onTerminal(error, language);
  if (error instanceof OperatorError) return error.sentence[language];
  if (error instanceof UsageError) return error.message;
  const code = (error as { code?: string }).code ?? '';
  if (code.startsWith('ERR_PARSE_ARGS')) return words.badOptions[language](wordsOf(error));
  return words.failed[language](wordsOf(error));
}

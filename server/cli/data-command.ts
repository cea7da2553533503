import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, languages } from '@portal/contract';
import { sweepImports } from '../importer/index.ts';
import { OperatorError, terminalLanguage, wordsOf } from '../kernel/refusals/operator-error.ts';
import { onTerminal, Refusal } from '../kernel/refusals/refusal.ts';
import { readSettings } from '../settings/settings.ts';
import { readOneOf } from './account/values/read-values.ts';
import { deliver, importFile, parcByCurves } from './data/bring.ts';
import { type Call, options, type Terminal, UsageError } from './data/call.ts';
import { check, rules } from './data/check.ts';
import { diff } from './data/diff.ts';
import { history } from './data/history.ts';
import { mappings } from './data/mappings.ts';
import { names as decideNames } from './data/names.ts';
import { next } from './data/next.ts';
import { publish, rollback } from './data/publish.ts';
import { releases } from './data/releases.ts';
import { trace } from './data/trace.ts';
import { words } from './data-words.ts';
import { troubleOf } from './trouble-of.ts';

const commands: Record<string, (call: Call) => Promise<number>> = {
  import: importFile,
  deliver,
  parc: parcByCurves,
  check,
  publish,
  rollback,
  releases,
  rules,
  history,
  diff,
  trace,
  mappings,
  next,
  names: decideNames,
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

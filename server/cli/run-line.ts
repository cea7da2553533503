import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Language, languages } from '@portal/contract';
import { readOneOf } from '../administration/index.ts';
import { OperatorError, terminalLanguage, wordsOf } from '../kernel/refusals/operator-error.ts';
import { onTerminal, Refusal } from '../kernel/refusals/refusal.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { troubleOf } from './trouble-of.ts';

/** Where a command reads its settings and says what it does. */
export interface Terminal {
  /** The user of the machine; the audit trail names them. */
  user: string;
  env: Record<string, string | undefined>;
  say(text: string): void;
  complain(text: string): void;
}

/** A mistake in the command line, said in the person's language. */
export class UsageError extends Error {}

type LineOptions = NonNullable<ParseArgsConfig['options']>;

type Word = Record<Language, (text: string) => string>;

/** What a family of commands says of itself, and of what went wrong. */
export interface LineWords {
  help: Record<Language, string>;
  unknownCommand: Word;
  badOptions: Word;
  failed: Word;
}

/** A command line, as it is understood. */
export interface Line<Options extends LineOptions> {
  values: ReturnType<typeof parseArgs<{ options: Options; allowPositionals: true }>>['values'];
  /** What stands behind the name of the command. */
  names: string[];
  settings: Settings;
  language: Language;
}

export interface LineOf<Options extends LineOptions, Command> {
  /** Behind the program. */
  line: string[];
  terminal: Terminal;
  options: Options;
  words: LineWords;
  commands: Readonly<Record<string, Command>>;
  run: (command: Command, line: Line<Options>) => Promise<number>;
}

/**
 * Runs one command of a family by its name, in the person's language.
 * @returns the exit code: 0 done, 1 refused or not understood
 */
export async function runLine<Options extends LineOptions, Command>(source: LineOf<Options, Command>): Promise<number> {
  const { line, terminal, options, words, commands, run } = source;
  let language = terminalLanguage(terminal.env);
  try {
    const { values, positionals } = parseArgs({ args: line, options, allowPositionals: true });
    const { language: wanted, help } = values as { language?: string; help?: boolean };
    if (wanted !== undefined) language = readOneOf('--language', wanted, languages);
    const [name = 'help', ...names] = positionals;
    if (help || name === 'help') {
      terminal.say(words.help[language]);
      return 0;
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(words.unknownCommand[language](name));
    return await run(command, { values, names, settings: readSettings(terminal.env), language });
  } catch (error) {
    terminal.complain(sentenceOf(troubleOf(error, terminal.env) ?? error, language, words));
    return 1;
  }
}

function sentenceOf(error: unknown, language: Language, words: LineWords): string {
  if (error instanceof Refusal) return onTerminal(error, language);
  if (error instanceof OperatorError) return error.sentence[language];
  if (error instanceof UsageError) return error.message;
  const code = (error as { code?: string }).code ?? '';
  if (code.startsWith('ERR_PARSE_ARGS')) return words.badOptions[language](wordsOf(error));
  return words.failed[language](wordsOf(error));
}

import { parseArgs } from 'node:util';
import { type Language, languages, type UsageGroup, usageGroups } from '@portal/contract';
import {
  dayAfter,
  nameUsage,
  readOneOf,
  readPeriod,
  UsageError,
  usageCsv,
  usualUsageDays,
} from '../../administration/index.ts';
import { chinaDay } from '../../kernel/days/dates.ts';
import { OperatorError, terminalLanguage, wordsOf } from '../../kernel/refusals/operator-error.ts';
import { readSettings } from '../../settings/settings.ts';
import { type Period, readTotal, readUsage } from '../../tracking/index.ts';
import { openPortal } from '../account/open-portal.ts';
import { troubleOf } from '../trouble-of.ts';
import { usageJson, usageTable } from './print-usage.ts';
import { words } from './words.ts';

/** Where the command reads its settings and says what it found. */
export interface UsageTerminal {
  env: Record<string, string | undefined>;
  /** The present instant in milliseconds since 1970. */
  clock(): number;
  say(text: string): void;
  complain(text: string): void;
}

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  by: { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  language: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * Tells how the portal was used.
 * @param line the command line behind the program
 * @returns the exit code: 0 done, 1 failed, 2 not understood
 */
export async function runUsage(line: string[], terminal: UsageTerminal): Promise<number> {
  let language = terminalLanguage(terminal.env);
  try {
    const { values } = parseArgs({ args: line, options });
    if (values.language !== undefined) language = readOneOf('--language', values.language, languages);
    if (values.help) {
      terminal.say(words.help[language]);
      return 0;
    }
    if (values.json && values.csv) throw new UsageError(words.oneForm);
    const by = values.by === undefined ? 'day' : readOneOf('--by', values.by, usageGroups);
    const now = terminal.clock();
    const period = readPeriod(values, { from: dayAfter(now, 1 - usualUsageDays), to: chinaDay(now) });
    terminal.say(await tell({ ...period, by, language, form: formOf(values) }, terminal.env));
    return 0;
  } catch (error) {
    terminal.complain(sentenceOf(troubleOf(error, terminal.env) ?? error, language));
    return error instanceof UsageError || isParseFault(error) ? 2 : 1;
  }
}

type Form = 'table' | 'json' | 'csv';

const formOf = ({ json, csv }: { json?: boolean; csv?: boolean }): Form => (json ? 'json' : csv ? 'csv' : 'table');

interface Question extends Period {
  by: UsageGroup;
  language: Language;
  form: Form;
}

async function tell({ by, language, form, ...period }: Question, env: UsageTerminal['env']): Promise<string> {
  const { db, close } = await openPortal(readSettings(env));
  try {
    const [usage, total] = [await readUsage(db, period, by), await readTotal(db, period)];
    const lines = await nameUsage(db, usage, by, language);
    if (form === 'json') return usageJson(by, period, lines, total);
    if (form === 'csv') return usageCsv(by, lines, language);
    return usageTable(by, period, lines, total, language);
  } finally {
    await close();
  }
}

const isParseFault = (error: unknown) => ((error as { code?: string }).code ?? '').startsWith('ERR_PARSE_ARGS');

function sentenceOf(error: unknown, language: Language): string {
  if (error instanceof OperatorError) return error.sentence[language];
  return (isParseFault(error) ? words.badOptions : words.failed)[language](wordsOf(error));
}

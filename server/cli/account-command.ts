import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Language, languages } from '@portal/contract';
import type { Command, Door, Progress } from '../administration/index.ts';
import { commands, type OptionName, options, readOneOf, UsageError, type Values } from '../administration/index.ts';
import { openGateways } from '../gateways/index.ts';
import { OperatorError, terminalLanguage, wordsOf } from '../kernel/refusals/operator-error.ts';
import { onTerminal, Refusal } from '../kernel/refusals/refusal.ts';
import { readSettings } from '../settings/settings.ts';
import { followSetup } from '../setup/index.ts';
import { helpOf, helpOfAll, optionsOf } from './account/help.ts';
import { openPortal } from './account/open-portal.ts';
import { type AccountTerminal, actorOf } from './account/terminal.ts';
import { findOut, withOutcome } from './account/what-stands.ts';
import { whoRuns } from './account/who-runs.ts';
import { troubleOf } from './trouble-of.ts';

/**
 * Runs one account command.
 * @param line the command line behind the program
 * @returns the exit code: 0 done, 1 refused or failed, 2 not understood
 */
export async function runAccount(line: string[], terminal: AccountTerminal): Promise<number> {
  let language = terminalLanguage(terminal.env);
  try {
    const { values, positionals } = parseArgs({ args: line, options, allowPositionals: true });
    if (values.language !== undefined) language = readOneOf('--language', values.language, languages);
    if (positionals.length === 0 || positionals[0] === 'help') {
      terminal.say(helpOfAll(language));
      return 0;
    }
    const { name, command, names } = findCommand(positionals);
    if (values.help) {
      terminal.say(helpOf(name, command, language));
      return 0;
    }
    checkLine(name, command, values, names);
    await runOn(command, values, names, language, terminal);
    return 0;
  } catch (error) {
    terminal.complain(sentenceOf(error, language));
    return exitCodeOf(error);
  }
}

/** What a command hands over is printed once. */
const doorOf = (terminal: AccountTerminal, language: Language): Door => ({
  say: terminal.say,
  readInput: terminal.readInput,
  handOver: ({ line }) => terminal.say(line[language]),
});

/** @throws what the command has failed with, in words that say what stands */

async function runOn(
  command: Command,
  values: Values,
  names: string[],
  language: Language,
  terminal: AccountTerminal,
): Promise<void> {
  const [given, now] = [readSettings(terminal.env), terminal.clock()];
  const progress: Progress = { stored: 'nothing' };
  let actor = actorOf(terminal.user);
  try {
    const state = await openPortal(given);
    const setup = await followSetup(state.db, given);
    const { settings } = setup;
    const gateways = openGateways(setup, join(settings.dataFolder, 'outbox'), { db: state.db, clock: terminal.clock });
    try {
      const runner = await whoRuns(state.db, command, values, terminal.user);
      actor = runner.actor;
      const by = { ...runner, address: '', reach: 'portal' } as const;
      await command.run({
        db: state.db,
        gateways,
        settings,
        values,
        names,
        language,
        terminal: doorOf(terminal, language),
        now,
        progress,
        ...by,
      });
    } finally {
      await gateways.close();
      await setup.close();
      await state.close();
    }
  } catch (error) {
    const stored = progress.stored === 'saving' ? await findOut(given, { actor, now }) : progress.stored;
    throw withOutcome(stored === 'nothing' ? (troubleOf(error, terminal.env) ?? error) : error, stored);
  }
}

/** The longest name that fits: `trials approve` before `trials`. */
function findCommand(positionals: string[]): { name: string; command: Command; names: string[] } {
  for (const words of [2, 1]) {
    const name = positionals.slice(0, words).join(' ');
    const command = positionals.length >= words && Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command) return { name, command, names: positionals.slice(words) };
  }
  throw new UsageError({
    zh_CN: `没有命令“${positionals[0]}”；npm run account -- help 会列出所有命令。`,
    en: `Unknown command "${positionals[0]}"; npm run account -- help lists all commands.`,
  });
}

/** @throws UsageError when the line has an option or a name too many, or a name too few */
function checkLine(name: string, command: Command, values: Values, names: string[]): void {
  const { usage, takes } = command;
  const own = optionsOf(command);
  const foreign = (Object.keys(values) as OptionName[]).find((each) => each !== 'language' && !own.includes(each));
  if (foreign) {
    throw new UsageError({
      zh_CN: `命令 ${name} 没有选项 --${foreign}；npm run account -- ${name} --help 会列出它的选项。`,
      en: `The command ${name} has no option --${foreign}; npm run account -- ${name} --help lists its options.`,
    });
  }
  if (names.length >= takes.least && names.length <= takes.most) return;
  const extra = names[takes.most];
  throw new UsageError({
    zh_CN:
      `${extra === undefined ? '参数不足' : `多余的参数“${extra}”`}。用法：npm run account -- ${name} ${usage}`.trimEnd(),
    en: `${extra === undefined ? 'Missing argument' : `Unexpected argument "${extra}"`}. Usage: npm run account -- ${name} ${usage}`.trimEnd(),
  });
}

const isParseFault = (error: unknown) => String((error as { code?: unknown }).code ?? '').startsWith('ERR_PARSE_ARGS');

const exitCodeOf = (error: unknown) => (error instanceof UsageError || isParseFault(error) ? 2 : 1);

function sentenceOf(error: unknown, language: Language): string {
  if (error instanceof Refusal) return onTerminal(error, language);
  if (error instanceof OperatorError) return error.sentence[language];
  const words = wordsOf(error);
  if (isParseFault(error)) return language === 'zh_CN' ? `选项有误：${words}` : `Invalid options: ${words}`;
  return language === 'zh_CN' ? `未能完成：${words}` : `Failed: ${words}`;
}

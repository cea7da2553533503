import { readCount, readList } from '../../administration/index.ts';
import {
  activate,
  audienceNamed,
  confirm,
  listModules,
  readHealth,
  removeModule,
  removeVersion,
  rollBack,
} from '../../modules/index.ts';
import { withPortal } from '../account/open-portal.ts';
import { whoRuns } from '../account/who-runs.ts';
import { runLine, UsageError } from '../run-line.ts';
import { healthText, listText } from './list-text.ts';
import { byOf, type Call, type ModuleTerminal, moduleOptions, record, wanted } from './module-call.ts';
import { moduleWords as words } from './module-words.ts';
import { nameModuleOrigins, publishVersion } from './publish-commands.ts';

async function confirmModule(call: Call): Promise<number> {
  const { db, language, terminal } = call;
  const [name = '', version = null] = wanted(call, 'confirm', 2);
  const chosen = await confirm(db, name, version, byOf(call));
  await record(call, 'confirm-module', { module: name, version: chosen });
  terminal.say(words.confirmed[language](name, chosen));
  return 0;
}

async function activateVersion(call: Call): Promise<number> {
  const { values, db, language, terminal } = call;
  const [name = '', version] = wanted(call, 'activate', 2);
  if (version === undefined) throw new UsageError(words.usages.activate[language]);
  const named = { accounts: readList(values.accounts ?? ''), companies: readList(values.companies ?? '') };
  const audience = await audienceNamed(db, named);
  const over = values['roll-back-over'];
  const rate =
    over === undefined ? {} : { failurePercent: over === 'off' ? null : readCount('--roll-back-over', over) };
  const standing = await activate(db, { name, version, audience, ...rate }, byOf(call));
  await record(call, 'activate-module', { module: name, version, ...(audience ? named : {}) });
  terminal.say(words[standing.trial === null ? 'activated' : 'onTrial'][language](name, version));
  return 0;
}

async function rollBackModule(call: Call): Promise<number> {
  const { db, language, terminal } = call;
  const [name = ''] = wanted(call, 'rollback', 1);
  const { version } = await rollBack(db, name, byOf(call));
  await record(call, 'roll-back-module', { module: name, version });
  terminal.say(words.rolledBack[language](name, version));
  return 0;
}

async function list(call: Call): Promise<number> {
  const { values, names, db, language, terminal } = call;
  const found = await listModules(db, names[0] ?? null);
  if (values.json) terminal.say(JSON.stringify(found, null, 2));
  else terminal.say(found.length === 0 ? words.none[language] : listText(found, language));
  return 0;
}

/** Days that the health of versions is told of. */
const healthDays = 7;
const day = 24 * 60 * 60 * 1000;

async function status(call: Call): Promise<number> {
  const { values, db, language, terminal } = call;
  const [name = ''] = wanted(call, 'status', 1);
  const found = await readHealth(db, name, terminal.clock() - healthDays * day);
  if (values.json) terminal.say(JSON.stringify(found, null, 2));
  else terminal.say(found.length === 0 ? words.noReports[language](name) : healthText(found, language));
  return 0;
}

async function remove(call: Call): Promise<number> {
  const { db, language, terminal } = call;
  const [name = '', version] = wanted(call, 'remove', 2);
  const count = version === undefined ? await removeModule(db, name) : null;
  if (version !== undefined) await removeVersion(db, name, version);
  await record(call, version === undefined ? 'remove-module' : 'remove-module-version', { module: name, version });
  terminal.say(count === null ? words.removedOne[language](name, version ?? '') : words.removed[language](name, count));
  return 0;
}

interface ModuleCommand {
  run: (call: Call) => Promise<number>;
  /** It changes nothing, so nobody need say who runs it. */
  reads?: true;
}

const commands: Record<string, ModuleCommand> = {
  publish: { run: publishVersion },
  origins: { run: nameModuleOrigins },
  confirm: { run: confirmModule },
  activate: { run: activateVersion },
  rollback: { run: rollBackModule },
  list: { run: list, reads: true },
  status: { run: status, reads: true },
  remove: { run: remove },
};

/**
 * Runs one command about modules that teams publish.
 * @param line the command line behind the program
 * @returns the exit code: 0 done, 1 refused or not understood
 */
export const runModule = (line: string[], terminal: ModuleTerminal): Promise<number> =>
  runLine({
    line,
    terminal,
    options: moduleOptions,
    words,
    commands,
    run: ({ run, ...command }, line) =>
      withPortal(line.settings, async (db) => {
        const runner = await whoRuns(db, command, line.values, terminal.user);
        return run({ ...line, db, terminal, runner });
      }),
  });

import { basename, dirname, resolve } from 'node:path';
import type { parseArgs } from 'node:util';
import type { Language } from '@portal/contract';
import { writeAudit } from '../../audit/index.ts';
import { checkBackup, endBackup, makeBackup, moveState, restoreBackup, statePlace } from '../../backup/index.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import type { Settings } from '../../settings/settings.ts';
import type { StatePlace } from '../../state/open-state.ts';
import { withPortal } from '../account/open-portal.ts';
import { runLine, type Terminal, UsageError } from '../run-line.ts';
import { backupWords as words } from './backup-words.ts';

/** Where the command reads its settings and says what it does, and the clock. */
export interface BackupTerminal extends Terminal {
  clock: () => number;
}

const options = {
  check: { type: 'boolean' },
  remove: { type: 'boolean' },
  former: { type: 'boolean' },
  to: { type: 'string' },
  language: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

interface Call {
  values: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'];
  names: string[];
  settings: Settings;
  language: Language;
  terminal: BackupTerminal;
}

function folderOf({ names, language }: Call, usage: keyof typeof words.usages): string {
  const [folder] = names;
  if (folder === undefined || names.length > 1) throw new UsageError(words.usages[usage][language]);
  return resolve(folder);
}

async function backup(call: Call): Promise<number> {
  const { values, settings, language, terminal } = call;
  const folder = folderOf(call, 'backup');
  if (values.check && values.remove) throw new UsageError(words.checkOrRemove[language]);
  if (values.check) {
    const list = await checkBackup(folder);
    terminal.say(words.sound[language](folder, list.madeAt, list.files.length));
    return 0;
  }
  const { env, clock } = terminal;
  if (values.remove) {
    const { madeAt } = await withPortal(settings, async (db) => {
      const removed = await endBackup({ db, clock }, dirname(folder), basename(folder));
      const [actor, detail] = [`operator ${terminal.user}`, { backup: basename(folder), madeAt: removed.madeAt }];
      await writeAudit(db, { at: clock(), actor, action: 'remove-backup', accountId: '', detail });
      return removed;
    });
    terminal.say(words.removed[language](folder, madeAt));
    return 0;
  }
  const progress = (part: 'state' | 'files', count: number, bytes: number) =>
    terminal.say(words[part][language](count, bytes));
  const list = await withPortal(settings, async (db) => {
    const written = await makeBackup({ place: settings, folder, env, now: clock(), progress });
    const [actor, detail] = [`operator ${terminal.user}`, { files: written.files.length }];
    await writeAudit(db, { at: clock(), actor, action: 'backup', accountId: '', detail });
    return written;
  });
  terminal.say(words.made[language](folder, list.files.length));
  return 0;
}

async function restore(call: Call): Promise<number> {
  const { values, settings, language, terminal } = call;
  const folder = folderOf(call, 'restore');
  const list = await restoreBackup({
    folder,
    place: settings,
    actor: `operator ${terminal.user}`,
    now: terminal.clock(),
    ...(values.former && { former: true }),
    progress: (part, count) => terminal.say(words.restoring[part][language](count)),
  });
  const done = values.former ? words.restoredFormer : words.restored;
  terminal.say(done[language](settings.dataFolder, list.madeAt));
  return 0;
}

/** Where `--to` leads: a PostgreSQL by its address, or the file of the data folder by the word. */
function targetOf({ values: { to }, settings, language }: Call): StatePlace {
  if (to === 'sqlite') return statePlace({ ...settings, databaseUrl: null });
  if (to !== undefined && /^postgres(ql)?:\/\//.test(to) && URL.canParse(to)) return { url: to };
  throw new UsageError(words.usages.move[language]);
}

async function move(call: Call): Promise<number> {
  const { settings, language, terminal } = call;
  const [from, to] = [statePlace(settings), targetOf(call)];
  if (JSON.stringify(from) === JSON.stringify(to)) throw new OperatorError(words.samePlace);
  const former = await moveState({
    from,
    to,
    actor: `operator ${terminal.user}`,
    now: terminal.clock(),
    progress: (table, rows, already) => terminal.say(words[already ? 'wasThere' : 'moved'][language](table, rows)),
  });
  terminal.say(words.movedAll[language]);
  if (former) terminal.say(words.former[language](former));
  terminal.say(words['url' in to ? 'startWith' : 'startWithout'][language]);
  return 0;
}

/**
 * Runs one of `npm run backup`, `restore` and `move`.
 * @param line the name of the program, then its arguments
 * @returns the exit code: 0 done, 1 refused or not understood
 */
export const runBackup = (line: string[], terminal: BackupTerminal): Promise<number> =>
  runLine({
    line,
    terminal,
    options,
    words,
    commands: { backup, restore, move },
    run: (command, line) => command({ ...line, terminal }),
  });

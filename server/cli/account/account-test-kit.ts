import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Account, findByName } from '../../accounts/people/account-store.ts';
import { commands } from '../../administration/index.ts';
import type { OutboxMessage } from '../../gateways/outbox.ts';
import { programLine } from '../../kernel/program-line.ts';
import { knownProducts } from '../../products/known-products.ts';
import { writeProducts } from '../../products/write-products.ts';
import { openState, type StateDatabase, type StatePlace } from '../../state/open-state.ts';
import { saveApplication } from '../../trials/trial-store.ts';
import { runAccount } from '../account-command.ts';

/** Noon of 1 March 2027 in China. */
export const noon = Date.UTC(2027, 2, 1, 4);

export interface Ran {
  code: number;
  output: string;
  complained: string;
}

export interface AccountKit {
  db: StateDatabase;
  env: Record<string, string>;
  run(...line: string[]): Promise<Ran>;
  /** The same with text on standard input. */
  runWith(input: string, ...line: string[]): Promise<Ran>;
  /** Runs commands at the same instant, each as a process of its own, as two operators do. */
  race(...lines: string[][]): Promise<Ran[]>;
  account(name: string): Promise<Account>;
  audit(): Promise<{ actor: string; action: string; account_id: string; detail: unknown }[]>;
  messages(): Promise<OutboxMessage[]>;
  /** Applies for a trial; gives the id. */
  apply(phone: string, more?: { email?: string; products?: string[] }): Promise<string>;
  close(): Promise<void>;
}

/** A line that says who runs it, where it changes something and does not say so itself. @param by a user name */
export function runBy(by: string, line: readonly string[]): string[] {
  const command = commands[line.slice(0, 2).join(' ')] ?? commands[line[0] ?? ''];
  return !command || command.reads || line.includes('--by') ? [...line] : [...line, '--by', by];
}

/** Runs one command as npm does. */
export function runProcess(env: Record<string, string>, line: string[]): Promise<Ran> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, LC_ALL: '', ...env } };
    const child = execFile(
      process.execPath,
      [...programLine('account'), ...line],
      options,
      (_error, output, complained) =>
        resolve({ code: child.exitCode ?? -1, output: output.trimEnd(), complained: complained.trimEnd() }),
    );
  });
}

/** A store with the catalogue and two accounts, ann and bob, and the account command upon it. */
export async function openAccountKit(place: StatePlace): Promise<AccountKit> {
  const state = await openState(place);
  const { db } = state;
  await writeProducts(db, knownProducts());
  const folder = 'file' in place ? dirname(place.file) : await mkdtemp(join(tmpdir(), 'account-kit-'));
  const env = {
    PORTAL_DATA: folder,
    LANG: 'en_GB.UTF-8',
    ...('url' in place ? { PORTAL_DATABASE_URL: place.url } : {}),
  };
  const runLine = async (input: string, line: string[]): Promise<Ran> => {
    const output: string[] = [];
    const complained: string[] = [];
    const code = await runAccount(line, {
      env,
      user: 'olga',
      clock: () => noon,
      say: (text) => output.push(text),
      complain: (text) => complained.push(text),
      readInput: async () => input,
    });
    return { code, output: output.join('\n'), complained: complained.join('\n') };
  };
  const runWith: AccountKit['runWith'] = (input, ...line) => runLine(input, runBy('ann', line));
  const kit: AccountKit = {
    db,
    env,
    runWith,
    run: (...line) => runWith('', ...line),
    race: (...lines) => Promise.all(lines.map((line) => runProcess(env, runBy('ann', line)))),
    async account(name) {
      const found = await findByName(db, name);
      if (!found) throw new Error(`no account ${name}`);
      return found;
    },
    async audit() {
      const rows = await db.selectFrom('audit').selectAll().orderBy('at').orderBy('action').execute();
      return rows.map(({ detail, actor, action, account_id }) => {
        return { actor, action, account_id, detail: JSON.parse(detail) as unknown };
      });
    },
    async messages() {
      const names = await readdir(join(folder, 'outbox')).catch(() => []);
      const texts = names.sort().map((name) => readFile(join(folder, 'outbox', name), 'utf8'));
      return (await Promise.all(texts)).map((text) => JSON.parse(text) as OutboxMessage);
    },
    async apply(phone, { email = '', products = [] } = {}) {
      await saveApplication(db, { name: '赵敏', company: '远方汽车', phone, email, products }, noon - 1000);
      const row = await db.selectFrom('trial').select('trial_id').where('phone', '=', phone).executeTakeFirstOrThrow();
      return row.trial_id;
    },
    async close() {
      await state.close();
      if ('url' in place) await rm(folder, { recursive: true, force: true });
    },
  };
  const holding = ['--to', '2027-12-31', '--product', 'sales', '--password-stdin'];
  const ann = ['create', '--name', 'ann', '--real-name', '安然', '--phone', '13900000001', ...holding];
  // The first account of a portal is made by nobody who has one.
  await runLine('Secret-2027', ann);
  await runWith(
    'Secret-2027',
    'create',
    '--name',
    'bob',
    '--real-name',
    'Bob',
    '--email',
    'bob@example.com',
    ...holding,
  );
  return kit;
}

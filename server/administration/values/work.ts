import type { Language } from '@portal/contract';
import { type AuditEntry, writeAudit } from '../../audit/index.ts';
import type { Gateways } from '../../gateways/index.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { Settings } from '../../settings/settings.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { checkChange, type Reach } from '../reach/reach.ts';
import type { OptionName, Values } from './options.ts';

/** Where a command reads and says what it does. */
export interface Door {
  say(text: string): void;
  /** Gives a password or a key, which is kept nowhere, to who runs the command. */
  handOver(secret: Secret): void;
  /** All of standard input as text. */
  readInput(): Promise<string>;
}

export interface Secret {
  secret: string;
  /** How a terminal prints it. */
  line: Sentence;
}

/** What one run of a command works with. */
export interface Work {
  db: StateDatabase;
  gateways: Gateways;
  settings: Settings;
  values: Values;
  /** What stands behind the command, without options. */
  names: string[];
  language: Language;
  terminal: Door;
  /** How the audit trail names who runs it: the id of an account, or an operator of the machine while there is none. */
  actor: string;
  /** The user of the machine, where it is run there: who says to be somebody is told beside it. */
  operator?: string;
  /** Whose accounts who runs it administers. */
  reach: Reach;
  /** From where, as `CallContext.address`; empty for the machine itself. */
  address: string;
  now: number;
  progress: Progress;
}

/** How far a command has come. `saving`: its change is being made final, which alone the store knows to have ended. */
export interface Progress {
  stored: 'nothing' | 'saving' | 'saved';
}

export interface Command {
  /** What stands behind the name of the command: `<name> <product...>`. */
  usage: string;
  means: Sentence;
  options: readonly OptionName[];
  /** It changes nothing, so nobody need say who runs it. */
  reads?: true;
  /** How many names it takes. */
  takes: { least: number; most: number };
  /** @throws OperatorError when it is refused; UsageError when a value does not fit */
  run(work: Work): Promise<void>;
}

export const say = (work: Work, sentence: Sentence) => work.terminal.say(sentence[work.language]);

/** Changes the store, all or nothing; every command does so by this, so that it is known what stands when it fails. */
export async function commit<Result>(
  { db, progress }: Pick<Work, 'db' | 'progress'>,
  run: (trx: StateDatabase) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction().execute(async (trx) => {
    const result = await run(trx);
    progress.stored = 'saving';
    return result;
  });
  progress.stored = 'saved';
  return result;
}

/**
 * Changes the store together with its line of the audit trail. The line is written first: a transaction of SQLite that
 * begins with a write waits for its turn beside a server that serves; one that begins with a read may lose it.
 */
export function change<Result>(
  work: Work,
  entry: Pick<AuditEntry, 'action' | 'accountId' | 'detail'>,
  run: (trx: StateDatabase) => Promise<Result>,
): Promise<Result> {
  return commit(work, async (trx) => {
    await audit(work, trx, entry);
    return run(trx);
  });
}

/**
 * Writes the line of a change, within its transaction. What is changed must be in reach: each change is judged here
 * once more, whichever way it has come.
 * @throws Refusal when the account is of another company, has a role of the portal, or the change is about no account
 */
export async function audit(
  { now, actor, address, reach, operator }: Work,
  db: StateDatabase,
  entry: Pick<AuditEntry, 'action' | 'accountId' | 'detail'>,
): Promise<void> {
  const detail = operator === undefined ? entry.detail : { ...entry.detail, operator };
  await writeAudit(db, { at: now, actor, address, ...entry, ...(detail && { detail }) });
  if (reach !== 'portal') await checkChange(db, reach, entry);
}

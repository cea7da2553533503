import type { parseArgs } from 'node:util';
import type { Language, TrailAction } from '@portal/contract';
import { writeAudit } from '../../audit/index.ts';
import type { Settings } from '../../settings/settings.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import type { Runner } from '../account/who-runs.ts';
import { type Terminal, UsageError } from '../run-line.ts';
import { moduleWords as words } from './module-words.ts';

/** Where the command reads its settings and says what it does, and the clock. */
export interface ModuleTerminal extends Terminal {
  clock: () => number;
}

/** What may stand behind a command. */
export const moduleOptions = {
  version: { type: 'string' },
  name: { type: 'string' },
  accounts: { type: 'string' },
  companies: { type: 'string' },
  'roll-back-over': { type: 'string' },
  json: { type: 'boolean' },
  by: { type: 'string' },
  language: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** A command that is being run. */
export interface Call {
  values: ReturnType<typeof parseArgs<{ options: typeof moduleOptions; allowPositionals: true }>>['values'];
  names: string[];
  db: StateDatabase;
  settings: Settings;
  language: Language;
  terminal: ModuleTerminal;
  /** Who runs it, as the trail names them. */
  runner: Runner;
}

/** How lists of versions name who runs a command. */
export const byOf = ({ values, terminal: { user, clock } }: Call) => ({
  who: values.by ?? `operator ${user}`,
  at: clock(),
});

/** Notes in the trail what was done. */
export async function record(call: Call, action: TrailAction, detail: Record<string, unknown>): Promise<void> {
  const { actor, operator } = call.runner;
  const known = { ...detail, ...(operator && { operator }) };
  await writeAudit(call.db, { at: call.terminal.clock(), actor, action, accountId: '', detail: known });
}

/** @returns the name that is wanted, and what stands behind it @throws UsageError for more than that */
export function wanted({ names, language }: Call, usage: keyof typeof words.usages, most: number): string[] {
  if (names.length < 1 || names.length > most) throw new UsageError(words.usages[usage][language]);
  return names;
}

import type { parseArgs } from 'node:util';
import type { Language, TrailAction } from '@portal/contract';
import { writeAudit } from '../audit/index.ts';
import type { Settings } from '../settings/settings.ts';
import type { StateDatabase } from '../state/open-state.ts';
import type { Runner } from './account/who-runs.ts';
import type { Terminal } from './run-line.ts';

/** Where the command reads its settings and says what it does, and the clock. */
export interface ContentTerminal extends Terminal {
  clock: () => number;
}

/** The options of the content commands. */
export const options = {
  map: { type: 'string' },
  source: { type: 'string' },
  dataset: { type: 'string' },
  kind: { type: 'string' },
  indicator: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  until: { type: 'string' },
  zh: { type: 'string' },
  en: { type: 'string' },
  language: { type: 'string' },
  'dry-run': { type: 'boolean' },
  'allow-refused': { type: 'boolean' },
  by: { type: 'string' },
  key: { type: 'string' },
  reason: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** One command as it was given. */
export interface Call {
  values: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'];
  names: string[];
  db: StateDatabase;
  settings: Settings;
  language: Language;
  terminal: ContentTerminal;
  /** Who runs it, as the trail names them. */
  runner: Runner;
}

/** How reports and bulletins name who runs a command. */
export const nameOfRunner = ({ values, terminal }: Pick<Call, 'values' | 'terminal'>): string =>
  values.by ?? terminal.user;

/** Writes into the audit trail what somebody has done to the content. */
export const record = (
  { db, terminal: { clock }, runner: { actor, operator } }: Pick<Call, 'db' | 'terminal' | 'runner'>,
  action: TrailAction,
  detail: Record<string, unknown>,
  outcome: 'done' | 'refused' = 'done',
) =>
  writeAudit(db, {
    at: clock(),
    actor,
    action,
    accountId: '',
    outcome,
    detail: { ...detail, ...(operator && { operator }) },
  });

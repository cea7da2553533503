import type { parseArgs } from 'node:util';
import type { Language, TrailAction } from '@portal/contract';
import { writeAudit } from '../audit/index.ts';
import type { Settings } from '../settings/settings.ts';
import type { StateDatabase } from '../state/open-state.ts';
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
}

/** Writes into the audit trail what an operator has done to the content. */
export const record = (
  { db, terminal: { clock, user } }: Pick<Call, 'db' | 'terminal'>,
  action: TrailAction,
  detail: Record<string, unknown>,
  outcome: 'done' | 'refused' = 'done',
) => writeAudit(db, { at: clock(), actor: `operator ${user}`, action, accountId: '', outcome, detail });

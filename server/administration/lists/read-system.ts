import { type CallData, healthChecks, type Language } from '@portal/contract';
import { portalVersion } from '../../kernel/portal-version.ts';
import type { AdministrationParts } from '../calls/run-task.ts';

/** How the node is that answers, and the settings that it runs with: those that were given first. */
export async function readSystem(
  { settings, health, clock }: Pick<AdministrationParts, 'settings' | 'health' | 'clock'>,
  language: Language,
): Promise<CallData<'readSystem'>> {
  const { checks, notes } = await health();
  const given = settings.inForce.filter(({ from }) => from !== 'default');
  const usual = settings.inForce.filter(({ from }) => from === 'default');
  return {
    version: portalVersion(),
    node: process.version,
    startedAt: Math.round(clock() - process.uptime() * 1000),
    checks: healthChecks.map((check) => ({ check, fine: checks[check] })),
    notes: notes.map((note) => note[language]),
    settings: [...given, ...usual],
  };
}

import type { TrailAction } from '@portal/contract';
import { writeAudit } from '../../audit/index.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import { findPortal } from '../account/open-portal.ts';
import { type Runner, whoRuns } from '../account/who-runs.ts';
import type { Call } from './call.ts';

export type Outcome = 'done' | 'refused';

/**
 * Changes the data of the portal, and tells its audit trail what came of it. Where there is no portal yet, only its data,
 * nobody keeps a trail, and nobody has to say who they are.
 * @param detail what is known beforehand; it may be added to meanwhile
 * @param change says whether it has changed anything; what it throws of its own accord is told as well
 * @returns what `change` says
 * @throws UsageError where a portal with accounts is not told by whom; what the change throws, and when the state of the portal cannot be written; nothing is changed where it cannot
 *   be opened
 */
export async function tellTrail(
  { settings, values, terminal }: Pick<Call, 'settings' | 'values' | 'terminal'>,
  action: TrailAction,
  detail: Record<string, unknown>,
  change: () => Promise<Outcome>,
): Promise<Outcome> {
  const state = await findPortal(settings);
  let runner: Runner | null = null;
  const tell = async (outcome: Outcome) => {
    if (!state || !runner) return;
    const { actor, operator } = runner;
    const known = { ...detail, ...(operator && { operator }) };
    await writeAudit(state.db, { at: Date.now(), actor, action, accountId: '', outcome, detail: known });
  };
  try {
    if (state) runner = await whoRuns(state.db, {}, values, terminal.user);
    const outcome = await change();
    await tell(outcome);
    return outcome;
  } catch (error) {
    if (error instanceof Refusal) {
      detail.refusal = error.id;
      await tell('refused');
    }
    throw error;
  } finally {
    await state?.close();
  }
}

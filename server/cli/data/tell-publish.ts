import { writeAudit } from '../../audit/index.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import { findPortal } from '../account/open-portal.ts';
import { type Runner, whoRuns } from '../account/who-runs.ts';
import type { Call } from './call.ts';

/**
 * Changes what is published or may be, and tells the audit trail of the portal what came of it. Where there is no portal yet, only
 * its data, nobody keeps a trail, and nobody has to say who they are.
 * @param detail what is known beforehand; it may be added to meanwhile
 * @throws UsageError where a portal with accounts is not told by whom; what the change throws, and when the state of the portal cannot be written; nothing is changed where it cannot
 *   be opened
 */
export async function tellPublish(
  { settings, values, terminal }: Call,
  action: 'publish' | 'rollback' | 'accept',
  detail: Record<string, unknown>,
  change: () => Promise<void>,
): Promise<void> {
  const state = await findPortal(settings);
  let runner: Runner | null = null;
  const tell = async (outcome: 'done' | 'refused') => {
    if (!state || !runner) return;
    const { actor, operator } = runner;
    const known = { ...detail, ...(operator && { operator }) };
    await writeAudit(state.db, { at: Date.now(), actor, action, accountId: '', outcome, detail: known });
  };
  try {
    if (state) runner = await whoRuns(state.db, {}, values, terminal.user);
    await change();
    await tell('done');
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

import { writeAudit } from '../../audit/index.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import { findPortal } from '../account/open-portal.ts';
import type { Call } from './call.ts';

/**
 * Changes what is published or may be, and tells the audit trail of the portal what came of it. Where there is no portal yet, only
 * its data, nobody keeps a trail.
 * @param detail what is known beforehand; it may be added to meanwhile
 * @throws what the change throws, and when the state of the portal cannot be written; nothing is changed where it cannot
 *   be opened
 */
export async function tellPublish(
  { settings, terminal }: Call,
  action: 'publish' | 'rollback' | 'accept',
  detail: Record<string, unknown>,
  change: () => Promise<void>,
): Promise<void> {
  const state = await findPortal(settings);
  const tell = async (outcome: 'done' | 'refused') => {
    const entry = { at: Date.now(), actor: `operator ${terminal.user}`, action, accountId: '', outcome, detail };
    if (state) await writeAudit(state.db, entry);
  };
  try {
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

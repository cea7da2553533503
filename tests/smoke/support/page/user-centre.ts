import type { Visitor } from '../visitor.ts';

/** Opens the user centre from the avatar. */
export async function openCentre(visitor: Visitor): Promise<void> {
  await visitor.open('/dashboard');
  await visitor.click('rail-avatar');
  await visitor.click('avatar-user-centre');
  await visitor.see('info-panel');
}

import type { Visitor } from './visitor.ts';

/** Opens the user centre from the avatar. */
export async function openCentre(visitor: Visitor): Promise<void> {
  await visitor.open('/dashboard');
  await visitor.click('rail-avatar');
  await visitor.click('avatar-user-centre');
  await visitor.see('info-panel');
}

/** Waits until the focus is on what has this test id. */
export const until = (visitor: Visitor, testId: string) =>
  visitor.page.waitForFunction((id) => (document.activeElement as HTMLElement).dataset.testid === id, {}, testId);

import type { Visitor } from '../visitor.ts';

/** Answers the question whose the account is with its password. */
export async function proveAgain(visitor: Visitor, password: string): Promise<void> {
  await visitor.see('prove-again');
  await visitor.fill('password', password);
  await visitor.click('prove-confirm');
  await visitor.seeNo('prove-again');
}

import { type Account, accounts } from './accounts.ts';
import type { Visitor } from './visitor.ts';

/** Signs in through the form that the current page shows. */
export async function signIn(visitor: Visitor, account: Account, password: string = accounts[account]): Promise<void> {
  await visitor.see('sign-in');
  await visitor.fill('account', account);
  await visitor.fill('password', password);
  const agree = await visitor.page.$('input[name="agree"]');
  if (agree && !(await agree.evaluate((box) => (box as HTMLInputElement).checked))) await agree.click();
  await visitor.click('sign-in-submit');
}

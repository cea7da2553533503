import { pressFound, seeIn } from '../browser/in-sight.ts';
import type { Visitor } from '../visitor.ts';
import { type Account, accounts } from './accounts.ts';

export type SignInMode = 'code' | 'password' | 'qr';

/** Chooses a way to sign in on the page that shows the form. */
export async function chooseMode(visitor: Visitor, mode: SignInMode): Promise<void> {
  await visitor.click(`sign-in-mode-${mode}`);
  await visitor.see('sign-in', { mode });
}

/** Ticks the terms, unless they are ticked already. */
export async function agree(visitor: Visitor): Promise<void> {
  const box = await seeIn(visitor.page, 'input[name="agree"]');
  if (!(await box.evaluate((input) => (input as HTMLInputElement).checked))) await pressFound(box);
}

/** Signs in by password through the form that the current page shows. */
export async function signIn(visitor: Visitor, account: Account, password: string = accounts[account]): Promise<void> {
  await visitor.see('sign-in');
  await chooseMode(visitor, 'password');
  await visitor.fill('account', account);
  await visitor.fill('password', password);
  await agree(visitor);
  await visitor.click('sign-in-submit');
}

/** Signs in through the form and waits for the dashboard. @returns the token */
export async function enter(visitor: Visitor, account: Account = 'demo'): Promise<string> {
  await visitor.open('/home?redirect=%2Fdashboard');
  await signIn(visitor, account);
  await visitor.arriveAt('/dashboard');
  await visitor.see('dashboard');
  return (await visitor.cookie('token')) ?? '';
}

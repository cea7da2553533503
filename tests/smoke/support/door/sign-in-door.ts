import { expect } from '@jest/globals';
import type { Visitor } from '../visitor.ts';

/** The sign-in of who wanted to see the overview of the sales. */
export const door = '/home?redirect=%2Fsales%2Foverview';

/** The sign-in has worked: it is said, the page that was wanted is there, and the cookies are those of demo. */
export async function seeSignedIn(visitor: Visitor): Promise<void> {
  await visitor.read('toast', /Login success/);
  await visitor.arriveAt('/sales/overview');
  expect(await visitor.cookie('token')).toBeTruthy();
  const user = JSON.parse(decodeURIComponent((await visitor.cookie('user')) ?? '')) as { username: string };
  expect(user.username).toBe('demo');
}

import { type CallName, sessionEndCodes } from '@portal/contract';

/** S4.040 S8.010: the session has ended; tested before the warning (A52). */
export const endsSession = (status: string): boolean => (sessionEndCodes as readonly string[]).includes(status);

/** S4.041 S4.044: 10044X, where X is any one character but those that end the session. */
export const asksForRenewal = (status: string): boolean => /^10044.$/.test(status) && !endsSession(status);

const changing: readonly CallName[] = [
  'refreshToken',
  'refreshToken2',
  'userRefreshToken',
  'switchAccount',
  'secondFactor',
];

/** Calls whose answer is another token. They are made alone and never made again by themselves. */
export const changesToken = (name: CallName): boolean => changing.includes(name);

import type { FactorWanted } from '@portal/contract';
import { Secret, TOTP } from 'otpauth';
import type { useAccountServer } from '../accounts/account-test-kit.ts';

type Suite = ReturnType<typeof useAccountServer>;

export const password = 'Word-of-2027';

/** What an app that has this key shows at an instant (milliseconds since 1970). */
export const shownBy = (key: string, now: number): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: now });

/** A code that the app shows at no instant near this one. */
export function wrongFor(key: string, now: number): string {
  const right = [-60_000, -30_000, 0, 30_000, 60_000].map((off) => shownBy(key, now + off));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? '';
}

/** What the tests of factors do over and over, on the server of a suite. */
export const factorKit = (suite: Suite) => ({
  /** What a sign-in is answered with that is asked for its second factor. */
  async wanted(userNm: string): Promise<FactorWanted> {
    const { body } = await suite.server.call('simpleLogin', { userNm, pwd: password });
    return body.data as unknown as FactorWanted;
  },

  /** A proof of a session by a code of its account's app. */
  async proveByApp(token: string, key: string): Promise<string> {
    const payload = { way: 'totp', code: shownBy(key, suite.at()) };
    const { body } = await suite.server.call('proveAgain', payload, { token });
    suite.pass(30_000);
    return body.data?.proof ?? '';
  },

  /** An account with an app that was confirmed just now; half a minute later, so that its next code is another. */
  async accountWithApp(userName: string, more = {}) {
    const accountId = await suite.account(userName, password, more);
    const token = await suite.server.signIn(userName, password);
    const begun = (
      await suite.server.call('beginTotp', {}, { token, proof: await suite.server.prove(token, password) })
    ).body.data;
    const { key = '', ticket = '' } = begun ?? {};
    const payload = { ticket, code: shownBy(key, suite.at()) };
    const { body } = await suite.server.call('confirmTotp', payload, { token });
    suite.pass(30_000);
    return { accountId, token, key, recoveryCodes: body.data?.recoveryCodes ?? [] };
  },
});

import { expect, test } from '@jest/globals';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { useAccountServer } from '../account-test-kit.ts';
import { firstPasswordEnd } from './first-password.ts';

const day = 24 * 60 * 60 * 1000;

test('a password that was made for somebody works for so many days, or for ever', () => {
  expect(firstPasswordEnd(14, 1000)).toBe(1000 + 14 * day);
  expect(firstPasswordEnd(0, 1000)).toBeNull();
});

describeOnBothStores('a password that its owner has not chosen', (place) => {
  const suite = useAccountServer(place);
  const given = 'Given-2027';

  const signIn = async (userNm: string, pwd: string) => {
    const { body } = await suite.server.call('simpleLogin', { userNm, pwd, channel: 1 });
    return { refusal: body.status.refusal, token: body.data?.token ?? '' };
  };

  test('works until its last instant and is refused in words of its own after it; a wrong one is wrong as ever', async () => {
    const until = suite.at() + 14 * day;
    await suite.account('newcomer', given, { password_until: until });
    const { token } = await signIn('newcomer', given);
    const { body } = await suite.server.call('getUserInfo', {}, { token });
    expect(body.data?.passwordUntil).toBe(new Date(until).toISOString());
    suite.now = until - 1;
    expect((await signIn('newcomer', given)).refusal).toBeUndefined();
    suite.now = until;
    expect((await signIn('newcomer', given)).refusal).toBe('accounts.password-over');
    expect((await signIn('newcomer', 'wrong')).refusal).toBe('accounts.wrong-sign-in');
  });

  test('one that its owner chooses instead does not end', async () => {
    const until = suite.at() + 14 * day;
    await suite.account('chooser', given, { password_until: until });
    const { token } = await signIn('chooser', given);
    expect(await suite.status('updatePwd', { oldPwd: given, newPwd: 'Walnut-77-river' }, { token })).toBe(0);
    suite.now = until + day;
    const chosen = await signIn('chooser', 'Walnut-77-river');
    expect(chosen.refusal).toBeUndefined();
    const { body } = await suite.server.call('getUserInfo', {}, { token: chosen.token });
    expect(body.data).not.toHaveProperty('passwordUntil');
  });
});

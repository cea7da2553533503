import { expect, test } from '@jest/globals';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { newBrowser } from './testing/browser.ts';
import { useSignOnServer } from './testing/sign-on-kit.ts';

const event = 'http://schemas.openid.net/event/backchannel-logout';

describeOnBothStores('signing out of a company', (place) => {
  const suite = useSignOnServer(place);
  let count = 0;

  /** Somebody who is signed in by the provider. */
  const signedIn = async () => {
    count += 1;
    const id = `leaver-${count}`;
    suite.provider.people.set(id, { name: 'Wang', email: `${id}@maker.example`, email_verified: true });
    suite.provider.present = id;
    const browser = newBrowser();
    await suite.visit(browser);
    const { data } = await suite.finish(browser);
    return { id, browser, userId: data?.userId ?? '', token: data?.token ?? '', sid: suite.provider.sid };
  };
  /** The same person in another browser, with another session at the provider. */
  const again = async (id: string) => {
    const { data } = await suite.signIn(id);
    return { token: data?.token ?? '', sid: suite.provider.sid };
  };
  const infoOf = async (token: string) => {
    const { body } = await suite.accounts.server.call('getUserInfo', {}, { token });
    return body.data ?? body.status.status;
  };
  const claimsOf = (sub: string, more: Record<string, unknown> = {}) => {
    count += 1;
    const iat = Math.floor(Date.now() / 1000);
    const usual = { iss: suite.provider.issuer, aud: 'portal', iat, exp: iat + 120, jti: `word-${count}` };
    return { ...usual, sub, events: { [event]: {} }, ...more };
  };
  const post = async (token: string, key = 'maker') => {
    const body = new URLSearchParams({ logout_token: token });
    const answer = await fetch(suite.addressOf(`/sign-on/${key}/logout`), { method: 'POST', body });
    return [answer.status, await answer.text()];
  };

  test('a session that a provider has begun says where it is left, and another one does not', async () => {
    const { token } = await signedIn();
    expect(await infoOf(token)).toMatchObject({ leavePath: '/sign-on/maker/leave' });
    await suite.accounts.account(`own-${count}`, 'Secret-2027', { company: 'maker' });
    const own = await suite.accounts.server.signIn(`own-${count}`, 'Secret-2027');
    expect(await infoOf(own)).not.toHaveProperty('leavePath');
  });

  test('a renewed token is still of a session that the provider has begun', async () => {
    const { token } = await signedIn();
    suite.accounts.pass(1000);
    const { body } = await suite.accounts.server.call('refreshToken', { refreshToken: token }, { token });
    expect(await infoOf(body.data?.token ?? '')).toMatchObject({ leavePath: '/sign-on/maker/leave' });
  });

  test('the provider asks whether to leave it too, leads back, and its word ends the session that came from it, and no other', async () => {
    const { id, browser, token, userId } = await signedIn();
    const elsewhere = await again(id);
    const other = await signedIn();
    suite.provider.present = null;
    const asking = await browser.ask(suite.addressOf('/sign-on/maker/leave'));
    const address = new URL(asking.headers.get('location') ?? '');
    expect([address.origin, [...address.searchParams.keys()].sort()]).toEqual([
      suite.provider.issuer,
      ['client_id', 'post_logout_redirect_uri'],
    ]);
    const question = await (await browser.ask(address.href)).text();
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(question) ?? [];
    const left = await browser.ask(`${suite.provider.issuer}/session/end/confirm`, { xsrf, logout: 'yes' });
    expect(left.headers.get('location')).toBe(suite.addressOf('/home'));
    // The word of the provider comes on a way of its own.
    for (let tries = 0; tries < 100 && (await infoOf(token)) !== 100440; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await infoOf(token)).toBe(100440);
    expect(await infoOf(other.token)).toMatchObject({ userId: other.userId });
    expect(await infoOf(elsewhere.token)).toMatchObject({ userId });
    expect(await suite.trail(userId)).toContainEqual(['provider maker', 'end-sessions', 'done', { ended: 1 }]);
  });

  test('a word of logout counts once, and a second one of its own ends what has begun since', async () => {
    const { id, token } = await signedIn();
    const word = await suite.provider.sign(claimsOf(id));
    expect(await post(word)).toEqual([200, '']);
    expect(await infoOf(token)).toBe(100440);
    const [one, two] = [await again(id), await again(id)];
    expect(await post(word)).toEqual([200, '']);
    expect(await infoOf(one.token)).toHaveProperty('userId');
    expect(await post(await suite.provider.sign(claimsOf(id)))).toEqual([200, '']);
    for (const { token: ended } of [one, two]) expect(await infoOf(ended)).toBe(100440);
  });

  test('a word that names a session, alone or beside its subject, ends that session and no other of the person', async () => {
    const { id, userId, ...one } = await signedIn();
    const [two, three] = [await again(id), await again(id)];
    expect(new Set([one.sid, two.sid, three.sid]).size).toBe(3);
    // What follows from it by renewal is the same session.
    suite.accounts.pass(1000);
    const { body } = await suite.accounts.server.call(
      'refreshToken',
      { refreshToken: one.token },
      { token: one.token },
    );
    const renewed = body.data?.token ?? '';
    const word = (more: object) => suite.provider.sign(claimsOf(id, more as Record<string, unknown>));
    expect(await post(await word({ sub: undefined, sid: one.sid }))).toEqual([200, '']);
    expect(await infoOf(renewed)).toBe(100440);
    expect(await post(await word({ sid: two.sid }))).toEqual([200, '']);
    expect(await infoOf(two.token)).toBe(100440);
    // Of another company, of somebody else, of a session that is unknown: nothing ends.
    const other = await signedIn();
    expect(await post(await word({ sub: undefined, sid: three.sid }), 'dealer')).toEqual([200, '']);
    expect(await post(await word({ sub: other.id, sid: three.sid }))).toEqual([200, '']);
    expect(await post(await word({ sub: undefined, sid: 'nothing' }))).toEqual([200, '']);
    expect(await infoOf(three.token)).toMatchObject({ userId });
    expect(await suite.trail(userId)).toEqual(
      expect.arrayContaining([
        ['provider maker', 'end-sessions', 'done', { ended: 1 }],
        ['provider maker', 'end-sessions', 'done', { ended: 1 }],
      ]),
    );
  });

  test('a session of which nobody knows what it came from ends with any of its person', async () => {
    const { id, token } = await signedIn();
    const own = `own-word-${count}`;
    await suite.accounts.account(own, 'Secret-2027', { company: 'maker' });
    const byPassword = await suite.accounts.server.signIn(own, 'Secret-2027');
    await suite.db.updateTable('session').set({ sign_on_sid: '' }).where('sign_on', '=', 'maker').execute();
    expect(await post(await suite.provider.sign(claimsOf(id, { sub: undefined, sid: 'another' })))).toEqual([200, '']);
    expect(await infoOf(token)).toHaveProperty('userId');
    expect(await post(await suite.provider.sign(claimsOf(id, { sid: 'another' })))).toEqual([200, '']);
    expect([await infoOf(token), await infoOf(byPassword)]).toEqual([100440, expect.objectContaining({ userNm: own })]);
  });

  test('a sign-in that is on its way when its session at the provider ends opens nothing', async () => {
    const { id } = await signedIn();
    suite.provider.present = id;
    const browser = newBrowser();
    await suite.visit(browser);
    const word = claimsOf(id, { sub: undefined, sid: suite.provider.sid });
    expect(await post(await suite.provider.sign(word))).toEqual([200, '']);
    expect(await suite.finish(browser)).toMatchObject({ refusal: 'signon.over', data: null });
    expect((await suite.signIn(id)).status).toBe(0);
  });

  test('nor does one that waits for the second factor of its account', async () => {
    const { id, userId } = await signedIn();
    const app = { factor_id: id, kind: 'totp', name: '', secret: 'sealed', counter: 0, made_at: 1, used_at: null };
    await suite.db
      .insertInto('factor')
      .values({ account_id: userId, ...app })
      .execute();
    expect(await suite.signIn(id)).toMatchObject({ refusal: 'accounts.factor-wanted' });
    const waiting = () =>
      suite.db.selectFrom('factor_ticket').select('purpose').where('account_id', '=', userId).execute();
    expect(await waiting()).toEqual([{ purpose: 'sign-in' }]);
    const word = claimsOf(id, { sub: undefined, sid: suite.provider.sid });
    expect(await post(await suite.provider.sign(word))).toEqual([200, '']);
    expect(await waiting()).toEqual([]);
  });

  test('what is no word of logout of the provider, for the portal and of now, ends nothing', async () => {
    const { id, token } = await signedIn();
    const past = Math.floor(Date.now() / 1000) - 600;
    const words = {
      'of another audience': await suite.provider.sign(claimsOf(id, { aud: 'another' })),
      'of another issuer': await suite.provider.sign(claimsOf(id, { iss: 'https://evil.example' })),
      'of ten minutes ago': await suite.provider.sign(claimsOf(id, { iat: past, exp: past + 120 })),
      'old, and long good': await suite.provider.sign(claimsOf(id, { iat: past, exp: past + 7200 })),
      'an ID token': await suite.provider.sign(claimsOf(id, { events: undefined }), 'JWT'),
      'with a nonce': await suite.provider.sign(claimsOf(id, { nonce: 'n' })),
      'of another event': await suite.provider.sign(claimsOf(id, { events: { 'https://else.example': {} } })),
      'of another type': await suite.provider.sign(claimsOf(id), 'at+jwt'),
      'without a name': await suite.provider.sign(claimsOf(id, { jti: undefined })),
      'of nobody': await suite.provider.sign(claimsOf(id, { sub: undefined })),
      'of a session without a name': await suite.provider.sign(claimsOf(id, { sid: '' })),
      'of a session that is no text': await suite.provider.sign(claimsOf(id, { sub: undefined, sid: 7 })),
      changed: (await suite.provider.sign(claimsOf('nobody'))).replace(
        /\.[^.]+\./,
        `.${Buffer.from(JSON.stringify(claimsOf(id))).toString('base64url')}.`,
      ),
      unsigned: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claimsOf(id))).toString('base64url')}.`,
      nothing: '',
    };
    const answers = await Promise.all(Object.entries(words).map(async ([what, word]) => [what, ...(await post(word))]));
    expect(answers).toEqual(Object.keys(words).map((what) => [what, 400, '{"error":"invalid_request"}']));
    expect(await infoOf(token)).toHaveProperty('userId');
  });

  test('nor does one about somebody unknown, or of the other company', async () => {
    const { id, token } = await signedIn();
    expect(await post(await suite.provider.sign(claimsOf('nobody-here')))).toEqual([200, '']);
    expect(await post(await suite.provider.sign(claimsOf(id)), 'dealer')).toEqual([200, '']);
    expect(await infoOf(token)).toHaveProperty('userId');
  });
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findKey } from '../../../keys/key-store.ts';
import { describeOnBothStores } from '../../../testing/both-stores.ts';
import { type AccountKit, noon, openAccountKit } from '../account-test-kit.ts';

describeOnBothStores('npm run account -- keys', (place) => {
  let kit: AccountKit;
  beforeAll(async () => {
    kit = await openAccountKit(await place());
  });
  afterAll(() => kit.close());

  const makeKey = async (...more: string[]) => {
    const { output } = await kit.run('keys', 'make', 'ann', '--label', 'nightly figures', ...more);
    const [sentence = '', secret = ''] = output.split('\n');
    return { sentence, secret, keyId: /^Key (\w+) of account "ann" was made\./.exec(sentence)?.[1] ?? '' };
  };

  test('make shows a key once, with the rights that were asked for; the trail tells who made it and not the key', async () => {
    const { secret, keyId } = await makeKey('--product', 'sales', '--rate', '30', '--to', '2027-06-30');
    expect(await findKey(kit.db, secret)).toMatchObject({
      key_id: keyId,
      products: 'sales',
      calls_a_minute: 30,
      to_ymd: '20270630',
      ended_at: null,
    });
    const audit = await kit.audit();
    expect(audit.at(-1)).toMatchObject({ actor: (await kit.account('ann')).account_id, action: 'make-key' });
    expect(JSON.stringify(audit)).not.toContain(secret);
    expect((await kit.run('keys')).output).not.toContain(secret);
  });

  test('without more it opens what the account holds, to its last day', async () => {
    const { secret } = await makeKey();
    const right = await makeKey('--right', 'deliver');
    expect(await findKey(kit.db, right.secret)).toMatchObject({ rights: 'deliver' });
    expect(await findKey(kit.db, secret)).toMatchObject({
      rights: 'ask',
      products: '',
      calls_a_minute: 120,
      to_ymd: '20271231',
    });
  });

  test.each([
    [['keys', 'make', 'ann'], 2, '--label: is required.'],
    [['keys', 'make', 'nobody', '--label', 'x'], 1, 'There is no account "nobody"'],
    [['keys', 'make', 'ann', '--label', 'x', '--rate', '0'], 2, '--rate: must be a whole number'],
    [['keys', 'make', 'ann', '--label', 'x', '--product', 'moon'], 2, 'unknown product "moon"'],
    [
      ['keys', 'make', 'ann', '--label', 'x', '--right', 'rule'],
      2,
      '--right: must be one of ask, deliver, reports, hand-over',
    ],
    [['keys', 'make', 'ann', '--label', 'x', '--to', '2027-02-28'], 2, '--to: must not be before'],
    [['keys', 'end', '00ff00ff00'], 1, 'There is no key 00ff00ff00'],
  ])('%j is refused in words', async (line, code, words) => {
    const ran = await kit.run(...line);
    expect([ran.code, ran.output]).toEqual([code, '']);
    expect(ran.complained).toContain(words);
  });

  test('end ends it once', async () => {
    const { secret, keyId } = await makeKey();
    expect(await kit.run('keys', 'end', keyId)).toEqual({ code: 0, output: `Key ${keyId} has ended.`, complained: '' });
    expect((await findKey(kit.db, secret))?.ended_at).toBe(noon);
    expect(await kit.run('keys', 'end', keyId)).toMatchObject({
      code: 1,
      complained: `Key ${keyId} had ended before.`,
    });
  });

  test('keys lists them with their state, of one account or all, as a table or for a program', async () => {
    const { keyId } = await makeKey('--product', 'sales');
    await kit.run('keys', 'end', keyId);
    const table = (await kit.run('keys', 'ann')).output.split('\n');
    expect(table[0]).toMatch(/^id +account +label +products +rights +a minute +to +last used +state$/);
    expect(table.find((line) => line.startsWith(keyId))).toMatch(
      /^\w+ +ann +nightly figures +sales +ask +120 +2027-12-31 +- +ended$/,
    );
    expect((await kit.run('keys', 'bob')).output).toBe('There are no keys.');
    const listed = JSON.parse((await kit.run('keys', '--json')).output) as object[];
    expect(listed).toContainEqual({
      keyId,
      userNm: 'ann',
      label: 'nightly figures',
      products: ['sales'],
      rights: ['ask'],
      callsAMinute: 120,
      to: '20271231',
      createdAt: '2027-03-01T04:00:00Z',
      endedAt: '2027-03-01T04:00:00Z',
      usedAt: null,
    });
  });
});

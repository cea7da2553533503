import { expect, test } from '@jest/globals';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { useAccountServer } from '../account-test-kit.ts';

describeOnBothStores('overrides of modules', (place) => {
  const suite = useAccountServer(place);
  const developer = () => suite.server.signIn('developer', 'Portal-2026-dev');
  const set = (...addresses: string[]) => ({
    overrides: addresses.map((address, index) => ({ name: `@portal/area-${index}`, address })),
  });
  const lines = async () => {
    const found = suite.db.selectFrom('audit').select(['actor', 'outcome', 'detail']);
    return found.where('action', '=', 'override-modules').orderBy('at').execute();
  };

  test('leave one line for each session and set, told to the operator and their owner', async () => {
    const [token, other] = [await developer(), await developer()];
    const one = set('http://localhost:8081/a.js', 'https://dev.example.com/b.js');
    const queries = [one, { overrides: [...one.overrides].reverse() }, set('http://localhost:8081/c.js')];
    for (const each of queries) expect(await suite.status('tellOverrides', each, { token })).toBe(0);
    expect(await suite.status('tellOverrides', one, { token: other })).toBe(0);
    const written = await lines();
    expect(written.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done']);
    expect(written.map(({ detail }) => JSON.parse(detail))).toContainEqual({ modules: one.overrides });
    const { body } = await suite.server.call('listOwnTrail', {}, { token });
    const own = body.data?.lines.filter(({ action }) => action === 'override-modules') ?? [];
    expect(own.map(({ by, outcome }) => [by, outcome])).toEqual(Array(3).fill(['self', 'done']));
  });

  test('are refused to who may not, and that leaves a line too', async () => {
    const token = await suite.server.signIn();
    expect(await suite.status('tellOverrides', set('https://evil.net/a.js'), { token })).toBe(403);
    const [line] = (await lines()).filter(({ outcome }) => outcome === 'refused');
    expect(JSON.parse(line?.detail ?? '')).toEqual({ refusal: 'accounts.overrides-not-allowed' });
  });

  test.each([
    'https://dev.example.com/a.js?key=secret',
    'https://dev.example.com/a.js#secret',
    'https://a:b@c.net/a.js',
  ])('%s carries what may be a secret, and is not taken', async (address) => {
    const token = await developer();
    const before = (await lines()).length;
    expect(await suite.status('tellOverrides', set(address), { token })).not.toBe(0);
    expect((await lines()).length).toBe(before);
  });
});

describeOnBothStores('overrides in development mode', (place) => {
  const suite = useAccountServer(place, { mode: 'development' });

  test('are told by any account', async () => {
    const overrides = [{ name: '@portal/area-sales', address: 'http://localhost:8081/a.js' }];
    expect(await suite.status('tellOverrides', { overrides }, { token: await suite.server.signIn() })).toBe(0);
  });
});

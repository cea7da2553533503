import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { status } from '@portal/contract';
import { eventually } from '../../../tests/support/eventually.ts';
import { findByName } from '../../accounts/index.ts';
import { gateRules } from '../../market/gate/rules.ts';
import { publishRelease } from '../../market/releases/publish-release.ts';
import { sealSteady, steady } from '../../market/testing/gate-market.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let token: string;
let proof: string;
let folder: string;

const json = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;

beforeAll(async () => {
  server = await startTestServer();
  folder = join(server.settings.dataFolder, 'market');
  const { db } = server.stores.state;
  const developer = await findByName(db, 'developer');
  await db
    .insertInto('account_role')
    .values({ account_id: developer?.account_id ?? '', role: 'data-operator' })
    .execute();
  token = await server.signIn('developer', 'Portal-2026-dev');
  proof = await server.prove(token, 'Portal-2026-dev');
});
afterAll(() => server?.close());

const list = async () => (await server.call('listReleases', {}, { token })).body.data;
const lines = () => server.stores.state.db.selectFrom('audit').selectAll().where('action', '=', 'rollback').execute();

test('S2.159 a data operator sees what is published, has no other page, and rolls back with a proof and a reason', async () => {
  const [first] = (await list())?.releases ?? [];
  expect(first).toMatchObject({ state: 'current', demonstration: true, found: [], anyway: null });
  const menu = (await server.call('getAllMenu', {}, { token })).body.data ?? [];
  const pages = menu.find(({ path }) => path === '/admin')?.children.map(({ path }) => path);
  // The account is a developer's as well, whose page is that of the modules.
  expect(pages).toEqual(['/admin/deliveries', '/admin/releases', '/admin/names', '/admin/bulletins', '/admin/modules']);
  const back = (reason: string, more: object = { proof }) =>
    server.call('rollBackRelease', { reason }, { token, language: 'en', ...more });
  expect((await back('late', { proof: '' })).body.status.status).toBe(status.proofNeeded);
  expect((await back('late')).body.status.refusal).toBe('market.no-earlier-release');

  // Another release stands before it: the same figures under another name.
  const id = first?.id ?? '';
  const releases = join(folder, 'releases');
  await cp(join(releases, id), join(releases, 'second'), { recursive: true });
  const info = await json(join(releases, 'second', 'release.json'));
  await writeFile(join(releases, 'second', 'release.json'), JSON.stringify({ ...info, id: 'second' }));
  const current = { current: 'second', previous: id, publishedAt: new Date().toISOString() };
  await writeFile(join(folder, 'current.json'), JSON.stringify(current));
  expect((await back(' ')).body.status.msg2Client).toBe('Reason: is required.');
  const { body } = await back('wrong prices');
  expect(body.data?.text).toBe(`Rolled back: release ${id} answers now.`);
  expect((await list())?.releases.map((release) => [release.id, release.state])).toEqual(
    expect.arrayContaining([
      [id, 'current'],
      ['second', 'previous'],
    ]),
  );
  await eventually(() => expect(server.stores.market.release()?.id).toBe(id));
  const done = (await lines()).filter(({ outcome }) => outcome === 'done');
  expect(done.map(({ actor, detail }) => [actor, JSON.parse(detail)])).toEqual([
    [(await findByName(server.stores.state.db, 'developer'))?.account_id, { reason: 'wrong prices', release: id }],
  ]);
});

test('the day of the next figures is said and taken back; a day that there is not is refused', async () => {
  const set = (payload: object) => server.call('setNextRelease', payload, { token, language: 'en' });
  expect((await set({ on: '2099-02-30' })).body.status.msg2Client).toMatch(/^Day: must be a date/);
  expect((await set({ on: '20990110', note: 'December' })).body.data?.text).toContain('2099-01-10');
  expect((await list())?.next).toEqual({ on: '2099-01-10', note: 'December' });
  expect((await set({})).body.status.status).toBe(0);
  expect((await list())?.next).toBeNull();
});

test('S2.159 what a red rule found is seen row by row, and is published with a reason and a proof alone', async () => {
  // The rules of other datasets are off: to ask them all takes a second.
  const others = gateRules.filter(({ key }) => !key.startsWith('sales.')).map(({ key }) => [key, { severity: 'off' }]);
  await writeFile(join(folder, 'rules.json'), JSON.stringify(Object.fromEntries(others)));
  await sealSteady(folder, 'base', { last: steady.last - 1 });
  await publishRelease(folder, 'base');
  await sealSteady(folder, 'holes', {
    faults: [`DELETE FROM sales WHERE month = ${steady.first} AND source = 3`],
  });
  const as = { token, language: 'en' } as const;
  const check = async (id: string) => (await server.call('checkRelease', { id }, as)).body;
  const findings = async () => (await check('holes')).data?.rules.filter(({ found }) => found > 0) ?? [];
  expect((await check('holes')).data?.against).toBe('base');
  expect(await findings()).toMatchObject([
    { rule: 'sales.month-missing', state: 'red', found: 1, rows: [expect.stringContaining('2023-01')] },
  ]);
  expect((await check('../holes')).status.status).toBe(400);
  expect((await check('none')).status.refusal).toBe('market.no-such-release');

  const publish = (reason: string, more: object = { proof }) =>
    server.call('publishRelease', { id: 'holes', ...(reason && { reason }) }, { ...as, ...more });
  expect((await publish('', { proof: '' })).body.status.status).toBe(status.proofNeeded);
  expect((await publish('')).body.status.refusal).toBe('market.gate-red');
  expect((await list())?.releases.find(({ id }) => id === 'holes')?.state).toBe('kept');
  expect((await publish('the source withdrew it')).body.data?.text).toContain('Release holes is published');
  const row = (await list())?.releases.find(({ id }) => id === 'holes');
  expect(row).toMatchObject({ state: 'current', anyway: { reason: 'the source withdrew it', by: 'developer' } });
  // What was published against a rule is accepted with it.
  expect(await findings()).toEqual([]);
  const accept = (reason: string) =>
    server.call('acceptFindings', { id: 'holes', rule: 'sales.month-missing', reason }, as);
  expect((await accept('')).body.status.msg2Client).toBe('Reason: is required.');
  expect((await accept('again')).body.status.refusal).toBe('market.not-accepted');
  const trail = await server.stores.state.db.selectFrom('audit').selectAll().where('action', '=', 'publish').execute();
  const outcomes = trail.map(({ outcome, detail }) => [outcome, JSON.parse(detail).anyway]);
  expect(outcomes).toEqual(expect.arrayContaining([['done', 'the source withdrew it']]));
  expect(outcomes.filter(([outcome]) => outcome === 'refused')).not.toEqual([]);
});

test('findings are accepted with a reason, in the name of who is signed in, and are found no more', async () => {
  await sealSteady(folder, 'gap', { faults: [`DELETE FROM sales WHERE month = ${steady.first + 1} AND source = 3`] });
  const as = { token, language: 'zh_CN' } as const;
  const findings = async () => {
    const { rules = [] } = (await server.call('checkRelease', { id: 'gap' }, as)).body.data ?? {};
    return rules.filter(({ found, accepted }) => found + accepted > 0);
  };
  const [first] = await findings();
  const { rule = '', found = 0 } = first ?? {};
  expect(found).toBeGreaterThan(0);
  const done = await server.call('acceptFindings', { id: 'gap', rule, reason: '来源停报' }, as);
  expect(done.body.data?.text).toContain(`已接受 ${rule} 的 ${found} 处发现`);
  expect((await findings()).find((each) => each.rule === rule)).toMatchObject({
    found: 0,
    state: 'green',
    accepted: found,
    acceptedBy: { reason: '来源停报', by: 'developer' },
  });
});

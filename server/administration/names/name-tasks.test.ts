import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CallName } from '@portal/contract';
import { publishRelease } from '../../market/releases/publish-release.ts';
import { sealSteady, steady } from '../../market/testing/gate-market.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let [token, reader] = ['', ''];

/** Seal of BYD in one source, and of a brand that is BYD in another language in another source. */
const planted = [
  `INSERT INTO brand VALUES (30, '比亚迪', '比亚迪', '比亚迪', 'mainstream', 'chinese'),
    (31, 'biyadi', 'Biyadi', 'Biyadi', 'mainstream', 'chinese')`,
  `INSERT INTO model VALUES (30, '比亚迪.seal', 'Seal', 'Seal', 30), (31, 'biyadi.seal', 'Seal', 'Seal', 31)`,
  `INSERT INTO sub_model VALUES (30, 'm.比亚迪.seal.bev', 'Seal', 'Seal', 30, 0, 'BEV', 'B', 'domestic'),
    (31, 'm.biyadi.seal.bev', 'Seal', 'Seal', 31, 0, 'BEV', 'B', 'domestic')`,
  ...[
    [1, 30],
    [3, 31],
  ].map(
    ([source, sub]) => `INSERT INTO sales SELECT month, ${source}, ${sub}, 0, 100 + month % 5
      FROM range(${steady.first}, ${steady.last + 1}) AS m(month)`,
  ),
];

beforeAll(async () => {
  server = await startTestServer();
  const folder = join(server.settings.dataFolder, 'market');
  await sealSteady(folder, 'two', { faults: planted });
  await publishRelease(folder, 'two');
  token = await server.signIn('admin', 'Portal-2026-admin');
  reader = await server.signIn();
});
afterAll(() => server?.close());

const ask = async <Name extends CallName>(name: Name, payload: object = {}, by = token) => {
  const { body } = await server.call(name, payload as never, { token: by, language: 'en' });
  return { ...body.status, data: body.data };
};
const pairs = async (release: string) =>
  (await ask('findNameCandidates', { release })).data?.candidates.filter(({ field }) => field === 'brand') ?? [];
const trail = async (action: string) =>
  (
    await server.stores.state.db
      .selectFrom('audit')
      .select(['outcome', 'detail'])
      .where('action', '=', action)
      .orderBy('at')
      .execute()
  ).map(({ outcome, detail }) => [outcome, JSON.parse(detail)]);

test('S2.159 two members that may be one are seen with their reasons, decided to be two, and that is taken back', async () => {
  expect((await ask('listNames')).data?.releases).toContainEqual({ id: 'two', current: true });
  const [pair] = await pairs('two');
  expect(pair).toMatchObject({
    members: expect.arrayContaining([
      { key: 'biyadi', name: { zh_CN: 'Biyadi', en: 'Biyadi' }, sold: expect.any(Number), months: expect.any(Number) },
    ]),
    reasons: expect.arrayContaining(['one is the Chinese name of the other in Latin letters']),
    against: '',
  });
  const apart = { release: 'two', field: 'brand', members: ['比亚迪', 'biyadi'] };
  expect((await ask('decideApart', { ...apart, takenBack: true })).refusal).toBe('market.not-apart');
  expect((await ask('decideApart', { ...apart, takenBack: false })).data?.text).toMatch(/are two, and are proposed no/);
  expect(await pairs('two')).toEqual([]);
  expect((await ask('listNames')).data?.apart).toMatchObject([
    { field: 'brand', by: 'admin', members: [{ key: '比亚迪' }, { key: 'biyadi', name: { en: 'Biyadi' } }] },
  ]);
  const { release: _, ...anyRelease } = apart;
  expect((await ask('decideApart', { ...anyRelease, takenBack: true })).data?.text).toMatch(/decided no more/);
  expect(await pairs('two')).toHaveLength(1);
  expect((await trail('decide-apart')).map(([outcome]) => outcome)).toEqual(['refused', 'done', 'done']);
});

test('S2.159 two members become one in a release that waits to be published, in the name of who is signed in', async () => {
  const order = { release: 'two', field: 'brand', from: 'Biyadi', into: '比亚迪' };
  expect((await ask('uniteMembers', { ...order, into: ' ' })).msg2Client).toBe('Merged into: is required.');
  expect((await ask('uniteMembers', { ...order, into: 'nobody' })).refusal).toBe('market.no-such-member');
  const before = (await ask('listNames')).data?.releases ?? [];
  const { data } = await ask('uniteMembers', { ...order, note: 'one firm' });
  expect(data?.text).toMatch(/"Biyadi" merged into "比亚迪", and below them: model 1, sub_model 1\./);
  const after = (await ask('listNames')).data;
  expect(after?.releases).toEqual([{ id: data?.release, current: false }, ...before]);
  // Files that begin a market know the former name.
  expect(after?.decided).toMatchObject([{ field: 'brand', name: 'Biyadi', standsFor: '比亚迪', by: 'admin' }]);
  expect(await pairs(data?.release ?? '')).toEqual([]);
  const done = (await trail('unite-members')).filter(([outcome]) => outcome === 'done');
  expect(done).toEqual([
    ['done', { field: 'brand', from: 'Biyadi', into: '比亚迪', onto: 'two', release: data?.release }],
  ]);
});

test('a model succeeds another one in a release that waits to be published, and no more in the next', async () => {
  const order = { release: 'two', field: 'model', predecessor: 'biyadi.seal', successor: '比亚迪.seal' };
  expect((await ask('succeedMembers', { ...order, month: '2024-13' })).refusal).toBe('http.payload-unfit');
  expect((await ask('succeedMembers', order)).refusal).toBe('market.no-succession');
  const { data } = await ask('succeedMembers', { ...order, month: '2024-03' });
  expect(data?.text).toBe('"Seal" succeeded by "Seal" from 2024-03 on.');
  const listed = async (release = '') => (await ask('listSuccessions', { release })).data?.successions;
  expect(await listed('two')).toEqual([]);
  expect(await listed(data?.release)).toMatchObject([
    { field: 'model', predecessor: { key: 'biyadi.seal' }, successor: { key: '比亚迪.seal' }, month: '2024-03' },
  ]);
  const back = await ask('succeedMembers', { ...order, release: data?.release });
  expect(back.data?.text).toBe('"Seal" does not succeed "Seal" any more.');
  expect(await listed(back.data?.release)).toEqual([]);
  const done = (await trail('succeed-members')).filter(([outcome]) => outcome === 'done');
  expect(done[0]?.[1]).toMatchObject({ predecessor: 'biyadi.seal', month: '2024-03', release: data?.release });
});

test('successions of a list are looked at by row, and decided together or not at all', async () => {
  const fileOf = (...rows: string[]) =>
    Buffer.from(['前代,换代车型,换代月份,类型', ...rows].join('\n')).toString('base64');
  const models = ['The model 0', '2号', 'model-3'].map((name) => name.replace(/^2号/, 'model2号'));
  const [first = '', second = '', third = ''] = models;
  const look = async (...rows: string[]) =>
    (await ask('checkSuccessionList', { release: 'two', file: fileOf(...rows) })).data?.rows;
  const good = [`${first},${second},2024年3月,`, `model2号,${third},2024/5,车型`];
  expect(await look(...good)).toEqual([
    expect.objectContaining({ row: 2, field: 'model', predecessor: 'The model 0', month: '2024-03', fault: '' }),
    expect.objectContaining({ row: 3, predecessor: 'The model 2', successor: 'The model 3', month: '2024-05' }),
  ]);
  const bad = [
    ...good,
    'model-3,model-0,2024-06,',
    'The model 0,model-1,2024-06,',
    'Seal,model-1,2024-06,',
    'model-1,nobody,2024-06,',
    'model-4,model-5,soon,',
    'model-4,model-5,2024-06,brand',
    ',model-5,2024-06,',
    'sub-0,sub-1,2024-06,subModel',
    'model-4,model-5,2024-06,model,more',
    'The modle 4,model-5,2024-06,model',
  ];
  expect((await look(...bad))?.map(({ row, fault }) => `${row} ${fault}`.trim())).toEqual([
    '2',
    '3',
    '4 "The model 0" cannot succeed "The model 3": the line would lead back to itself',
    '5 its predecessor is that of row 2; a model has one successor',
    '6 In “Model” of release two the name “Seal” has 2 keys: biyadi.seal, 比亚迪.seal. Give one of them',
    '7 In “Model” of release two nothing has the name or key “nobody”. Check how it is written, or give the key',
    '8 “soon” is not a month; write 2024-03',
    '9 “brand” is not succeeded by others; the kind is one of: model, subModel',
    '10 “Predecessor” is missing',
    '11',
    '12 has more cells than the head',
    expect.stringMatching(
      /^13 .*nothing has the name or key “The modle 4”\. Closest names: The model \d+(, The model \d+){2}\./,
    ),
  ]);
  const before = (await ask('listNames')).data?.releases.length;
  expect((await ask('succeedByList', { release: 'two', file: fileOf(...bad) })).msg2Client).toMatch(
    /^Rows of the list that are refused: 9\. Nothing was decided/,
  );
  expect((await ask('listNames')).data?.releases.length).toBe(before);
  const { data } = await ask('succeedByList', { release: 'two', file: fileOf(...good), note: 'as its maker says' });
  expect(data?.text).toBe('Successions decided by the list: 2.');
  const listed = (await ask('listSuccessions', { release: data?.release ?? '' })).data?.successions;
  expect(listed?.map(({ predecessor, successor, month }) => [predecessor.key, successor.key, month])).toEqual([
    ['model-0', 'model-2', '2024-03'],
    ['model-2', 'model-3', '2024-05'],
  ]);
  // The same list again, with a row more: what holds already is no fault.
  const onto = data?.release ?? '';
  const again = await ask('checkSuccessionList', { release: onto, file: fileOf(...good, 'model-4,model-5,2024-06,') });
  expect(again.data?.rows.map(({ known, fault }) => [known, fault])).toEqual([
    [true, ''],
    [true, ''],
    [false, ''],
  ]);
  expect((await ask('succeedByList', { release: onto, file: fileOf(...good) })).msg2Client).toMatch(
    /^The release knows of all successions of the list already/,
  );
  expect((await ask('checkSuccessionList', { release: 'two', file: btoa('a,b\n1,2') })).msg2Client).toMatch(
    /^The column "a" is unknown\. Columns of a list: Kind, Predecessor, Successor, Since month/,
  );
  const done = (await trail('succeed-members')).filter(([outcome, detail]) => outcome === 'done' && detail.list);
  expect(done).toEqual([['done', { list: true, onto: 'two', rows: 2, release: onto }]]);
});

test('a name of files is decided and taken back; a place that there is not is refused, and nothing is kept', async () => {
  const place = { field: 'city', name: 'Canton' };
  expect((await ask('decideName', { ...place, standsFor: 'Nowhere' })).refusal).toBe('importer.name-no-place');
  expect((await ask('decideName', { ...place, standsFor: '' })).msg2Client).toBe('Stands for: is required.');
  expect((await ask('decideName', { ...place, standsFor: '广州' })).data?.text).toMatch(/stands for "广州"/);
  const cities = async () => (await ask('listNames')).data?.decided.filter(({ field }) => field === 'city');
  expect(await cities()).toMatchObject([{ name: 'Canton', standsFor: '广州', by: 'admin' }]);
  expect((await ask('decideName', place)).data?.text).toMatch(/stands for itself again/);
  expect(await cities()).toEqual([]);
  expect((await ask('decideName', place)).refusal).toBe('importer.name-not-decided');
});

test('nobody else sees or decides names', async () => {
  const two = { release: 'two', field: 'brand' };
  const calls: [CallName, object][] = [
    ['listNames', {}],
    ['findNameCandidates', { release: 'two' }],
    ['decideName', { field: 'brand', name: 'a', standsFor: 'b' }],
    ['decideApart', { ...two, members: ['a', 'b'], takenBack: false }],
    ['uniteMembers', { ...two, from: 'a', into: 'b' }],
    ['listSuccessions', { release: 'two' }],
    ['succeedMembers', { release: 'two', field: 'model', predecessor: 'a', successor: 'b' }],
    ['checkSuccessionList', { release: 'two', file: btoa('a') }],
    ['succeedByList', { release: 'two', file: btoa('a') }],
  ];
  for (const [name, payload] of calls) expect((await ask(name, payload, reader)).refusal).toBe('accounts.role-missing');
});

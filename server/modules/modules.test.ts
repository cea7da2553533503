import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AreaManifest } from '@portal/contract';
import { ZipFile } from 'yazl';
import { foreignManifest } from '../../tests/fixtures/foreign-area.ts';
import { runModule } from '../cli/module/module-command.ts';
import { makeKey } from '../keys/index.ts';
import { databaseSetting, describeOnBothStores } from '../testing/both-stores.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { noteReport } from './reports.ts';

const manifest = foreignManifest as unknown as AreaManifest;
const script = (heading: string) =>
  `System.register([], (give) => ({ execute() { give({ name: '${heading}' }); } }));\n`;
const filesOf = (heading: string, more: Partial<AreaManifest> = {}): Record<string, string> => ({
  'manifest.json': JSON.stringify({ ...manifest, ...more }),
  'index.js': script(heading),
  'parts/map.js': script('map'),
});

async function packed(files: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name, { compress: true });
  zip.end();
  return buffer(zip.outputStream);
}

describeOnBothStores('modules that teams publish', (place) => {
  let server: TestServer;
  let room = '';
  let token = '';
  let key = '';

  beforeAll(async () => {
    room = await mkdtemp(join(tmpdir(), 'portal-modules-'));
    const webhooks = { addresses: ['https://hooks.invalid/portal'], secret: Buffer.alloc(32, 1) };
    server = await startTestServer({ settings: { ...databaseSetting(await place()), webhooks }, marketSize: 'none' });
    token = await server.signIn();
    key = await keyFor('dealer-map');
  });
  afterAll(async () => {
    await server?.close();
    await rm(room, { recursive: true, force: true });
  });

  const accountOf = async (name: string) => {
    const { db } = server.stores.state;
    const found = db.selectFrom('account').select('account_id').where('user_name', '=', name);
    return (await found.executeTakeFirstOrThrow()).account_id;
  };
  const grant = async (product_id: string) => {
    for (const name of ['demo', 'developer']) {
      const row = { account_id: await accountOf(name), product_id, from_ymd: '20200101', to_ymd: '20991231' };
      await server.stores.state.db.insertInto('account_product').values(row).execute();
    }
  };
  const keyFor = async (module: string) => {
    const rights = { label: 'pipeline', products: [], rights: ['modules' as const], callsAMinute: 500, to: '20991231' };
    return (await makeKey(server.stores.state.db, await accountOf('demo'), { ...rights, module }, Date.now())).secret;
  };
  const send = async (version: string, files: Record<string, string> | Buffer, by = key) => {
    const response = await fetch(`${server.address}/api/v3/iw-module/package/${version}?language=en`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${by}` },
      body: new Uint8Array(Buffer.isBuffer(files) ? files : await packed(files)),
    });
    return (await response.json()) as {
      status: { refusal?: string; msg2Client: string };
      data: Record<string, unknown>;
    };
  };
  const operator = async (...line: string[]) => {
    const lines: string[] = [];
    const say = (text: string) => lines.push(text);
    const { databaseUrl, dataFolder } = server.settings;
    const env = { PORTAL_DATA: dataFolder, ...(databaseUrl ? { PORTAL_DATABASE_URL: databaseUrl } : {}), LANG: 'en' };
    const code = await runModule([...line, '--by', 'admin'], { env, user: 'ops', clock: Date.now, say, complain: say });
    return { code, printed: lines.join('\n') };
  };
  const entryOf = async (by = token) =>
    (await server.call('getAllMenu', {}, { token: by, language: 'en' })).body.data?.find(
      ({ path }) => path === '/dealer-map',
    );
  const activate = (version: string, more: object = {}) =>
    server.call('activateModule', { version, ...more }, { key, language: 'en' });

  test('a version comes by a pipeline, is confirmed once, stands at once, and goes back', async () => {
    expect((await send('1.0.0', filesOf('first'))).data).toEqual({
      name: 'dealer-map',
      version: '1.0.0',
      outcome: 'published',
      files: 2,
      confirm: true,
      bytes: script('first').length + script('map').length,
      unlisted: ['parts/map.js'],
    });
    expect((await send('1.0.0', filesOf('first'))).data).toMatchObject({ outcome: 'unchanged' });
    expect((await send('1.0.0', filesOf('other'))).status.refusal).toBe('modules.version-taken');
    expect((await activate('1.0.0')).body.status.refusal).toBe('modules.unconfirmed');
    expect(await entryOf()).toBeUndefined();
    expect(await operator('confirm', 'dealer-map')).toMatchObject({ code: 0 });
    await grant(manifest.id);
    expect(await entryOf()).toBeUndefined();
    expect((await activate('1.0.0')).body.data).toEqual({ name: 'dealer-map', version: '1.0.0', trial: null });
    const first = await entryOf();
    expect(first).toMatchObject({ title: 'Dealer map', code: { version: '1.0.0', format: 'system' } });
    const entry = '/module-versions/dealer-map/1.0.0/index.js';
    expect(first?.code).toMatchObject({ entry, integrity: { [entry]: expect.stringMatching(/^sha384-/) } });
    expect(first?.children.map(({ path }) => path)).toEqual(['/dealer-map/cities', '/dealer-map/groups']);

    await send(
      '1.1.0',
      filesOf('second', { menu: { ...manifest.menu, pages: manifest.menu?.pages.slice(0, 1) } as never }),
    );
    await activate('1.1.0');
    expect(await entryOf()).toMatchObject({ code: { version: '1.1.0' }, children: [{ path: '/dealer-map/cities' }] });
    const html = await (await fetch(`${server.address}/dealer-map`, { headers: { cookie: `token=${token}` } })).text();
    expect(html).toContain('/module-versions/dealer-map/1.1.0/index.js');
    const back = await server.call('rollBackModule', {}, { key });
    expect(back.body.data).toMatchObject({ version: '1.0.0' });
    expect((await entryOf())?.children).toHaveLength(2);
    // What an open page has begun with is served still.
    for (const [version, text] of [
      ['1.0.0', 'first'],
      ['1.1.0', 'second'],
    ] as const) {
      const file = await fetch(`${server.address}/module-versions/dealer-map/${version}/index.js`);
      expect([file.headers.get('cache-control'), await file.text()]).toEqual([
        'public, max-age=31536000, immutable',
        script(text),
      ]);
    }
    const found = await server.call('quickSearch', { text: 'outlets by' }, { token, language: 'en' });
    expect(found.body.data?.[0]).toMatchObject({ path: '/dealer-map/cities' });
  });

  test('some have a version first, and the others do not', async () => {
    const developer = await server.signIn('developer', 'Portal-2026-dev');
    await send('2.0.0', filesOf('third'));
    expect((await activate('2.0.0', { accounts: ['developer'] })).body.data).toMatchObject({
      version: '1.0.0',
      trial: '2.0.0',
    });
    expect((await entryOf(developer))?.code?.version).toBe('2.0.0');
    expect((await entryOf())?.code?.version).toBe('1.0.0');
    expect((await server.call('rollBackModule', {}, { key })).body.data).toMatchObject({
      version: '1.0.0',
      trial: null,
    });
    expect((await entryOf(developer))?.code?.version).toBe('1.0.0');
    const nobody = await activate('2.0.0', { accounts: ['developer', 'nobody-at-all'] });
    expect(nobody.body.status).toMatchObject({ refusal: 'modules.unknown-names', msg2Client: /nobody-at-all/ });
  });

  test('a first version that some have stands in no other menu', async () => {
    const own = await keyFor('dealer-two');
    const path = '/dealer-two';
    const pages = [{ path: '/dealer-two/all', names: manifest.names }];
    const two = {
      ...manifest,
      id: '2098597',
      key: 'dealer-two',
      path,
      links: { city: '/dealer-two/all?city={key}' },
      downloads: [{ path: '/v3/iw-dealer-two/export', names: manifest.names }],
      menu: { ...manifest.menu, pages },
    };
    await send('0.1.0', { 'manifest.json': JSON.stringify(two), 'index.js': script('two') }, own);
    await operator('confirm', 'dealer-two');
    await grant(two.id);
    await server.call('activateModule', { version: '0.1.0', accounts: ['developer'] }, { key: own });
    const paths = async (by: string) =>
      (await server.call('getAllMenu', {}, { token: by })).body.data?.map((each) => each.path);
    const tables = async (by: string) => {
      const { links, downloads, spellings } = (await server.call('getAreaTables', {}, { token: by })).body.data ?? {};
      return [
        links?.city?.includes(two.links.city),
        downloads?.[two.downloads[0]?.path as string],
        spellings?.[two.id],
      ];
    };
    const developer = await server.signIn('developer', 'Portal-2026-dev');
    expect([await paths(developer), await paths(token)]).toEqual([
      expect.arrayContaining([path]),
      expect.not.arrayContaining([path]),
    ]);
    // What is told of it beside the menu is theirs alone as well.
    expect(await tables(developer)).toEqual([true, manifest.names, expect.arrayContaining(['dealermap'])]);
    expect(await tables(token)).toEqual([false, undefined, undefined]);
    expect((await operator('remove', 'dealer-two')).printed).toBe('Removed the module dealer-two with 1 versions.');
    expect(await paths(await server.signIn('developer', 'Portal-2026-dev'))).not.toContain(path);
  });

  test.each<[string, Record<string, string> | Buffer, string, string, RegExp]>([
    ['no archive', Buffer.from('nothing packed'), '3.0.0', 'importer.zip-broken', /./],
    ['nothing', Buffer.alloc(0), '3.0.0', 'modules.package-unfit', /Nothing came/],
    ['no manifest', { 'index.js': '' }, '3.0.0', 'modules.package-unfit', /no manifest\.json/],
    ['no entry', { 'manifest.json': JSON.stringify(manifest) }, '3.0.0', 'modules.package-unfit', /no index\.js/],
    [
      'no JSON',
      { ...filesOf('x'), 'manifest.json': '{' },
      '3.0.0',
      'modules.package-unfit',
      /manifest\.json cannot be used/,
    ],
    ['another address', filesOf('x', { path: '/dealers' }), '3.0.0', 'modules.package-unfit', /'(path|menu\.pages)'/],
    ['an id that is taken', filesOf('x', { id: '1000' }), '3.0.0', 'modules.package-unfit', /The id '1000'/],
    [
      'faces there are not',
      filesOf('x', { faces: { '@portal/ui': '^99.0.0' } }),
      '3.0.0',
      'modules.package-unfit',
      /\^99\.0\.0/,
    ],
    ['a blank in a name', { ...filesOf('x'), 'my map.js': 'a' }, '3.0.0', 'modules.package-unfit', /"my map\.js"/],
    ['a version that is none', filesOf('x'), 'latest', 'modules.package-unfit', /"latest"/],
  ])('a package with %s is refused in words, and nothing is kept', async (_what, files, version, refusal, words) => {
    const { status } = await send(version, files);
    expect(status).toMatchObject({ refusal, msg2Client: expect.stringMatching(words) });
    expect(status.msg2Client).not.toContain(server.settings.dataFolder);
    const { body } = await server.call('readModule', {}, { key });
    expect(body.data?.versions.map((each) => each.version)).not.toContain(version);
    expect(await readdir(join(server.settings.dataFolder, 'content', 'incoming'))).toEqual([]);
  });

  test('a key is for its own module: it names no other, and one without a module publishes nothing', async () => {
    const other = await keyFor('');
    expect((await send('9.0.0', filesOf('x'), other)).status.refusal).toBe('modules.key-without-module');
    expect((await server.call('readModule', {}, { key: other })).body.status.refusal).toBe(
      'modules.key-without-module',
    );
    const stranger = await keyFor('stranger');
    expect((await send('9.0.0', filesOf('x'), stranger)).status.msg2Client).toMatch(/must be \/stranger/);
    expect((await server.call('activateModule', { version: '1.0.0' }, { key: stranger })).body.status.refusal).toBe(
      'modules.not-found',
    );
    expect((await server.call('readModule', {}, { token })).body.status.refusal).toBe('keys.call-needs-key');
  });

  test('a version in use stays; another goes with its files, as the operator does it at the terminal', async () => {
    const folder = join(room, 'dealer-map');
    await mkdir(join(folder, 'parts'), { recursive: true });
    for (const [path, text] of Object.entries(filesOf('fourth'))) await writeFile(join(folder, path), text);
    expect((await operator('publish', folder, '--version', '4.0.0')).printed).toMatch(
      /^Published dealer-map 4\.0\.0: 2 files.*\nIts manifest does not list these scripts or styles.*: parts\/map\.js\./,
    );
    expect((await operator('remove', 'dealer-map', '1.0.0')).printed).toMatch(/in use.*\[modules\.version-in-use\]/);
    const count = async () => (await server.stores.state.db.selectFrom('module_file').select('hash').execute()).length;
    const before = await count();
    expect((await operator('remove', 'dealer-map', '4.0.0')).code).toBe(0);
    expect(await count()).toBe(before - 1);
    const gone = await fetch(`${server.address}/module-versions/dealer-map/4.0.0/index.js`);
    expect([gone.status, gone.headers.get('content-type')]).not.toEqual([200, expect.stringMatching(/html/)]);
    // Browsers have its files for good: its number is that of no others, and it may come again as it was.
    expect((await send('4.0.0', filesOf('another'))).status.refusal).toBe('modules.version-taken');
    expect((await send('4.0.0', filesOf('fourth'))).data).toMatchObject({ outcome: 'published' });
    expect((await operator('remove', 'dealer-map', '4.0.0')).code).toBe(0);
    const listed = (await operator('list', 'dealer-map')).printed;
    expect(listed).toMatch(/1\.0\.0 +current/);
    expect(listed).toMatch(/1\.1\.0 +former/);
    expect((await operator('activate', 'dealer-map')).printed).toMatch(/^Usage/);
    const trail = server.stores.state.db
      .selectFrom('audit')
      .select(['actor', 'action', 'detail'])
      .where('action', 'like', '%module%');
    const admin = (await accountOf('admin')) as string;
    const whoOf = (actor: string) => (actor === admin ? 'admin' : actor.split(' ')[0]);
    const lines = await trail.execute();
    const actions = lines.map(({ actor, action }) => `${whoOf(actor)} ${action}`);
    for (const { actor, detail } of lines)
      if (actor === admin) expect(JSON.parse(detail)).toMatchObject({ operator: 'ops' });
    expect(new Set(actions)).toEqual(
      new Set([
        ...['key publish-module', 'key activate-module', 'key roll-back-module'],
        ...['admin publish-module', 'admin confirm-module', 'admin remove-module', 'admin remove-module-version'],
      ]),
    );
  });

  test('a version that fails for too many is announced, and rolled back where its owner chose so', async () => {
    const { db } = server.stores.state;
    await send('5.0.0', filesOf('fifth'));
    await activate('5.0.0', { failurePercent: 50 });
    const names = ['demo', 'developer', 'a', 'b', 'c', 'd'];
    const report = (account: string, kind: 'mount' | null, version = '5.0.0') =>
      noteReport(db, { name: 'dealer-map', version, kind, ms: kind ? 0 : 100, accountId: account }, Date.now());
    for (const name of names.slice(2)) await report(name, null);
    for (let time = 0; time < 5; time += 1) await report('a', 'mount');
    const failing = (by: string) =>
      server.call('reportModule', { name: 'dealer-map', version: '5.0.0', kind: 'mount', ms: 0 }, { token: by });
    // One browser that fails again and again is one account.
    await failing(token);
    expect((await entryOf())?.code?.version).toBe('5.0.0');
    await report('b', 'mount');
    await report('c', 'mount');
    // Several are told of it at once: it goes back once, and not to and fro.
    const developer = await server.signIn('developer', 'Portal-2026-dev');
    await Promise.all(Array.from({ length: 4 }, () => failing(developer)));
    expect((await entryOf())?.code?.version).toBe('1.0.0');
    const { body } = await server.call('readModuleHealth', {}, { key });
    expect(body.data?.versions).toEqual([
      { version: '5.0.0', shown: 4, failed: 5, kinds: { mount: 5 }, medianMs: 100, slowMs: 100 },
    ]);
    expect((await operator('status', 'dealer-map')).printed).toMatch(/5\.0\.0 +4 +5 +mount 5 +100 +100/);
    const trail = db.selectFrom('audit').select('detail').where('actor', '=', 'portal');
    const [line, more] = await trail.where('action', '=', 'roll-back-module').execute();
    expect(more).toBeUndefined();
    expect(JSON.parse(line?.detail ?? '')).toMatchObject({ version: '5.0.0', accounts: 6, failed: 5, most: 50 });
    const posts = await db.selectFrom('webhook_post').select('body').execute();
    expect(posts.map(({ body }) => JSON.parse(body).type)).toEqual(['module.failing']);
    // Of a version that stands for nobody nothing is kept.
    const unknown = { name: 'dealer-map', version: '9.9.9', ms: 1 };
    expect((await server.call('reportModule', unknown, { token })).body.data).toEqual({ success: true });
    expect(await db.selectFrom('module_report').select('version').where('version', '=', '9.9.9').execute()).toEqual([]);
    expect((await server.call('reportModule', unknown)).body.status.refusal).toBe('accounts.session-missing');
  });

  test('stands after a restart as before', async () => {
    const again = await startTestServer({ settings: { ...server.settings }, marketSize: 'none' });
    try {
      const menu = await again.call('getAllMenu', {}, { token: await again.signIn(), language: 'en' });
      expect(menu.body.data?.find(({ path }) => path === '/dealer-map')).toMatchObject({ code: { version: '1.0.0' } });
    } finally {
      await again.close();
    }
  });

  test('S2.159 an administrator publishes a package by the session, in the own name; nobody else does', async () => {
    const publishAs = async (by: string, name: string, version: string) => {
      const address = `${server.address}/api/v3/iw-admin/module/package/${name}/${version}?language=en`;
      const body = new Uint8Array(await packed(filesOf('by hand')));
      const answer = await fetch(address, { method: 'PUT', headers: { token: by }, body });
      return ((await answer.json()) as { status: { status: number; refusal?: string } }).status;
    };
    const admin = await server.signIn('admin', 'Portal-2026-admin');
    expect((await publishAs(admin, 'other-map', '9.0.0')).refusal).toBe('modules.package-unfit');
    expect((await publishAs(admin, 'dealer-map', '9.0.0')).status).toBe(0);
    for (const by of [token, await server.signIn('developer', 'Portal-2026-dev')])
      expect((await publishAs(by, 'dealer-map', '9.0.1')).refusal).toBe('accounts.role-missing');
    const { db } = server.stores.state;
    const versions = await db
      .selectFrom('module_version')
      .select(['version', 'published_by'])
      .where('version', 'like', '9.%')
      .execute();
    expect(versions).toEqual([{ version: '9.0.0', published_by: 'admin' }]);
    const [line] = await db
      .selectFrom('audit')
      .select(['actor', 'account_id', 'detail'])
      .where('action', '=', 'publish-module')
      .where('detail', 'like', '%9.0.0%')
      .execute();
    expect(line).toMatchObject({ actor: await accountOf('admin'), detail: expect.stringContaining('published') });
  });
});

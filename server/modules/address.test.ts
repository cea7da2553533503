import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { foreignManifest, scriptOf } from '../../tests/fixtures/foreign-area.ts';
import { integrityOf, type TeamFile, TeamServer } from '../../tests/fixtures/team-server.ts';
import { runModule } from '../cli/module/module-command.ts';
import { makeKey } from '../keys/index.ts';
import { databaseSetting, describeOnBothStores } from '../testing/both-stores.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { insideFor } from './package/inside-for.ts';
import { readAddress } from './package/read-address.ts';
import { readPackage } from './package/read-package.ts';
import { publishAddress } from './publish-address.ts';
import { nameOrigins, refuseInsecure } from './store/origins.ts';
import { publish as storeVersion } from './store/publish.ts';

const name = 'dealer-map';
const code = { 'index.js': scriptOf("'far'"), 'parts/map.js': 'System.register([], () => ({}));', 'a.css': '.a {}' };

/** What a build writes: the code, and a manifest with the hash of each file. */
const built = (files: Record<string, string> = code, more: object = {}): Record<string, string> => ({
  ...files,
  'manifest.json': JSON.stringify({ ...foreignManifest, styles: ['a.css'], integrity: integrityOf(files), ...more }),
});

describeOnBothStores('versions that stay where their team serves them', (place) => {
  let server: TestServer;
  let team: TeamServer;
  let other: TeamServer;
  let token = '';
  let key = '';
  let accountId = '';

  beforeAll(async () => {
    [team, other] = await Promise.all([TeamServer.start(), TeamServer.start()]);
    server = await startTestServer({ settings: databaseSetting(await place()), marketSize: 'none' });
    const { db } = server.stores.state;
    const account = db.selectFrom('account').select('account_id').where('user_name', '=', 'demo');
    accountId = (await account.executeTakeFirstOrThrow()).account_id;
    const rights = { label: 'pipeline', products: [], rights: ['modules' as const], callsAMinute: 500, to: '20991231' };
    key = (await makeKey(db, accountId, { ...rights, module: name }, Date.now())).secret;
    token = await server.signIn();
  });
  beforeEach(() => team.files.clear());
  afterAll(async () => {
    await server?.close();
    await Promise.all([team?.stop(), other?.stop()]);
  });

  const operator = async (...line: string[]) => {
    const lines: string[] = [];
    const say = (text: string) => lines.push(text);
    const { databaseUrl, dataFolder } = server.settings;
    const env = { PORTAL_DATA: dataFolder, ...(databaseUrl ? { PORTAL_DATABASE_URL: databaseUrl } : {}), LANG: 'en' };
    const code = await runModule([...line, '--by', 'admin'], { env, user: 'ops', clock: Date.now, say, complain: say });
    return { code, printed: lines.join('\n') };
  };
  const publish = async (version: string, address: string) =>
    (await server.call('publishModuleAddress', { version, address }, { key, language: 'en' })).body;
  const read = async () => (await server.call('readModule', {}, { key })).body.data;
  const page = async (as = token) => {
    const answer = await fetch(`${server.address}/home`, { headers: { cookie: `token=${as}` } });
    const html = await answer.text();
    const boot = /id="portal-boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    const policy = answer.headers.get('content-security-policy') ?? '';
    const of = (part: string) => policy.split('; ').find((each) => each.startsWith(`${part} `)) ?? '';
    const origins = `${html} ${policy}`.match(/http:\/\/127\.0\.0\.1:\d+/g) ?? [];
    type Read = { moduleOrigins?: string[]; areas: { withheld?: true; everybody: { path: string }[] } };
    return {
      boot: JSON.parse(boot) as Read,
      of,
      origins: origins.filter((each) => [team.origin, other.origin].includes(each)),
    };
  };

  test('the operator names the origin; the version is checked there, stands, goes back and is removed, and pages may have it as long as it stands', async () => {
    const first = team.put('/dealer-map/1.0.0/', built());
    expect((await publish('1.0.0', first)).status).toMatchObject({
      refusal: 'modules.origin-not-named',
      msg2Client: expect.stringContaining(`npm run module -- origins ${name} ${team.origin}`),
    });
    expect((await operator('origins', name)).printed).toMatch(/^Usage/);
    for (const unfit of ['team.example', 'http://team.example', 'https://10.0.0.7', 'https://team.example/folder'])
      expect((await operator('origins', name, unfit)).printed).toContain('[modules.origin-unfit]');
    expect((await operator('origins', name, team.origin)).printed).toBe(
      `Files of ${name} may come from ${team.origin} beside the portal.`,
    );
    expect((await publish('1.0.0', first)).data).toEqual({
      name,
      version: '1.0.0',
      outcome: 'published',
      files: 3,
      bytes: Object.values(code).join('').length,
      unlisted: [],
      confirm: true,
    });
    expect((await publish('1.0.0', `${first}manifest.json`)).data).toMatchObject({ outcome: 'unchanged' });
    const moved = team.put('/elsewhere/', built());
    expect((await publish('1.0.0', moved)).status.refusal).toBe('modules.version-taken');
    expect(await server.stores.state.db.selectFrom('module_file').selectAll().execute()).toEqual([]);
    expect((await page()).boot.moduleOrigins).toBeUndefined();

    await operator('confirm', name);
    const { db } = server.stores.state;
    const product = { product_id: foreignManifest.id, from_ymd: '20200101', to_ymd: '20991231' };
    await db
      .insertInto('account_product')
      .values({ account_id: accountId, ...product })
      .execute();
    await server.call('activateModule', { version: '1.0.0' }, { key });
    const entryOf = async () =>
      (await server.call('getAllMenu', {}, { token })).body.data?.find(({ path }) => path === `/${name}`)?.code;
    expect(await entryOf()).toMatchObject({
      version: '1.0.0',
      entry: `${first}index.js`,
      styles: [`${first}a.css`],
      integrity: Object.fromEntries(Object.entries(integrityOf(code)).map(([file, hash]) => [first + file, hash])),
    });
    const { boot, of } = await page();
    expect(boot.moduleOrigins).toEqual([team.origin]);
    for (const part of ['script-src', 'style-src', 'connect-src', 'img-src', 'font-src'])
      expect(
        of(part)
          .split(' ')
          .filter((each) => each.startsWith('http://127')),
      ).toEqual([team.origin]);
    expect(of('default-src')).toBe("default-src 'self'");
    expect((await fetch(`${server.address}/module-versions/${name}/1.0.0/index.js`)).status).not.toBe(200);

    const developer = await server.signIn('developer', 'Portal-2026-dev');
    for (const other of ['', developer]) expect((await page(other)).origins).toEqual([]);
    expect((await operator('origins', name, 'none')).printed).toContain('[modules.origin-in-use]');
    expect((await operator('origins', name, `${team.origin},${other.origin}`)).code).toBe(0);
    const second = other.put('/2/', built({ ...code, 'index.js': scriptOf("'second'") }));
    expect((await operator('publish', second, '--version', '2.0.0')).printed).toMatch(/^Usage/);
    expect((await operator('publish', second, '--version', '2.0.0', '--name', name)).printed).toMatch(
      /^Published dealer-map 2\.0\.0: 3 files/,
    );
    await server.call('activateModule', { version: '2.0.0', accounts: ['demo'] }, { key });
    expect((await page()).boot.moduleOrigins).toEqual([other.origin]);
    await server.call('rollBackModule', {}, { key });
    expect((await page()).boot.moduleOrigins).toEqual([team.origin]);
    expect((await read())?.versions.map(({ version, address, state }) => [version, address, state])).toEqual([
      ['2.0.0', second, 'kept'],
      ['1.0.0', first, 'current'],
    ]);
    expect((await operator('list', name)).printed).toContain(second);
    expect((await operator('origins', name, team.origin)).code).toBe(0);
    expect((await server.call('activateModule', { version: '2.0.0' }, { key })).body.status.refusal).toBe(
      'modules.origin-not-named',
    );
    expect((await server.call('removeModuleVersion', { version: '2.0.0' }, { key })).body.status.status).toBe(0);
    await operator('remove', name);
    expect((await page()).of('script-src')).not.toContain('127.0.0.1');
    expect((await publish('3.0.0', first)).status.refusal).toBe('modules.origin-not-named');
  });

  test.each<[string, Record<string, string | TeamFile>, RegExp]>([
    ['no manifest', { 'manifest.json': { status: 404, body: '' } }, /manifest\.json answered HTTP 404/],
    ['another protocol', { 'manifest.json': { status: 101, body: '' } }, /manifest\.json answered HTTP 101/],
    ['no JSON', { 'manifest.json': '<!doctype html>' }, /manifest\.json cannot be used/],
    ['a manifest without hashes', built(code, { integrity: {} }), /no hash \(integrity\) of index\.js/],
    [
      'another file than published',
      { ...built(), 'index.js': 'alert(1)' },
      /index\.js is another file than its manifest/,
    ],
    ['another part than published', { ...built(), 'parts/map.js': 'x' }, /parts\/map\.js is another file/],
    ['a part that is missing', { ...built(), 'parts/map.js': { status: 404, body: '' } }, /map\.js answered HTTP 404/],
    [
      'a redirect',
      { ...built(), 'index.js': { status: 302, body: '', headers: { location: 'http://10.0.0.7/' } } },
      /index\.js leads elsewhere \(HTTP 302\)/,
    ],
    [
      'a wrong type',
      { ...built(), 'index.js': { body: code['index.js'], headers: { 'content-type': 'text/plain' } } },
      /index\.js comes as "text\/plain" and not as text\/javascript/,
    ],
    [
      'a style of a wrong type',
      { ...built(), 'a.css': { body: code['a.css'], headers: { 'content-type': 'text/plain' } } },
      /not as text\/css/,
    ],
    [
      'no page that may read it',
      { ...built(), 'a.css': { body: code['a.css'], headers: { 'access-control-allow-origin': 'https://x.example' } } },
      /a\.css lets no page of the portal read it: its answer needs Access-Control-Allow-Origin: http/,
    ],
    ['too large a manifest', { 'manifest.json': ' '.repeat(300_000) }, /manifest\.json is too large/],
    ['too large a file', { ...built(), 'a.css': 'a'.repeat(20 * 1024 ** 2) }, /a\.css is too large/],
    [
      'a way out of its folder',
      built(code, { integrity: { 'a/../../x.js': 'sha384-AA==' } }),
      /"a\/\.\.\/\.\.\/x\.js"/,
    ],
    ['another path', built(code, { path: '/dealers' }), /'(path|menu\.pages)'/],
  ])('%s is refused in words, and nothing is kept', async (_what, files, words) => {
    await operator('origins', name, team.origin);
    const { status } = await publish('7.0.0', team.put('/unfit/', files));
    expect(status).toMatchObject({
      refusal: expect.stringMatching(/^modules\.(address|package)-unfit$/),
      msg2Client: expect.stringMatching(words),
    });
    expect(await read()).toBeNull();
  });

  test('what does not answer, lies within the house, or is no address of a folder is refused before anything is asked', async () => {
    const gone = await TeamServer.start();
    const { origin } = gone;
    await gone.stop();
    await operator('origins', name, origin);
    expect((await publish('7.0.0', `${origin}/`)).status.msg2Client).toMatch(
      /cannot be reached: there was no connection/,
    );
    for (const address of ['dealer-map', 'ftp://team.example/', 'https://a:b@team.example/', `${origin}/?x=1`])
      expect((await publish('7.0.0', address)).status.refusal).toBe('modules.address-unfit');
    const { db } = server.stores.state;
    // Names that lead into the house since the operator has named them.
    for (const within of ['https://10.0.0.7', 'http://team.example']) {
      await db.insertInto('module_origin').values({ name, origin: within, named_at: 0, named_by: 'ops' }).execute();
      expect((await publish('7.0.0', `${within}/`)).status.msg2Client).toMatch(/lies within the house or is no https/);
    }
  });

  test('an area for everybody that lies elsewhere is named to nobody before they sign in', async () => {
    const open = { id: '9000301', key: 'team-notes', path: '/team-notes' };
    const menu = { standing: 'everybody', icon: 'database', pages: [] };
    const address = team.put('/notes/', built(code, { ...open, menu, links: undefined, downloads: undefined }));
    await operator('origins', 'team-notes', team.origin);
    await operator('publish', address, '--name', 'team-notes', '--version', '1.0.0');
    await operator('confirm', 'team-notes');
    await operator('activate', 'team-notes', '1.0.0');
    const [before, after] = [await page(''), await page()];
    expect([before.origins, before.boot.areas.withheld]).toEqual([[], true]);
    expect([after.boot.moduleOrigins, after.boot.areas.withheld]).toEqual([[team.origin], undefined]);
    expect(after.boot.areas.everybody.map(({ path }) => path)).toContain('/team-notes');
    expect(before.boot.areas.everybody.map(({ path }) => path)).not.toContain('/team-notes');
    await operator('remove', 'team-notes');
  });

  test('an origin is withdrawn at once where only a rollback led to it, and the rollback goes with it', async () => {
    await operator('origins', name, `${team.origin},${other.origin}`);
    await publish('4.1.0', team.put('/one/', built()));
    await publish('4.2.0', other.put('/two/', built({ ...code, 'index.js': scriptOf("'two'") })));
    expect((await publish('4.3.0', 'https://third.example/')).status.msg2Client).toContain(
      `npm run module -- origins ${name} ${[team.origin, other.origin].toSorted().join(',')},https://third.example.`,
    );
    await operator('confirm', name);
    for (const version of ['4.1.0', '4.2.0']) await operator('activate', name, version);
    const { code: left, printed } = await operator('origins', name, other.origin);
    expect([left, printed]).toEqual([
      0,
      [
        `Files of ${name} may come from ${other.origin} beside the portal.`,
        `${name} 4.1.0 lies at ${team.origin}: nothing leads back to it any more.`,
      ].join('\n'),
    ]);
    expect((await read())?.versions.map(({ version, state }) => [version, state])).toEqual([
      ['4.2.0', 'current'],
      ['4.1.0', 'kept'],
    ]);
    expect((await operator('rollback', name)).printed).toContain('[modules.nothing-before]');
    expect((await operator('origins', name, 'none')).printed).toContain('[modules.origin-in-use]');
    await operator('remove', name);
  });

  test('what lies in the portal and at an address stays as long as the portal serves it', async () => {
    await operator('origins', name, team.origin);
    const folder = team.put('/same/', built());
    const files = [...Object.entries(built())].map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
    const { db } = server.stores.state;
    await storeVersion(db, readPackage({ name, version: '5.1.0', files }), { who: 'team', at: 0 }, []);
    await publish('5.2.0', folder);
    await server.call('removeModuleVersion', { version: '5.1.0' }, { key });
    expect(await db.selectFrom('module_file').selectAll().execute()).toEqual([]);
    await operator('remove', name);
  });

  test('one version is fetched at a time, and all of it within one budget of time and of bytes', async () => {
    await operator('origins', name, team.origin);
    const slow = { 'a.js': 'a', 'b.js': 'b', 'c.js': 'c', 'd.js': 'd', ...code };
    const folder = team.put('/slow/', built(slow));
    team.delay = 250;
    const asking = { origins: [team.origin], rules: { inside: [new URL(team.origin).host] }, page: server.address };
    const what = { name, version: '6.1.0', address: folder };
    await expect(readAddress(what, { ...asking, time: 400 })).rejects.toThrow(/did not come within/);
    const [one, two] = await Promise.all([publish('6.1.0', folder), publish('6.1.0', folder)]);
    team.delay = 0;
    expect([one.status.refusal, two.status.refusal].filter(Boolean)).toEqual(['modules.publishing']);
    const large = Object.fromEntries(
      ['a.css', 'b.js', 'c.js', 'd.js'].map((file) => [file, 'x'.repeat(8 * 1024 ** 2)]),
    );
    const heavy = await publish('6.2.0', team.put('/heavy/', built({ ...code, ...large })));
    expect(heavy.status).toMatchObject({
      refusal: 'modules.address-unfit',
      msg2Client: expect.stringMatching(/is too large: a version has 20 MB/),
    });
    await operator('remove', name);
  });

  test('a page of https has nothing of http, but for what this machine serves', async () => {
    const inside = { ...server.settings, modulesInside: ['team.house', 'other.house:81'] };
    const parts = { settings: inside, known: [], page: 'https://portal.example' };
    const { db } = server.stores.state;
    const by = { who: 'ops', at: 0 };
    await nameOrigins(db, name, ['http://team.house', team.origin], by);
    const what = { name, version: '7.1.0', address: 'http://team.house/' };
    await expect(publishAddress(db, what, by, parts)).rejects.toMatchObject({ id: 'modules.origin-insecure' });
    expect(() => refuseInsecure('http://team.house', parts.page)).toThrow(/browsers/);
    for (const [origin, at] of [
      ['https://team.house', parts.page],
      [team.origin, parts.page],
      ['http://team.house', 'http://portal.house'],
    ] as const)
      expect(() => refuseInsecure(origin, at)).not.toThrow();
    await nameOrigins(db, name, [], by);
  });

  test('hosts within the house are asked only where the operator has opened them, whatever name leads there', async () => {
    const asking = { origins: ['https://team.example'], page: 'https://portal.example' };
    const what = { name, version: '8.1.0', address: 'https://team.example/' };
    for (const found of ['10.0.0.7', '127.0.0.1', 'fd00::1'])
      await expect(
        readAddress(what, { ...asking, rules: { inside: [], resolve: async () => [found] } }),
      ).rejects.toThrow(/lies within the house/);
    const { host } = new URL(team.origin);
    const [open, shut] = [{ modulesInside: [] as string[], mode: 'production' as const }, '0.0.0.0'];
    expect(insideFor(team.origin, { ...open, host: '127.0.0.1' })).toEqual([host]);
    expect(insideFor(team.origin, { ...open, host: shut })).toEqual([]);
    expect(insideFor(team.origin, { ...open, host: shut, modulesInside: [host] })).toEqual([host]);
    expect(insideFor('http://10.0.0.7', { ...open, host: '127.0.0.1' })).toEqual([]);
    const known = { origins: [team.origin], page: server.address };
    const local = { name, version: '8.1.0', address: team.put('/shut/', built()) };
    await expect(readAddress(local, { ...known, rules: { inside: [] } })).rejects.toThrow(/lies within the house/);
    expect((await readAddress(local, { ...known, rules: { inside: [host] } })).address).toBe(local.address);
  });

  test('an origin is one module’s alone; a file that begins and never ends is left, and a name that objects have is no file', async () => {
    await operator('origins', 'other-map', team.origin);
    expect((await publish('9.1.0', team.put('/theirs/', built()))).status.refusal).toBe('modules.origin-not-named');
    await operator('origins', name, team.origin);
    const asking = { origins: [team.origin], page: server.address };
    const rules = { inside: [new URL(team.origin).host], time: 1500 };
    const stalled = team.put('/stalled/', { ...built(), 'parts/map.js': { body: 'x', stalls: true } });
    await expect(readAddress({ name, version: '9.1.0', address: stalled }, { ...asking, rules })).rejects.toThrow(
      /map\.js cannot be reached: there was no answer/,
    );
    const odd = await publish('9.1.0', team.put('/odd/', built(code, { needs: ['constructor'] })));
    expect(odd.status.msg2Client).toMatch(/no hash \(integrity\) of constructor/);
    expect(odd.status.refusal).toBe('modules.address-unfit');
  });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type CallData, type CallName, status } from '@portal/contract';
import { eventually } from '../../tests/support/eventually.ts';
import { makeBackup, restoreBackup } from '../backup/index.ts';
import { gateRules } from '../market/gate/rules.ts';
import { databaseSetting, describeOnBothStores } from '../testing/both-stores.ts';
import { createDatabase, dropDatabase } from '../testing/postgres.ts';
import { postgresOfRun } from '../testing/postgres-of-run.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const chief = { userNm: 'chief', realNm: 'Ann Lee', emalAd: 'ann@example.com', pwd: 'Harbour-77' };
const pwd = 'Meadow-2027';

/** A file of two models, so many of each in each month. */
const fileOf = (months: readonly string[], units: number) =>
  [
    'month,volume,brand,model',
    ...months.flatMap((month) => [`${month},${units},海岚,H1`, `${month},${2 * units},海岚,H2`]),
  ].join('\n');

describeOnBothStores('the day of an operator, from an empty portal to one that is brought back', (place) => {
  let folder = '';
  let portal: TestServer;
  let [token, proof, reader, readerName] = ['', '', '', ''];
  let databaseUrl: string | null = null;
  let otherDatabase: string | null = null;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-day-'));
    // The rules of other datasets are off: to ask them all takes seconds.
    const others = gateRules
      .filter(({ key }) => !key.startsWith('sales.'))
      .map(({ key }) => [key, { severity: 'off' }]);
    await mkdir(join(folder, 'data', 'market'), { recursive: true });
    await writeFile(join(folder, 'data', 'market', 'rules.json'), JSON.stringify(Object.fromEntries(others)));
    databaseUrl = databaseSetting(await place()).databaseUrl;
    portal = await startTestServer({
      settings: { demo: 'off', databaseUrl, dataFolder: join(folder, 'data') },
      marketSize: 'none',
      makesDemo: true,
    });
  });
  afterAll(async () => {
    await portal?.close();
    if (otherDatabase) await dropDatabase(otherDatabase);
    await rm(folder, { recursive: true, force: true });
  });

  /** @throws Error where it is refused */
  async function done<Name extends CallName>(name: Name, payload: object = {}, by = token): Promise<CallData<Name>> {
    const { body } = await portal.call(name, payload, { token: by, language: 'en', ...(proof && { proof }) });
    if (body.status.status !== status.success) throw new Error(`${name}: ${body.status.msg2Client}`);
    return body.data as CallData<Name>;
  }

  /** Brings a file as the page does, and makes a release of it. @returns its id */
  async function deliver(text: string): Promise<string> {
    const { id } = await done('beginDelivery', { fileName: 'sales.csv', bytes: Buffer.byteLength(text) });
    const address = `${portal.address}/api/v3/iw-admin/delivery/file/${id}`;
    await fetch(address, { method: 'PUT', headers: { token }, body: text });
    const order = { id, dataset: 'sales', kind: 'add', mappingText: '{"constants":{"dataSource":"wholesale"}}' };
    await done('makeDelivery', order);
    return eventually(
      async () => {
        const { run } = await done('readDelivery', { id });
        expect(run?.state).toBe('done');
        return run?.release ?? '';
      },
      { timeout: 200_000 },
    );
  }

  /** What the reader sees of each month. */
  async function volumes(): Promise<Record<string, number>> {
    const { rows } = await done(
      'marketQuery',
      {
        dataset: 'sales',
        dataSources: ['DATASOURCE_CLH_PIFA'],
        dateType: 'monthly',
        from: '2024-01',
        to: '2024-05',
        by: ['period'],
        indicators: ['volume'],
        limit: 10,
      },
      reader,
    );
    return Object.fromEntries(rows.map(({ keys, values }) => [keys.period, values.volume])) as Record<string, number>;
  }

  test('S2.159 the first administrator comes by the link of the terminal, makes a company and somebody in it', async () => {
    const [, code = ''] = /\/first-run#(\S+) in a browser/.exec(portal.missing.map(({ en }) => en).join('\n')) ?? [];
    await done('makeFirstAdministrator', { ...chief, code });
    token = await portal.signIn(chief.userNm, chief.pwd);
    proof = await portal.prove(token, chief.pwd);
    const made = await done('createAccount', {
      userNm: 'lin.wei',
      realNm: '林薇',
      division: 'enterprise',
      newCompany: 'North Motors',
      products: ['sales'],
      roles: [],
      to: '2099-12-31',
    });
    expect(made.secret).toMatch(/^\w{12}$/);
    const [company] = (await done('listCompanies')).companies.filter(({ name }) => name === 'North Motors');
    await done('setCompanySeats', { compId: company?.compId, seats: '1' });
    await expect(
      done('createAccount', {
        userNm: 'second',
        realNm: 'Second',
        division: 'enterprise',
        compId: company?.compId,
        products: [],
        roles: [],
        to: '2099-12-31',
      }),
    ).rejects.toThrow(/seat/);
    readerName = 'lin.wei';
    reader = await portal.signIn(readerName, made.secret ?? '');
    await done('updatePwd', { oldPwd: made.secret, newPwd: pwd }, reader);
    reader = await portal.signIn(readerName, pwd);
  });

  test('S2.159 a first file is delivered, published and read', async () => {
    const release = await deliver(fileOf(['2024-01', '2024-02', '2024-03'], 100));
    await done('publishRelease', { id: release });
    // Who has published reads it at once.
    expect(await volumes()).toEqual({ '2024-01': 300, '2024-02': 300, '2024-03': 300 });
  });

  test('S2.159 a month that leaves a gap is red; it is published with a reason alone, and rolled back', async () => {
    const release = await deliver(fileOf(['2024-05'], 100));
    const red = (await done('checkRelease', { id: release })).rules.filter(({ state }) => state === 'red');
    expect(red.map(({ rule }) => rule)).toEqual(['sales.month-gap']);
    await expect(done('publishRelease', { id: release })).rejects.toThrow(/red/);
    expect(Object.keys(await volumes())).not.toContain('2024-05');
    await done('acceptFindings', { id: release, rule: 'sales.month-gap', reason: 'April was not reported' });
    await done('publishRelease', { id: release });
    expect(await volumes()).toMatchObject({ '2024-05': 300 });
    await done('rollBackRelease', { reason: 'April comes after all' });
    expect(Object.keys(await volumes())).not.toContain('2024-05');
  });

  test('a backup is brought back into an empty place, where all of it stands as before', async () => {
    const before = {
      volumes: await volumes(),
      releases: await done('listReleases'),
      accounts: await done('listAccounts'),
      trail: (await done('readTrail', { action: 'publish' })).lines.map(({ id, at, detail }) => ({ id, at, detail })),
    };
    expect(before.trail).toHaveLength(3);
    const backup = join(folder, 'backup');
    const now = Date.now();
    const source = { dataFolder: portal.settings.dataFolder, databaseUrl };
    await makeBackup({ place: source, folder: backup, env: {}, now });
    await portal.close();
    const postgres = postgresOfRun();
    if (databaseUrl !== null && postgres) otherDatabase = await createDatabase(postgres);
    const target = { dataFolder: join(folder, 'again'), databaseUrl: otherDatabase };
    await restoreBackup({ folder: backup, place: target, actor: 'operator ann', now });
    portal = await startTestServer({
      settings: { demo: 'off', ...target },
      marketSize: 'none',
      makesDemo: true,
    });
    proof = '';
    // Sessions stay behind: everybody signs in again.
    expect((await portal.call('listReleases', {}, { token })).body.status.status).not.toBe(status.success);
    token = await portal.signIn(chief.userNm, chief.pwd);
    reader = await portal.signIn(readerName, pwd);
    expect({
      volumes: await volumes(),
      releases: await done('listReleases'),
      accounts: await done('listAccounts'),
      trail: (await done('readTrail', { action: 'publish' })).lines.map(({ id, at, detail }) => ({ id, at, detail })),
    }).toEqual(before);
    // The way back goes on from where it was.
    proof = await portal.prove(token, chief.pwd);
    await done('rollBackRelease', { reason: 'April was reported' });
    expect(await volumes()).toMatchObject({ '2024-05': 300 });
  });
});

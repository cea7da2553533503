import { expect, test } from '@jest/globals';
import { status } from '@portal/contract';
import { foreignManifest, scriptOf } from '../../../tests/fixtures/foreign-area.ts';
import { useAccountServer } from '../../accounts/account-test-kit.ts';
import { publish, readPackage, removeModule } from '../../modules/index.ts';
import { noteReport } from '../../modules/reports.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { type Administrator, administered } from '../administration-test-kit.ts';

const name = 'dealer-map';

describeOnBothStores('modules in the administration', (place) => {
  const suite = useAccountServer(place);
  const { administrator, person, ask } = administered(suite);
  const hour = 60 * 60 * 1000;

  const send = async (version: string, names = foreignManifest.names, more: readonly string[] = []) => {
    const manifest = JSON.stringify({ ...foreignManifest, names });
    const files = [
      { path: 'manifest.json', bytes: Buffer.from(manifest) },
      { path: 'index.js', bytes: Buffer.from(scriptOf(`'${version}'`)) },
      ...more.map((path) => ({ path, bytes: Buffer.from(version) })),
    ];
    await publish(suite.db, readPackage({ name, version, files }), { who: 'key ab12', at: suite.at() }, []);
  };
  const visit = (version: string, accountId: string, kind: 'mount' | null, ago: number) =>
    noteReport(suite.db, { name, version, kind, ms: kind ? 0 : 100, accountId }, suite.at() - ago * hour);
  const sheet = async (by: Administrator) => (await ask(by, 'readTeamModule', { name })).data?.module;

  test('S2.159 a version is confirmed and activated with a proof, for some and then for all, and taken back', async () => {
    const own = await administrator('Portal', 'admin');
    const [wang, li] = [await person('Alpha'), await person('Beta')];
    expect((await ask(own, 'listTeamModules')).data?.modules).toEqual([]);
    await send('1.0.0');
    await send('1.1.0', foreignManifest.names, ['late.js', 'chunks/sheet.css', 'words.json']);
    const first = await sheet(own);
    expect(first?.unlisted).toEqual({ '1.1.0': ['chunks/sheet.css', 'late.js'] });
    expect(first).toMatchObject({
      confirmed: false,
      owner: 'key ab12',
      parcel: false,
      product: { key: 'dealer-map', path: '/dealer-map', title: 'Dealer map' },
    });
    const { menu: _menu, ...plain } = foreignManifest;
    const card = { ...plain, id: '9000201', key: 'dealer-card', path: '/dealer-card', parcel: true };
    const files = [
      { path: 'manifest.json', bytes: Buffer.from(JSON.stringify(card)) },
      { path: 'index.js', bytes: Buffer.from(scriptOf("'card'")) },
    ];
    const named = { name: 'dealer-card', version: '1.0.0' };
    await publish(suite.db, readPackage({ ...named, files }), { who: 'key ab12', at: suite.at() }, []);
    expect((await ask(own, 'readTeamModule', { name: 'dealer-card' })).data?.module).toMatchObject({ parcel: true });
    await removeModule(suite.db, 'dealer-card');
    const without = await ask({ ...own, proof: '' }, 'confirmTeamModule', { name, version: '1.0.0' });
    expect(without.status).toBe(status.proofNeeded);
    const wanted = { name, version: '1.0.0' };
    expect(await ask(own, 'activateTeamModule', wanted)).toMatchObject({ refusal: 'modules.unconfirmed' });
    expect((await ask(own, 'confirmTeamModule', wanted)).data?.text).toContain('are confirmed');
    expect((await ask(own, 'activateTeamModule', wanted)).data?.text).toContain('dealer-map 1.0.0 stands');

    const some = { name, version: '1.1.0', failurePercent: 20 };
    const unknown = await ask(own, 'activateTeamModule', { ...some, accounts: ['nobody.here'] });
    expect(unknown.refusal).toBe('modules.unknown-names');
    await ask(own, 'activateTeamModule', { ...some, accounts: [wang.name], companies: ['Beta'] });
    const developer = await administrator('Makers', 'developer');
    expect(await sheet(developer)).toMatchObject({ trialAccounts: 1, trialFor: { accounts: [], companies: [] } });
    await visit('1.0.0', own.userId, null, 1);
    await visit('1.1.0', wang.userId, null, 1);
    await visit('1.1.0', li.userId, 'mount', 2);
    await visit('1.1.0', li.userId, 'mount', 8 * 24);
    expect((await ask(own, 'listTeamModules')).data).toEqual({
      modules: [
        {
          name,
          owner: 'key ab12',
          confirmed: true,
          versions: 2,
          version: '1.0.0',
          trial: '1.1.0',
          changedAt: expect.any(Number),
          visits: { shown: 1, failed: 0 },
          trialVisits: { shown: 1, failed: 1 },
        },
      ],
      days: 7,
    });
    expect(await sheet(own)).toMatchObject({
      trialFor: { accounts: [wang.name], companies: ['Beta'] },
      failurePercent: 20,
      changedBy: own.name,
      health: expect.arrayContaining([expect.objectContaining({ version: '1.1.0', failed: 1, kinds: { mount: 1 } })]),
    });
    await ask(own, 'activateTeamModule', { name, version: '1.1.0' });
    expect(await sheet(own)).toMatchObject({ version: '1.1.0', trial: null, failurePercent: 20 });
    expect((await ask(own, 'rollBackTeamModule', { name, from: '1.1.0' })).data?.text).toContain('is at 1.0.0 now');
    // Another administrator has pressed the same.
    const again = await ask(own, 'rollBackTeamModule', { name, from: '1.1.0' });
    expect(again.refusal).toBe('modules.not-standing');
    expect(await sheet(own)).toMatchObject({ version: '1.0.0' });
    expect((await ask(own, 'removeTeamModule', { name, version: '1.0.0' })).refusal).toBe('modules.version-in-use');
    const trail = await suite.db.selectFrom('audit').selectAll().where('action', 'like', '%module%').execute();
    expect(trail.filter(({ outcome }) => outcome === 'done').map(({ actor, action }) => [actor, action])).toEqual(
      ['confirm', 'activate', 'activate', 'activate', 'roll-back'].map((task) => [own.userId, `${task}-module`]),
    );
    expect((await ask(own, 'removeTeamModule', { name })).data?.text).toContain('with 2 versions');
    expect((await ask(own, 'readTeamModule', { name })).refusal).toBe('modules.not-found');
  });

  test('S2.159 a developer reads and does nothing; nobody else is answered', async () => {
    await send('2.0.0');
    const developer = await administrator('Makers', 'developer');
    expect(await sheet(developer)).toMatchObject({ name, confirmed: false });
    const menu = (await ask(developer, 'getAllMenu')).data ?? [];
    const pages = menu.find(({ path }) => path === '/admin')?.children.map(({ path }) => path);
    expect(pages).toEqual(['/admin/modules']);
    const tasks = ['confirmTeamModule', 'activateTeamModule', 'rollBackTeamModule', 'removeTeamModule'] as const;
    for (const task of tasks)
      expect(await ask(developer, task, { name, version: '2.0.0', from: '2.0.0' })).toMatchObject({
        refusal: 'accounts.role-missing',
      });
    for (const role of ['analyst', 'support', 'company-admin', 'data-operator'])
      for (const call of ['listTeamModules', 'readTeamModule'] as const)
        expect([role, (await ask(await administrator('Others', role), call, { name })).refusal]).toEqual([
          role,
          'accounts.role-missing',
        ]);
    expect(await sheet(developer)).toMatchObject({ confirmed: false, version: null });
  });
});

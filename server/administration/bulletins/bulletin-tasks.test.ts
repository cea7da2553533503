import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CallName } from '@portal/contract';
import { databaseSetting, describeOnBothStores } from '../../testing/both-stores.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

describeOnBothStores('words to readers, in the administration', (place) => {
  let server: TestServer;
  let [token, developer, reader] = ['', '', ''];

  beforeAll(async () => {
    server = await startTestServer({ settings: databaseSetting(await place()) });
    token = await server.signIn('admin', 'Portal-2026-admin');
    reader = await server.signIn();
    developer = await server.signIn('developer', 'Portal-2026-dev');
  });
  afterAll(() => server?.close());

  const ask = async <Name extends CallName>(name: Name, payload: object = {}, by = token) => {
    const { body } = await server.call(name, payload as never, { token: by, language: 'en' });
    return { ...body.status, data: body.data };
  };
  const texts = { zh: '10 月上险量推迟', en: 'Registrations of October come later' };
  const late = { dataset: 'sales', kind: 'late', ...texts };
  const seen = async () => {
    const { data } = await ask('listRemarks', { dataset: 'sales' }, reader);
    return data?.bulletins.map(({ text }) => text);
  };

  test('S2.159 a word is written about a source and months, stands on the pages of its readers, and is ended', async () => {
    const { sources = [], indicators = [] } = (await ask('readBulletinChoices', { dataset: 'sales' })).data ?? {};
    expect(sources.length).toBeGreaterThan(1);
    expect(indicators).toContainEqual({ key: 'volume', name: expect.any(String) });
    const [source] = sources;
    const about = { source: source?.key, indicator: 'volume', from: '2026-10', until: '2099-12-31' };
    expect((await ask('addBulletin', { ...late, ...about })).data?.text).toContain('stands on the pages');
    expect(await seen()).toEqual([texts.en]);
    const { bulletins = [], datasets = [] } = (await ask('listBulletins')).data ?? {};
    expect(bulletins).toEqual([
      {
        bulletinId: expect.any(String),
        dataset: 'sales',
        datasetName: datasets.find(({ key }) => key === 'sales')?.name,
        kind: 'late',
        text: { zh_CN: texts.zh, en: texts.en },
        source: source?.name,
        indicator: indicators.find(({ key }) => key === 'volume')?.name,
        from: '2026-10',
        to: null,
        until: '20991231',
        author: 'admin',
        updatedAt: expect.any(Number),
      },
    ]);
    const end = { bulletinId: bulletins[0]?.bulletinId };
    expect((await ask('endBulletin', end)).data?.text).toContain('shown no more');
    expect(await seen()).toEqual([]);
    expect((await ask('endBulletin', end)).msg2Client).toMatch(/ended already/);
    const { db } = server.stores.state;
    const lines = await db
      .selectFrom('audit')
      .select(['action', 'outcome'])
      .where('action', 'like', '%bulletin')
      .execute();
    expect(lines.map(({ action, outcome }) => `${action} ${outcome}`).sort()).toEqual([
      'add-bulletin done',
      'end-bulletin done',
      'end-bulletin refused',
    ]);
  });

  test('what does not fit is refused in the words of the form and leaves nothing; only who delivers figures writes', async () => {
    const refused = async (more: object) => (await ask('addBulletin', { ...late, ...more })).msg2Client;
    expect(await refused({ zh: ' ' })).toBe('Chinese: is required.');
    expect(await refused({ en: 'x'.repeat(501) })).toMatch(/^English: must have at most 500/);
    expect(await refused({ from: '2026-13' })).toMatch(/^First month: must be a month/);
    expect(await refused({ from: '2026-10', to: '2026-09' })).toMatch(/^Last month: must not be before 2026-10/);
    expect(await refused({ until: '2026-02-30' })).toMatch(/^Last day: must be a date/);
    expect(await refused({ until: '2020-01-01' })).toMatch(/^Last day: must not be before today/);
    expect(await refused({ source: 'nothing' })).toMatch(/^Source: the dataset has no source/);
    expect(await refused({ dataset: 'cars' })).toMatch(/^--dataset: must be one of/);
    expect((await ask('addBulletin', { ...late, indicator: 'nothing' })).status).not.toBe(0);
    for (const call of ['listBulletins', 'readBulletinChoices', 'addBulletin', 'endBulletin'] as const)
      expect((await ask(call, { ...late, bulletinId: 'x' }, developer)).refusal).toBe('accounts.role-missing');
    expect((await ask('listBulletins')).data?.bulletins).toEqual([]);
  });
});

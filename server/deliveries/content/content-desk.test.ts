import { readdir, readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { useAccountServer } from '../../accounts/account-test-kit.ts';
import { recordDelivery } from '../../content/index.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { bringingContent, packed } from './content-desk-test-kit.ts';

const password = 'Secret-2027';

const newsText = [
  'key,title,body,publisher,publishedAt',
  '1,New plant opens,A plant opens in the south.,Wire,2026-10-01',
  '2,No day,Text,Wire,tomorrow',
].join('\n');

const fineNews = newsText.split('\n').slice(0, 2).join('\n');

describeOnBothStores('content that people bring', (place) => {
  const suite = useAccountServer(place);
  let count = 0;
  const person = async (role: string) => {
    const name = `editor${count++}`;
    const userId = await suite.account(name, password, { phone: `13800${String(100_000 + count)}` });
    await suite.db.insertInto('account_role').values({ account_id: userId, role }).execute();
    const token = await suite.server.signIn(name, password);
    return { name, userId, token, proof: await suite.server.prove(token, password), language: 'en' };
  };
  const { ask, bring, run } = bringingContent(() => suite.server);
  const trail = (action: string) => suite.db.selectFrom('audit').selectAll().where('action', '=', action).execute();
  const news = () => suite.db.selectFrom('news').select(['source', 'source_key']).execute();

  test('S2.159 a dry run says what is refused and writes nothing; what is taken over is there at once, under the name', async () => {
    const editor = await person('content-editor');
    const id = await bring(editor, 'wire.csv', newsText);
    const dry = await run(editor, 'tryContent', { id, kind: 'news' });
    expect(dry).toMatchObject({
      isHere: true,
      run: {
        isDry: true,
        rows: 2,
        state: 'refused',
        report: { source: 'wire', rows: 2, problems: [{ row: '3', field: 'publishedAt', value: 'tomorrow' }] },
      },
    });
    expect(await news()).toEqual([]);
    const rows = await ask(editor, 'exportContentRows', { id, what: 'refused', from: 0 });
    expect(rows.data?.text).toContain('3,publishedAt,tomorrow,');
    expect((await ask(await person('admin'), 'readContentUpload', { id })).refusal).toBe('deliveries.unknown');
    const { proof: _proof, ...bare } = editor;
    expect(
      (await ask({ ...bare, proof: '' }, 'takeContent', { id, kind: 'news', allowRefused: true })).status,
    ).not.toBe(0);
    const taken = await run(editor, 'takeContent', { id, kind: 'news', allowRefused: true });
    expect(taken).toMatchObject({ isHere: false, run: { state: 'done', outcome: 'written' } });
    expect(await news()).toEqual([{ source: 'wire', source_key: '1' }]);
    const [line] = await trail('import-content');
    expect(line).toMatchObject({ actor: editor.userId, outcome: 'done' });
    expect(JSON.parse(line?.detail ?? '')).toMatchObject({
      kind: 'news',
      source: 'wire',
      inserted: 1,
      file: 'wire.csv',
    });
    const orders = await trail('order-content');
    expect(orders.map(({ actor, outcome }) => [actor, outcome]).sort()).toEqual(
      [
        [editor.userId, 'done'],
        ['nobody', 'refused'],
      ].sort(),
    );
    const { data } = await ask(editor, 'readContentDesk');
    expect(data?.stands).toContainEqual(
      expect.objectContaining({ kind: 'news', source: 'wire', items: 1, newest: '20261001', by: editor.name }),
    );
    const former = (await ask(editor, 'listContentDeliveries')).data?.deliveries ?? [];
    expect(former).toMatchObject([
      { fileName: 'wire.csv', by: editor.name, outcome: 'written', inserted: 1, refused: 1 },
    ]);
    const stamp = former[0]?.stamp ?? '';
    expect((await ask(editor, 'readContentReport', { stamp })).data).toMatchObject({
      outcome: 'written',
      hasChanges: true,
    });
    const changes = await ask(editor, 'exportContentRows', { stamp, what: 'changes', from: 0 });
    expect(changes.data?.text).toContain('1,inserted,New plant opens');
    expect((await ask(editor, 'cancelContent', { id })).msg2Client).toBe('');
    expect(await readdir(join(suite.server.settings.dataFolder, 'uploads', 'content'))).toEqual([]);
  });

  test('content that all readers see is not cancelled, though its process ended before it could say so', async () => {
    const editor = await person('content-editor');
    const id = await bring(editor, 'late.csv', fineNews);
    await run(editor, 'tryContent', { id, kind: 'news' });
    const folder = join(suite.server.settings.dataFolder, 'uploads', 'content', id);
    const stored = JSON.parse(await readFile(join(folder, 'run.json'), 'utf8')) as { id: string };
    // No process has such a number.
    const process = { host: hostname(), pid: 2 ** 30 };
    const gone = { ...stored, isDry: false, state: 'working', outcome: null, stamp: null, ...process };
    const put = () => writeFile(join(folder, 'run.json'), JSON.stringify(gone));
    await put();
    expect((await ask(editor, 'readContentUpload', { id })).data?.run).toMatchObject({ state: 'stopped' });
    await recordDelivery(suite.db, {
      id: stored.id,
      kind: 'news',
      source: 'late',
      file: 'late.csv',
      at: suite.at(),
      by: editor.name,
      inserted: 1,
      updated: 0,
      unchanged: 0,
      withdrawn: 0,
      refused: 0,
    });
    await put();
    const written = { state: 'done', outcome: 'written' };
    expect((await ask(editor, 'readContentUpload', { id })).data?.run).toMatchObject(written);
    expect(await ask(editor, 'cancelContent', { id })).toMatchObject({
      data: { text: 'Put away; what late.csv brought stays.' },
    });
  });

  test('one item, or all of a source, is taken away with a reason, and comes again with the next delivery', async () => {
    const editor = await person('content-editor');
    const two = `${fineNews}\n2,Second,Text,Wire,2026-10-02`;
    const take = async () => run(editor, 'takeContent', { id: await bring(editor, 'two.csv', two), kind: 'news' });
    await take();
    const remove = (more: object) =>
      ask(editor, 'removeContent', { kind: 'news', source: 'two', reason: 'Wrong', ...more });
    const left = async () =>
      (await news()).filter(({ source }) => source === 'two').map(({ source_key }) => source_key);
    expect((await remove({ reason: ' ' })).refusal).toBe('deliveries.content-reason-wanted');
    expect((await remove({ key: '9' })).refusal).toBe('deliveries.content-unknown');
    expect((await remove({ kind: 'policy' })).refusal).toBe('deliveries.content-unknown');
    expect((await remove({ key: '1' })).data?.text).toBe('Removed 1 items from two.');
    expect(await left()).toEqual(['2']);
    await take();
    expect((await left()).sort()).toEqual(['1', '2']);
    expect((await remove({})).data?.text).toBe('Removed 2 items from two.');
    expect(await left()).toEqual([]);
    const lines = (await trail('remove-content')).filter(({ outcome }) => outcome === 'done');
    expect(lines.map(({ actor, detail }) => [actor, JSON.parse(detail)])).toMatchObject([
      [editor.userId, { kind: 'news', source: 'two', key: '1', items: 1, reason: 'Wrong' }],
      [editor.userId, { kind: 'news', source: 'two', items: 2, reason: 'Wrong' }],
    ]);
  });

  test('what does not fit its kind is refused before it is read, and a mapping is used', async () => {
    const editor = await person('content-editor');
    const id = await bring(editor, 'wire.csv', newsText);
    const order = { id, kind: 'news' } as const;
    expect(await run(editor, 'tryContent', { ...order, kind: 'image' })).toMatchObject({
      refusal: 'deliveries.content-not-packed',
    });
    expect(await run(editor, 'tryContent', { ...order, source: 'Bad Name' })).toMatchObject({
      refusal: 'content.report-source-unfit',
    });
    expect(await run(editor, 'tryContent', { ...order, source: 'demonstration' })).toMatchObject({
      run: { state: 'refused', reason: { refusal: 'content.source-reserved' }, report: null },
    });
    expect(await run(editor, 'tryContent', { ...order, mappingText: '{"columns":' })).toMatchObject({
      run: { reason: { refusal: 'content.mapping-no-json' } },
    });
    const archive = await bring(editor, 'pictures.zip', await packed({ 'list.csv': 'a\n1\n' }));
    expect(await run(editor, 'tryContent', { id: archive, kind: 'news' })).toMatchObject({
      refusal: 'deliveries.content-packed',
    });
    expect(await run(editor, 'tryContent', { id: archive, kind: 'market-report' })).toMatchObject({
      refusal: 'deliveries.content-source-wanted',
    });
    expect(await run(editor, 'tryContent', { id: archive, kind: 'image' })).toMatchObject({
      refusal: 'deliveries.content-no-market',
    });
    const foreign = await bring(editor, 'foreign.csv', fineNews.replace('title,', 'headline,'));
    const mappingText = JSON.stringify({ columns: { title: 'headline' }, source: 'mapped' });
    expect(await run(editor, 'tryContent', { id: foreign, kind: 'news', mappingText })).toMatchObject({
      run: { state: 'done', outcome: 'dry-run', mappingText, report: { source: 'mapped', counts: { inserted: 1 } } },
    });
  });

  test('a packed folder of reports comes in as by the command, and no path of the server is told', async () => {
    const editor = await person('content-editor');
    const page = '<h1>All</h1><table><tr><th>Model</th></tr><tr><td>One</td></tr></table>';
    const head = 'key,title_en,title_zh_CN,publisher,publishedOn,category,price,topics,document';
    const list = `${head}\n1,One,一,Desk,2026-01-10,special,0,market,one.html\n`;
    const order = { kind: 'market-report', source: 'research' } as const;
    const fine = await bring(editor, 'research.zip', await packed({ 'in/reports.csv': list, 'in/one.html': page }));
    const taken = await run(editor, 'takeContent', { id: fine, ...order });
    expect(taken).toMatchObject({ run: { state: 'done', report: { kind: 'market-report', counts: { inserted: 1 } } } });
    const absent = await bring(editor, 'research.zip', await packed({ 'reports.csv': list }));
    const refused = await run(editor, 'tryContent', { id: absent, ...order });
    expect(refused).toMatchObject({
      run: { state: 'refused', report: { problems: [{ row: '2', field: 'document' }] } },
    });
    const rows = await ask(editor, 'exportContentRows', { id: absent, what: 'refused', from: 0 });
    expect(rows.data?.text).toContain('1,One,一,Desk');
    const without = await bring(editor, 'nothing.zip', await packed({ 'a.txt': 'a' }));
    const nothing = await run(editor, 'tryContent', { id: without, ...order });
    expect(JSON.stringify(nothing)).toContain('The folder nothing.zip must have one list');
    expect(JSON.stringify(nothing)).not.toContain(suite.server.settings.dataFolder);
    const { data } = await ask(editor, 'readContentDesk');
    expect(data?.stands.find(({ source }) => source === 'research')).toMatchObject({ kind: 'market-report', items: 1 });
    const gone = { kind: 'report', source: 'research', reason: 'x' };
    expect((await ask(editor, 'removeContent', gone)).refusal).toBe('deliveries.content-unknown');
    expect((await ask(editor, 'removeContent', { ...gone, kind: 'market-report' })).status).toBe(0);
  });

  test('one who brings content reaches nothing else of the administration', async () => {
    const editor = await person('content-editor');
    for (const name of ['listAccounts', 'readTrail', 'listReleases', 'readDeliveryDesk', 'listBulletins'] as const)
      expect((await ask(editor, name)).refusal).toBe('accounts.role-missing');
    expect((await ask(await person('data-operator'), 'readContentDesk')).refusal).toBe('accounts.role-missing');
  });
});

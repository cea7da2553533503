import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { ZipFile } from 'yazl';
import { makeKey } from '../../../keys/key-store.ts';
import { describeOnBothStores } from '../../../testing/both-stores.ts';
import { testNow, useContentServer } from '../../content-test-kit.ts';

const page = '<h1>Overall</h1><table><tr><th>Model</th><th>Sales</th></tr><tr><td>One</td><td>5</td></tr></table>';
const head = 'key,title_en,title_zh_CN,publisher,publishedOn,category,price,topics,document';
const row = (key: string, document: string) => `${key},One,一,Desk,2026-01-10,special,9800,market,${document}`;

/** A packed folder. */
async function packed(files: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name, { compress: true });
  zip.end();
  return buffer(zip.outputStream);
}

describeOnBothStores('reports by a call', (place) => {
  const suite = useContentServer(place);
  const keyWith = async (right: 'reports' | 'ask') => {
    const { account_id } = await suite.db
      .selectFrom('account')
      .select('account_id')
      .where('user_name', '=', 'demo')
      .executeTakeFirstOrThrow();
    const rights = { label: 'research', products: [], rights: [right], callsAMinute: 100, to: '20991231' };
    return (await makeKey(suite.db, account_id, rights, testNow)).secret;
  };
  const send = async (path: string, body: Buffer, key: string) => {
    const response = await fetch(`${suite.server.address}${path}&language=en`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${key}` },
      body: new Uint8Array(body),
    });
    return { code: response.status, ...((await response.json()) as { status: Record<string, string>; data: never }) };
  };
  const bring = async (files: Record<string, string>, more: object = {}) => {
    const key = await keyWith('reports');
    const { body } = await suite.server.call('deliverReports', { source: 'research', ...more }, { key });
    return send(body.data?.upload ?? '', await packed(files), key);
  };
  const stored = async () => {
    const own = suite.db.selectFrom('report').select('source_key').where('source', '=', 'research');
    return (await own.orderBy('source_key').execute()).map(({ source_key }) => source_key);
  };

  test('a packed folder comes in as a folder does, all of it or nothing, and leaves nothing behind', async () => {
    const list = (...rows: string[]) => `${[head, ...rows].join('\n')}\n`;
    const folder = { 'reports.csv': list(row('1', 'one.html')), 'one.html': page };
    const tried = await bring(folder, { dryRun: true });
    expect(tried.data).toMatchObject({ outcome: 'dry-run', rows: 1, counts: { inserted: 1 } });
    expect(await stored()).toEqual([]);
    expect((await bring(folder)).data).toMatchObject({ outcome: 'written', counts: { inserted: 1 }, problems: [] });
    expect(await stored()).toEqual(['1']);
    const nested = { 'in/reports.csv': list(row('2', 'one.html'), row('3', 'none.html')), 'in/one.html': page };
    const refused = await bring(nested);
    expect(refused.data).toMatchObject({
      outcome: 'refused',
      problems: [{ row: 3, field: 'document', message: 'There is no "none.html" in the folder.' }],
    });
    expect(await stored()).toEqual(['1']);
    const lines = await suite.db
      .selectFrom('audit')
      .select(['actor', 'outcome'])
      .where('action', '=', 'import-content')
      .orderBy('at')
      .execute();
    expect(lines.map(({ actor, outcome }) => [actor.slice(0, 4), outcome]).sort()).toEqual([
      ['key ', 'done'],
      ['key ', 'refused'],
    ]);
    expect(await readdir(join(suite.server.settings.dataFolder, 'content', 'incoming'))).toEqual([]);
  });

  test('what is no archive, has no list, or is for another right says so, without a path of the server', async () => {
    const key = await keyWith('reports');
    const path = '/api/v3/iw-content/market-report/folder?source=research';
    const refusals = [
      await send(path, Buffer.from('nothing packed'), key),
      await send(path, Buffer.alloc(0), key),
      await send(path, await packed({ 'a.html': page }), key),
      await send(path, await packed({ 'A.html': page, 'a.html': page }), key),
      await send(path.replace('research', '../x'), await packed({}), key),
      await send(path, await packed({}), await keyWith('ask')),
    ].map(({ status }) => status.refusal);
    expect(refusals).toEqual([
      'importer.zip-broken',
      'content.report-archive-empty',
      'content.folder-without-list',
      'content.report-file-repeated',
      'content.report-source-unfit',
      'keys.right-missing',
    ]);
    const { status } = await send(path, await packed({ 'a.html': page }), key);
    expect(status.msg2Client).not.toContain(suite.server.settings.dataFolder);
    const bySession = await suite.server.call('deliverReports', { source: 'research' }, { token: suite.token });
    expect(bySession.body.status.refusal).toBe('keys.call-needs-key');
  });
});

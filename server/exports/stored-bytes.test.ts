import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import type { ExportFile } from '@portal/contract';
import { useAccountServer } from '../accounts/account-test-kit.ts';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { bytesOf, takeFile } from './testing/take-file.ts';

/** PORTAL_EXPORT_MB, as small as what an order may bring: two files of `order` fit, and a third one does not. */
const most = 250 * 1024;
const rows = 500;
const text = 'x'.repeat(Math.ceil((most * 0.4) / rows));

const column = { name: 'Model', kind: 'dimension', format: null, unit: '', definition: '', formula: '', growth: false };
const order = (name: string) => ({
  name,
  format: 'csv',
  language: 'en',
  sheets: [
    {
      kind: 'built',
      title: 'Models',
      link: '/',
      columns: [column],
      rows: Array.from({ length: rows }, () => ({ kind: 'row', uncovered: false, cells: [text] })),
      about: [],
    },
  ],
});

describeOnBothStores('the finished files of an account', (place) => {
  const suite = useAccountServer(place, { exportBytes: most });
  const take = async (token: string, name: string): Promise<ExportFile> => {
    suite.pass(1000);
    const { file } = await takeFile(suite.server, token, order(name));
    if (!file) throw new Error('no file was made');
    return file;
  };
  const listed = async (token: string) => {
    const { body } = await suite.server.call('listExports', {}, { token });
    return (body.data?.files ?? []).map(({ name }) => name);
  };
  let [mine, other] = ['', ''];
  beforeAll(async () => {
    for (const name of ['bytes-mine', 'bytes-other']) await suite.account(name, 'Secret-2027');
    mine = await suite.server.signIn('bytes-mine', 'Secret-2027');
    other = await suite.server.signIn('bytes-other', 'Secret-2027');
  });

  test('that take more than PORTAL_EXPORT_MB together make room for the next, the oldest first, and those of others stay', async () => {
    await take(other, 'theirs');
    const first = await take(mine, 'first');
    expect(first.bytes).toBeGreaterThan(most / 3);
    expect(first.bytes).toBeLessThan(most / 2);
    await take(mine, 'second');
    await take(mine, 'third');
    expect(await listed(mine)).toEqual(['third.csv', 'second.csv', 'first.csv']);
    await take(mine, 'fourth');
    expect(await listed(mine)).toEqual(['fourth.csv', 'third.csv', 'second.csv']);
    await expect(bytesOf(suite.server, mine, first.id)).rejects.toThrow('exports.unknown');
    expect(await listed(other)).toEqual(['theirs.csv']);
    expect(await readdir(join(suite.server.settings.dataFolder, 'exports'))).toHaveLength(4);
  });
});

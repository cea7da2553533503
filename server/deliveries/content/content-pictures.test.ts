import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { useContentServer } from '../../content/content-test-kit.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { bringingContent, packed } from './content-desk-test-kit.ts';

describeOnBothStores('pictures that people bring', (place) => {
  const suite = useContentServer(place, 'small');
  const { ask, bring, run } = bringingContent(() => suite.server);

  test('S2.159 a packed folder of pictures is checked against the market, and its pictures stand once it is published', async () => {
    const token = await suite.server.signIn('admin', 'Portal-2026-admin');
    const editor = { token, proof: await suite.server.prove(token, 'Portal-2026-admin'), language: 'en' };
    const membersOf = async (dimension: string) =>
      (await suite.server.call('marketMembers', { dataset: 'sales', dimension, limit: 50 }, editor)).body.data?.members;
    const [model] = (await membersOf('model')) ?? [];
    const picture = await sharp({ create: { width: 640, height: 320, channels: 3, background: '#335577' } })
      .jpeg()
      .toBuffer();
    const list = (name: string) =>
      [
        'file,brand,model,angle,colour_zh_CN,colour_en,year,licence,source',
        `in/side.jpg,${model?.parent},${name},side,白,White,2026,CC BY 4.0,Maker`,
      ].join('\n');
    const folderOf = (name: string) => packed({ 'shots/list.csv': list(name), 'shots/in/side.jpg': picture });
    const wrong = await bring(editor, 'shots.zip', await folderOf('Nobody knows'));
    expect(await run(editor, 'tryContent', { id: wrong, kind: 'image' })).toMatchObject({
      run: { state: 'refused', report: { source: 'shots', problems: [{ row: '2', field: 'model' }] } },
    });
    const id = await bring(editor, 'shots.zip', await folderOf(model?.key ?? ''));
    expect(await run(editor, 'tryContent', { id, kind: 'image' })).toMatchObject({
      run: { state: 'done', report: { counts: { inserted: 1 } } },
    });
    const pictures = join(suite.server.settings.dataFolder, 'content', 'images');
    expect(await readdir(pictures).catch(() => [])).toEqual([]);
    expect(await run(editor, 'takeContent', { id, kind: 'image' })).toMatchObject({ run: { outcome: 'written' } });
    expect(await readdir(pictures)).toHaveLength(1);
    const gone = { kind: 'image', source: 'shots', key: 'in/side.jpg', reason: 'No licence' };
    expect((await ask(editor, 'removeContent', gone)).status).toBe(0);
    expect((await suite.db.selectFrom('image').select('source').where('source', '=', 'shots').execute()).length).toBe(
      0,
    );
  });
});

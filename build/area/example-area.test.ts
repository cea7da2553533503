import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { AreaManifest } from '@portal/contract/schemas';
import { Value } from '@sinclair/typebox/value';
import { project } from '../project.ts';
import { filesOfArea } from './area-files.ts';
import { buildArea } from './build-area.ts';

const example = join(project, 'examples/segments');
const folder = mkdtempSync(join(project, 'node_modules/.portal-example-'));
const guide = readFileSync(join(project, 'docs/module-teams/page-kit.md'), 'utf8');

afterAll(() => rmSync(folder, { recursive: true }));

describe('the area of the guide', () => {
  test.each(['area.ts', 'index.ts', 'pages/trend/page.ts', 'pages/trend/questions.ts', 'pages/trend/trend-page.tsx'])(
    'the guide shows %s as it is',
    (file) => expect(guide).toContain(readFileSync(join(example, file), 'utf8')),
  );

  test('its manifest says what its page says', async () => {
    const { 'manifest.json': text = '' } = await filesOfArea(example);
    const manifest = JSON.parse(text);
    expect(Value.Errors(AreaManifest, manifest).First()).toBeUndefined();
    expect(manifest).toMatchObject({
      path: '/segments',
      menu: { pages: [{ path: '/segments/trend', names: { zh_CN: '走势', en: 'Trend' } }] },
      downloads: [{ path: '/v3/iw-segments/trend/export' }],
      links: { segment: '/segments/trend?by=segment&segment={key}' },
    });
  });

  test('it is built into an entry and one part with its pages', async () => {
    const out = join(folder, 'out');
    mkdirSync(out);
    const built = await buildArea({ name: '@portal/area-segments', entry: join(example, 'index.ts'), out });
    expect(Object.keys(built.chunks)).toEqual(['load']);
    const code = (file: string) => readFileSync(join(out, file.replace('/assets/', '')), 'utf8');
    expect(code('index.js')).toContain('startArea');
    expect(code(built.chunks.load?.js[0] ?? '')).toContain('对比维度');
    expect(code('index.js')).not.toContain('对比维度');
  });
});

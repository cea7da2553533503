import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { AreaManifest } from '@portal/contract/schemas';
import { categories } from '../../../../server/products/categories.ts';
import { manifestOf } from '../../../../server/products/index.ts';
import { plantedManifests } from '../../../../tests/fixtures/check-area/planted.ts';
import { checkedFolder } from '../../../../tests/fixtures/check-area/put.ts';
import { foreignManifest } from '../../../../tests/fixtures/foreign-area.ts';
import { judgeManifest } from './judge-manifest.mjs';

const facts = {
  schema: AreaManifest,
  categories: categories.map(({ key }) => key as string),
  products: [{ id: '1000', key: 'sales', path: '/sales' }],
  framePaths: ['/dashboard'],
};

const judged = (manifest: object, files: string[] | null = ['index.js']) =>
  judgeManifest(JSON.stringify(manifest, null, 2), facts, files).findings.map(({ kind }) => kind);

const refuses = (text: string, folder: string) => {
  try {
    manifestOf(text, 'manifest.json', folder);
    return false;
  } catch {
    return true;
  }
};

test('a sound manifest has no finding, and is handed on', () => {
  const { manifest, findings } = judgeManifest(JSON.stringify(foreignManifest), facts, ['index.js', 'manifest.json']);
  expect([manifest, findings]).toEqual([foreignManifest, []]);
});

describe('planted faults', () => {
  test.each(Object.entries(plantedManifests))('%s', (name, [kind, line]) => {
    const folder = join(checkedFolder, name);
    const files = [...readdirSync(folder), 'index.js'];
    const { findings } = judgeManifest(readFileSync(join(folder, 'manifest.json'), 'utf8'), facts, files);
    expect(findings.map((found) => found.kind)).toEqual([kind]);
    expect(findings[0]?.sentence.en).toContain(`manifest.json, line ${line}`);
    expect(findings[0]?.sentence.zh).toContain(`manifest.json 第 ${line} 行`);
  });
});

describe('what a portal would refuse is refused before', () => {
  test.each<[string, object, string]>([
    ['a field that nobody knows', { colour: 'red' }, 'manifest-field'],
    ['an id that is no number', { id: 'one' }, 'manifest-field'],
    ['an icon that there is not', { menu: { ...foreignManifest.menu, icon: 'moon' } }, 'manifest-field'],
    ['a category that there is not', { category: 'moon' }, 'manifest-field'],
  ])('%s', (_what, changed, kind) => {
    const manifest = { ...foreignManifest, ...changed };
    expect([...new Set(judged(manifest))]).toEqual([kind]);
    expect(refuses(JSON.stringify(manifest), 'dealer-map')).toBe(true);
  });

  test.each<[string, object]>([
    ['the id of another product', { id: '1000' }],
    ['the key of another product', { key: 'sales' }],
    ['the path of another product', { path: '/sales', menu: { ...foreignManifest.menu, pages: [] } }],
    ['an address of the frame', { path: '/dashboard', menu: { ...foreignManifest.menu, pages: [] } }],
  ])('%s', (_what, changed) => expect(judged({ ...foreignManifest, ...changed })).toEqual(['manifest-taken']));

  test('a file that is not there, as far as that can be known', () => {
    const manifest = { ...foreignManifest, styles: ['style.css'], integrity: { 'part.js': 'sha384-AAAA' } };
    expect(judged(manifest)).toEqual(['manifest-file', 'manifest-file']);
    expect(judged(manifest, null)).toEqual([]);
  });
});

/** Half a sentence about a field, as the portal and the check of a team say it. */
const sentencesOf = (changed: object) => {
  const text = JSON.stringify({ ...foreignManifest, ...changed });
  const [found] = judgeManifest(text, facts, null).findings;
  let refused = { zh_CN: '', en: '' };
  try {
    manifestOf(text, 'manifest.json', 'dealer-map');
  } catch (error) {
    refused = (error as { sentence: typeof refused }).sentence;
  }
  return { checked: found?.sentence, refused };
};

describe('a field that does not fit is said with what it has and what it may be, in both languages, by both', () => {
  const { menu } = foreignManifest;
  test.each<[string, object, string, string, string]>([
    [
      'a value that is none of a list',
      { menu: { ...menu, standing: 'always' } },
      'menu.standing',
      'has "always"; it must be one of granted, required, everybody',
      '现为 "always"，只能是以下之一：granted、required、everybody',
    ],
    ['the only value', { parcel: false }, 'parcel', 'has false; it must be true', '现为 false，只能是 true'],
    [
      'one of two kinds',
      { shows: { model: 5 } },
      'shows.model',
      'has 5; it must be one of a text, a list',
      '现为 5，只能是以下之一：文本、列表',
    ],
    [
      'a list of one of two kinds',
      { shows: { model: [] } },
      'shows.model',
      'has 0 entries; at least 1',
      '有 0 项；至少 1 项',
    ],
    [
      'a text of one of two kinds',
      { shows: { model: 'nowhere' } },
      'shows.model',
      'has "nowhere"; it must match ^/',
      '现为 "nowhere"，须符合 ^/',
    ],
    ['another kind', { place: 'first' }, 'place', 'has "first"; it must be a number', '现为 "first"，须为数字'],
    ['nothing', { key: undefined }, 'key', 'is missing', '缺少此字段'],
    [
      'a field that there is not',
      { names: { zh_CN: '图', en: 'Map', de: 'Karte' } },
      'names.de',
      'is no field here; there are zh_CN, en',
      '没有这个字段；可用的字段：zh_CN、en',
    ],
  ])('%s', (_what, changed, field, en, zh) => {
    const { checked, refused } = sentencesOf(changed);
    expect(checked?.en).toContain(`'${field}' ${en}`);
    expect(checked?.zh).toContain(`“${field}”${zh}`);
    expect(refused.en).toContain(`field '${field}': ${en}`);
    expect(refused.zh_CN).toContain(`字段“${field}”：${zh}`);
  });
});

test('an area of the portal itself may have what it has', () =>
  expect(
    judged({
      ...foreignManifest,
      id: '1000',
      key: 'sales',
      path: '/sales',
      menu: { ...foreignManifest.menu, pages: [] },
    }),
  ).toEqual([]));

test('no manifest is a finding', () =>
  expect(judgeManifest(null, facts, []).findings[0]?.kind).toBe('manifest-missing'));

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { knownProducts } from '../../server/products/known-products.ts';
import { manifestAreas } from '../../server/products/page-areas.ts';
import { isForTests } from './imports.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));
const listed = Object.keys(manifestAreas(knownProducts()).all.downloads);

/** The sources below a folder of the portal, tests aside. */
function sourcesOf(folder: string): { file: string; text: string }[] {
  return readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !isForTests(file))
    .map((file) => ({ file, text: readFileSync(join(top, file), 'utf8') }));
}

const sources = ['areas', 'parcels', 'shell-app'].flatMap(sourcesOf);

const areaOf = (file: string) => /^areas\/[^/]+\//.exec(file)?.[0] ?? 'no area';

/** The pages of an area that have the button of the page kit, which puts the name of its page into the path. */
const sharingPages = (area: string) => [
  ...new Set(
    sources
      .filter(
        ({ file, text }) =>
          file.startsWith(`${area}pages/`) && /<(?:Share|RankingView|ComparedFigures|\w+Card)\s/.test(text),
      )
      .flatMap(({ file }) => /^areas\/[^/]+\/pages\/([^/]+)(?:\/|\.tsx$)/.exec(file)?.[1] ?? []),
  ),
];

/** A line of the table is no export: those of area.ts are left out. */
const codeOf = ({ file, text }: { file: string; text: string }) => (file.endsWith('/area.ts') ? '' : text);

const exportsOf = ({ file, text }: { file: string; text: string }): string[] => [
  ...[...codeOf({ file, text }).matchAll(/(['"])(\/v3\/[^'"`\n]+\/(?:export|download))\1/g)].map(
    ([, , path = '']) => path,
  ),
  ...[...codeOf({ file, text }).matchAll(/`(\/v3\/[^`\n]+\/(?:export|download))`/g)].flatMap(([, path = '']) =>
    sharingPages(areaOf(file)).map((page) => path.replace(/\$\{.*\}/, page)),
  ),
  ...[...text.matchAll(/^ {2}exports: '([\w-]+)',$/gm)].flatMap(([, name = '']) =>
    sharingPages(areaOf(file)).map((page) => `/v3/${name}/${page}/export`),
  ),
];

const paths = [...new Set(sources.flatMap(exportsOf))].sort();

describe('what can be taken away is recorded', () => {
  test('S3.052 S3.054 every export of the portal has its line in the table of downloads', () => {
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !listed.includes(path))).toEqual([]);
  });

  test('S3.052 S3.081 every line has its export', () =>
    expect(listed.filter((path) => !paths.includes(path)).sort()).toEqual([]));

  test('S3.054 every place that hands out a file records it', () => {
    const handsOut = sources.filter(({ text }) => /<(?:ShareMenu|TableShare)\b|\bdownloadText\(/.test(text));
    expect(handsOut.length).toBeGreaterThan(0);
    expect(handsOut.filter(({ text }) => !text.includes('trackDownload(')).map(({ file }) => file)).toEqual([]);
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';

const top = fileURLToPath(new URL('../../../', import.meta.url));

/** The numbered specification is one list. */
/** What is written by hand and is a list, and the one page of the public faces that is the type of a single variable. */
const long = ['docs/specification.md', 'docs/public-faces/shell/session.md'];
const mostLines = 400;

const folders = [
  ...['areas', 'build', 'contract', 'deploy', 'examples', 'parcels', 'root-config', 'scripts', 'server', 'shell-app'],
];

/** Each room of the server says what it is; `testing` too, which has no place among those that serve. */
const serverRooms = readdirSync(join(top, 'server'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `server/${name}`);

const readmes = [...folders, 'tests', 'ui', ...serverRooms].map((folder) => `${folder}/README.md`);

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...readmes,
  ...readdirSync(join(top, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`),
];

const textOf = (path: string): string => readFileSync(join(top, path), 'utf8');

/** What stands between fences is no text of the document. */
const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '');

/** The name that a heading has in an address, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (path: string): string[] =>
  [...withoutCode(textOf(path)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** The links of a document to files of the project, as paths from its top and the heading they name. */
const linksOf = (path: string): { file: string; anchor: string | undefined }[] =>
  [...withoutCode(textOf(path)).matchAll(/\]\((?![a-z]+:)([^)\s#]*)(?:#([^)\s]+))?\)/g)].map(
    ([, file = '', anchor]) => ({
      file: file === '' ? path : normalize(join(dirname(path), file)),
      anchor,
    }),
  );

describe('documents', () => {
  test.each(documents)('%s leads to files and headings that are there', (path) => {
    const broken = linksOf(path).filter(({ file, anchor }) => {
      if (!existsSync(join(top, file))) return true;
      return anchor !== undefined && !anchorsOf(file).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test('each is reached from another one', () => {
    const reached = new Set(
      documents.flatMap((path) =>
        linksOf(path)
          .map(({ file }) => file)
          .filter((file) => file !== path),
      ),
    );
    expect(documents.filter((path) => path !== 'README.md' && !reached.has(path))).toEqual([]);
  });

  test.each(readmes)('%s begins at what is there', (path) => {
    const beginnings = [...textOf(path).matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`<]+)`/g)].map(([, name = '']) => name),
    );
    expect(beginnings.filter((name) => !existsSync(join(top, dirname(path), name)))).toEqual([]);
  });

  test(`none is longer than ${mostLines} lines`, () => {
    const lines = documents
      .filter((path) => !long.includes(path))
      .map((path) => [path, textOf(path).split('\n').length]);
    expect(lines.filter(([, count]) => Number(count) > mostLines)).toEqual([]);
  });
});

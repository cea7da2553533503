import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../project.mjs';
import { title } from './sources.mjs';

/** The area that a new one begins as: one page of analysis, kept whole by the tests of this project. */
const pattern = join(project, 'examples/segments');

const changed = (text, name, id) =>
  text
    .replaceAll('iw-segments', `iw-${name}`)
    .replaceAll("'segments'", `'${name}'`)
    .replaceAll('/segments', `/${name}`)
    .replace("id: '1023'", `id: '${id}'`)
    .replace('"id": "1023"', `"id": "${id}"`)
    .replaceAll('"segments"', `"${name}"`)
    .replaceAll(/"?en"?: "?'?Segments'?"?/g, (found) => found.replace('Segments', title(name)));

const unitTest = (name) => `import '../../tests/support/mock-request.ts';
import { expect, jest, test } from '@jest/globals';
import { request } from '@portal/shell';
import { screen } from '@testing-library/react';
import { testAnswer, testCatalogue } from '../../ui/analysis/testing/market.ts';
import { areaOpener } from '../../ui/analysis/testing/open-area.tsx';
import { area } from './area.ts';
import pages from './pages.ts';

test('the page is drawn from the answer', async () => {
  jest.mocked(request).mockImplementation(((name: string, payload: never) =>
    Promise.resolve(name === 'marketCatalogue' ? testCatalogue : testAnswer(payload))) as typeof request);
  areaOpener(area, pages, '/${name}')('/${name}/trend');
  expect((await screen.findAllByRole('table')).length).toBeGreaterThan(0);
});
`;

/** Writes an area of this project. @returns {string} its folder */
export function writeInside(name, id) {
  const folder = join(project, 'areas', name);
  if (existsSync(folder)) throw new Error(`${folder} is there already.`);
  cpSync(pattern, folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) =>
    /\.(tsx?|json)$/.test(each),
  )) {
    const path = join(folder, file);
    writeFileSync(path, changed(readFileSync(path, 'utf8'), name, id));
  }
  writeFileSync(join(folder, 'area.test.ts'), unitTest(name));
  return folder;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import * as query from '@tanstack/react-query';
import * as router from 'react-router-dom';
import { project } from '../project.ts';
import { curatedLists, curatedNames } from './curated.ts';

test('only names taken over from the router count', () => {
  const code = "export { jsx } from 'react/jsx-runtime';\nexport {\n  Link,\n  Routes,\n} from 'react-router-dom';";
  expect([...curatedNames(code, 'react-router-dom')]).toEqual(['Link', 'Routes']);
});

test.each([
  ['react-router-dom', router, 10],
  ['@tanstack/react-query', query, 2],
])('every name of the list of %s exists in it', (library, found, most) => {
  const names = curatedNames(readFileSync(join(project, curatedLists[library] ?? ''), 'utf8'), library);
  expect(names.size).toBeGreaterThan(most);
  expect([...names].filter((name) => !(name in found))).toEqual([]);
});

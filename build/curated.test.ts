import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import * as router from 'react-router-dom';
import { curatedNames } from './curated.ts';
import { project } from './project.ts';

test('only names taken over from the router count', () => {
  const code = "export { jsx } from 'react/jsx-runtime';\nexport {\n  Link,\n  Routes,\n} from 'react-router-dom';";
  expect([...curatedNames(code)]).toEqual(['Link', 'Routes']);
});

test('every name of the list exists in the router', () => {
  const names = curatedNames(readFileSync(join(project, 'build/shared/framework.js'), 'utf8'));
  expect(names.size).toBeGreaterThan(10);
  expect([...names].filter((name) => !(name in router))).toEqual([]);
});

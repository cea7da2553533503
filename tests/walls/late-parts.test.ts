import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { sourcesBelow } from './imports.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));

/** React's `lazy` by whichever name, taken from the package or from its namespace. */
const takesLazy = /\bimport\s[^;]*\{[^}]*\blazy\b[^}]*\}\s*from\s*['"]react['"]|\bReact\.lazy\b/;

test('nothing is fetched by React’s lazy, which keeps a failure for good: LatePart of @portal/ui does not', () => {
  const found = ['areas', 'examples', 'parcels', 'root-config', 'shell-app', 'ui']
    .flatMap((folder) => sourcesBelow(top, folder))
    .filter((file) => takesLazy.test(readFileSync(join(top, file), 'utf8')));
  expect(found).toEqual([]);
});

test('the wall sees lazy wherever it comes from', () => {
  expect("import { type ComponentProps, lazy, useState } from 'react';").toMatch(takesLazy);
  expect("import * as React from 'react';\nconst Page = React.lazy(load);").toMatch(takesLazy);
  expect("import { useState } from 'react';\nconst lazy = true;").not.toMatch(takesLazy);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { importsBelow, importsOf } from './imports.ts';
import { crossesPackageWall, packageOf, packages } from './packages.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));
const parts = ['areas', 'build', 'contract', 'parcels', 'root-config', 'scripts', 'server', 'shell-app', 'ui'];
/** Holds the code of areas to be, as texts: what those import is theirs. */
const patterns = 'scripts/lib/new-area/';
const all = parts
  .flatMap((part) => importsBelow(top, part, /\.(tsx?|m?js|cjs)$/))
  .filter(({ file }) => !file.startsWith(patterns));

describe('walls for packages', () => {
  test('each package is named where it may be, and nowhere else', () => {
    expect(all.filter((found) => packageOf(found) === 'react').length).toBeGreaterThan(100);
    expect(all.filter(crossesPackageWall)).toEqual([]);
  });

  test('every place that may name a package does, and every package is installed', () => {
    const unused = Object.entries(packages).flatMap(([name, places]) =>
      places
        .filter((place) => !all.some((found) => packageOf(found) === name && found.file.startsWith(place)))
        .map((place) => `${name} in ${place}`),
    );
    expect(unused).toEqual([]);
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8'));
    const installed = Object.keys({ ...dependencies, ...devDependencies });
    expect(Object.keys(packages).filter((name) => !installed.includes(name))).toEqual([]);
  });

  test('a package in the wrong place is seen, whichever way it is named', () => {
    const crossing = (file: string, text: string) =>
      importsOf(file, text)
        .filter(crossesPackageWall)
        .map(({ target }) => target);
    expect(
      crossing('areas/sales/app.tsx', "import axios from 'axios';\nawait import('highcharts/modules/map.js');"),
    ).toEqual(['axios', 'highcharts/modules/map.js']);
    expect(
      crossing('server/cli/account/people/list.ts', "import pg from 'pg';\nimport { sql } from 'kysely';"),
    ).toEqual(['pg', 'kysely']);
    expect(crossing('ui/button/button.tsx', "import 'node:fs';\nimport 'fs';\nimport 'left-pad';")).toEqual([
      'node:fs',
      'fs',
      'left-pad',
    ]);
    const fine = "import { useState } from 'react';\nimport './button.css';\nimport { shell } from '@portal/shell';";
    expect(crossing('areas/sales/app.tsx', fine)).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleLines } from '../../scripts/lib/portal/bundle-programs.mjs';
import { project } from '../../scripts/lib/project.mjs';

const folder = 'tests/smoke';

/** What is loaded by a process of journeys once, and not for each of its files. */
const isOutside = (file) => /^(server|contract)\//.test(file);

/** The names that journeys and what they share import values of. */
const importPattern = /^(?:import|export) (?!type\b)[^;]*?\bfrom '([^']+)'/gms;

/** Modules of the server and of the contract that journeys import, from the project's folder. */
function modulesOfJourneys() {
  const files = readdirSync(join(project, folder), { recursive: true }).filter((file) => file.endsWith('.ts'));
  const named = files.flatMap((file) => {
    const path = join(project, folder, file);
    return [...readFileSync(path, 'utf8').matchAll(importPattern)].map(([, name]) =>
      name === '@portal/contract' ? 'contract/index.ts' : relative(project, join(dirname(path), name)),
    );
  });
  return [...new Set(named)].filter(isOutside).sort();
}

/** Passwords of the demonstration cost as little as a test may pay: a hash names its own cost. */
const cheapPasswords = {
  name: 'cheap-passwords',
  setup({ onResolve, onLoad }) {
    const cheap = pathToFileURL(join(project, 'tests/jest/cheap-argon2.cjs')).href;
    onResolve({ filter: /^@node-rs\/argon2$/ }, () => ({ path: 'argon2', namespace: 'cheap' }));
    onResolve({ filter: /^file:/ }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /./, namespace: 'cheap' }, () => ({
      contents: `import cheap from '${cheap}'; export const { hash, verify } = cheap;`,
    }));
  },
};

/**
 * Bundles the server with all that journeys import of it, so that each process of a run reads it once: Jest gives every
 * file modules of its own, and to read those of the server took a journey's file as long as its first journey.
 * @returns the file of the bundle; it gives `modules` by their paths, and `seedForRun`
 */
export async function bundleServerOfJourneys() {
  const modules = modulesOfJourneys();
  const lines = [
    ...modules.map((module, at) => `import * as module${at} from './${module}';`),
    `export const modules = { ${modules.map((module, at) => `'${module}': module${at}`).join(', ')} };`,
    `export { seedForRun } from './${folder}/support/portal/seed-for-run.ts';`,
  ];
  return (await bundleLines(lines.join('\n'), [cheapPasswords])).at(-1);
}

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emitDeclarations, faces } from './emit-declarations.mjs';

/** Paths as a bundler reads them: './x.ts' of a source is './x.js' of a package. */
const asPackage = (text) => text.replaceAll(/(from |import\()(['"])(\.{1,2}\/[^'"]+?)\.tsx?\2/g, '$1$2$3.js$2');

/** Packages that declarations name, as far as the project has them. */
function packagesNamed(texts, versions) {
  const named = texts.flatMap((text) =>
    [...text.matchAll(/(?:from |import\()['"]((?:@[\w-]+\/)?[\w-]+)/g)].map(([, name]) => name),
  );
  const known = [...new Set(named)].filter((name) => Object.hasOwn(versions, name)).sort();
  return Object.fromEntries(known.map((name) => [name, `^${versions[name]}`]));
}

/**
 * What the compiler of a team is told.
 *
 * @param {Record<string, string[]>} paths where the declarations of each face lie
 */
export const compilerSettings = (paths) => ({
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    isolatedModules: true,
    paths,
  },
});

/**
 * Writes the package of types: declarations of the public faces, and settings of the compiler that find them by their names.
 *
 * @param {string} room a folder for what the compiler is told
 * @param {string} out the folder of the package
 * @param {{ version: string, faces: Record<string, string>, installed: Record<string, string> }} what version of the package,
 * those of the faces, and of the packages of the project
 */
export async function writeTypes(room, out, { version, faces: versions, installed }) {
  mkdirSync(out, { recursive: true });
  const emitted = join(room, 'declared');
  await emitDeclarations(room, emitted);
  const names = readdirSync(emitted, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'));
  const texts = names.map((file) => asPackage(readFileSync(join(emitted, file), 'utf8')));
  for (const [place, file] of names.entries()) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), texts[place]);
  }
  const declared = (file) => [`./${file.replace(/\.ts$/, '.d.ts')}`];
  const paths = {
    ...Object.fromEntries(Object.entries(faces).map(([name, file]) => [name, declared(file)])),
    '@portal/contract': declared('contract/index.ts'),
  };
  writeFileSync(join(out, 'tsconfig.json'), JSON.stringify(compilerSettings(paths), null, 2));
  const named = packagesNamed(texts, installed);
  const about = {
    name: '@portal/types',
    version,
    description: 'Types of the public faces of the car market portal',
    license: 'UNLICENSED',
    portal: { faces: versions },
    peerDependencies: named,
    // Whoever draws without them has no use for them.
    peerDependenciesMeta: Object.fromEntries(Object.keys(named).map((name) => [name, { optional: true }])),
  };
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(about, null, 2)}\n`);
}

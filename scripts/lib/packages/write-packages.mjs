import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { writeArchive } from '../pack/write-archive.mjs';
import { project } from '../project.mjs';
import { writeTesting } from './pack-testing.mjs';
import { writeTypes } from './pack-types.mjs';
import { portalFacts } from './portal-facts.mjs';
import { sharedOfBuild } from './shared-of-build.mjs';

const jsonOf = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Names of packages that the project has, with the versions that are installed. */
function installedPackages() {
  const { dependencies, devDependencies } = jsonOf(join(project, 'package.json'));
  return { ...dependencies, ...devDependencies };
}

/**
 * Packs what module teams take: @portal/build, @portal/types and @portal/testing, of the portal as it is built now.
 *
 * @param {string} [to] the folder that receives them
 * @returns {Promise<Record<string, string>>} the file of each package, by its name
 */
export async function writePackages(to = join(project, 'dist/packages')) {
  register();
  const { faceVersions } = await import('../../../contract/modules/face-versions.ts');
  const room = mkdtempSync(join(tmpdir(), 'portal-packages-'));
  const { version } = jsonOf(join(project, 'packages/build/package.json'));
  const shared = sharedOfBuild();
  const parts = {
    build: async (out) => {
      cpSync(join(project, 'packages/build'), out, { recursive: true });
      writeFileSync(join(out, 'shared/shared.json'), JSON.stringify(shared));
    },
    types: (out) => writeTypes(room, out, { version, faces: faceVersions, installed: installedPackages() }),
    testing: async (out) =>
      writeTesting(out, {
        version,
        facts: await portalFacts(),
        installed: installedPackages(),
        shared: Object.keys(shared.exported).filter((name) => !name.startsWith('@portal/')),
      }),
  };
  mkdirSync(to, { recursive: true });
  const files = {};
  try {
    for (const [name, write] of Object.entries(parts)) {
      const parent = join(room, name);
      // npm wants everything below a folder of this name.
      mkdirSync(parent);
      await write(join(parent, 'package'));
      const file = join(to, `portal-${name}-${version}.tgz`);
      await writeArchive(file, { parent, name: 'package', level: 9 });
      files[`@portal/${name}`] = file;
    }
  } finally {
    if (existsSync(room)) rmSync(room, { recursive: true, force: true });
  }
  return files;
}

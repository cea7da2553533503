import { execFile } from 'node:child_process';
import { chmod, mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { project } from '../../../../build/project.ts';

const run = promisify(execFile);

interface PackageFile {
  devDependencies?: Record<string, string>;
  dependencies?: Record<string, string>;
  bin?: string | Record<string, string>;
}

const read = async (folder: string): Promise<PackageFile> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as PackageFile;

/**
 * `npm install` in the folder of an area, without a registry: packages of the portal are unpacked from its archives, and
 * nothing of the portal is there beside them; those of others are the ones that the project has, in the same versions.
 *
 * @param folder with a package.json whose versions begin with file: for the archives
 * @throws Error when it names a package that the project does not have
 */
export async function installPackages(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '.bin'), { recursive: true });
  const { devDependencies = {} } = await read(folder);
  const wanted = new Map<string, string>();
  for (const [name, version] of Object.entries(devDependencies)) {
    const [, archive] = /^file:(.+)$/.exec(version) ?? [];
    if (archive === undefined) {
      wanted.set(name, version);
      continue;
    }
    const to = join(modules, name);
    await mkdir(to, { recursive: true });
    await run('tar', ['-xzf', join(folder, archive), '-C', to, '--strip-components=1']);
    for (const [own, range] of Object.entries((await read(to)).dependencies ?? {})) wanted.set(own, range);
    await linkCommands(to, name, modules);
  }
  for (const name of wanted.keys()) {
    const from = join(project, 'node_modules', name);
    await mkdir(dirname(join(modules, name)), { recursive: true });
    await symlink(from, join(modules, name), 'dir');
    await linkCommands(from, name, modules);
  }
}

/** The commands of a package, where npm looks for them and as files that can be run. */
async function linkCommands(folder: string, name: string, modules: string): Promise<void> {
  const { bin = {} } = await read(folder);
  const own = typeof bin === 'string' ? { [name.replace(/^@[^/]+\//, '')]: bin } : bin;
  for (const [command, file] of Object.entries(own)) {
    await chmod(join(folder, file), 0o755);
    await symlink(join(folder, file), join(modules, '.bin', command));
  }
}

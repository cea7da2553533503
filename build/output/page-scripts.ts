import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { project } from '../project.ts';
import { compiledWhileItComes } from '../webpack/webpack-parts.ts';
import { describeFile } from './describe-file.ts';

const readPackage = async (path: string): Promise<string> => {
  const code = await readFile(join(project, 'node_modules', path), 'utf8');
  return code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '');
};

async function writeScript(assets: string, name: string, code: string): Promise<string> {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
  const file = `${name}.${hash}.js`;
  await writeFile(join(assets, file), code);
  await describeFile(assets, file);
  return file;
}

/** The libraries first and the portal in a task of its own: run in one they hold up the page for twice as long. */
const begin = [
  'var pause=function(){return new Promise(function(done){setTimeout(done)})};',
  "pause().then(function(){return System.import('react')}).then(pause)",
  ".then(function(){return System.import('@portal/root-config')});",
].join('');

/**
 * Writes the scripts that the page names itself, because nothing can import them.
 *
 * @param assets absolute path of the folder that receives them
 * @param pack code that comes between SystemJS and the line that starts the portal
 * @returns file names of the loader (SystemJS, the pack, the line) and of import-map-overrides with what stands round it
 */
export async function buildPageScripts(assets: string, pack: string): Promise<{ loader: string; overrides: string }> {
  const own = (name: string) => readFile(join(project, 'build/page', name), 'utf8');
  const [system, overrides, guard, development] = await Promise.all([
    readPackage('systemjs/dist/system.min.js'),
    readPackage('import-map-overrides/dist/import-map-overrides.js'),
    own('overrides-guard.js'),
    own('development-react.js'),
  ]);
  return {
    loader: await writeScript(assets, 'loader', `${compiledWhileItComes}\n${system}\n${pack}\n${begin}\n`),
    overrides: await writeScript(assets, 'overrides', `${guard}\n${overrides}\n;${development}`),
  };
}

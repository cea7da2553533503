import { existsSync } from 'node:fs';
import { checkUnit, stylesInChunks } from '../build-units.ts';
import type { PortalModule } from '../import-map.ts';
import { describeEntry } from '../output/describe.ts';
import type { BuiltModule } from '../output/manifest.ts';
import { compile } from '../webpack/compile.ts';
import { areaConfiguration } from '../webpack/webpack-configurations.ts';

/**
 * Builds one area into a folder of its own, which any server may serve.
 *
 * @param area name in the import map, entry file (absolute), and folder that receives index.js and its parts
 * @returns what was built; the addresses in it are those of a folder /assets/, whatever the real folder is called
 * @throws Error when the area does not compile, or its entry imports a stylesheet
 */
export async function buildArea({ name, entry, out }: PortalModule & { out: string }): Promise<BuiltModule> {
  if (!existsSync(entry)) throw new Error(`${entry} does not exist: the area ${name} has no entry file.`);
  const [compilation] = await compile([areaConfiguration({ name, entry }, out)]);
  if (!compilation) throw new Error(`webpack made nothing of ${entry}`);
  checkUnit(compilation, out, name);
  return stylesInChunks(name, await describeEntry(compilation, out, 'index'));
}

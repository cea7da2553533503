import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { project } from '../project.mjs';
import { endWith, PlainError, say } from '../say.mjs';
import { areasFile, describeAreas } from './areas-document.mjs';
import { declaredAreas } from './manifests.mjs';
import { writePages } from './pages.mjs';

/**
 * Writes what is made of the pages of each area, its manifest among it, and the list of areas from all manifests.
 * @param {string[]} named folders of areas, wherever they lie: these alone, and no list
 */
export function writeAreas(named) {
  return endWith(async () => {
    const { register } = await import('tsx/esm/api');
    register();
    const { filesOfArea } = await import('../../../build/area/area-files.ts');
    const folders = named.length > 0 ? named : declaredAreas().map((folder) => join(project, folder));
    for (const folder of folders.map((name) => resolve(name))) {
      const files = await filesOfArea(folder).catch((error) => {
        throw new PlainError({
          en: `The area ${folder} cannot be read. ${error.message}`,
          zh: `无法读取模块 ${folder}。${error.message}`,
        });
      });
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    }
    if (named.length > 0) {
      say({ en: 'Manifest and pages.ts say what the pages say now.', zh: '清单与 pages.ts 已按各页面的声明更新。' });
      return 0;
    }
    writePages(describeAreas());
    say({
      en: `The manifests say what the pages say now, and ${areasFile} what the manifests say.`,
      zh: `清单已按各页面的声明更新，${areasFile} 已按清单更新。`,
    });
    return 0;
  });
}

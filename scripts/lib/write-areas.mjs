import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areasFile, describeAreas } from './areas-document.mjs';
import { declaredAreas } from './manifests.mjs';
import { project } from './project.mjs';
import { endWith, say } from './say.mjs';

/** Writes what is made of the pages of each area, its manifest among it, and the list of areas from all manifests. */
export function writeAreas() {
  return endWith(async () => {
    const { register } = await import('tsx/esm/api');
    register();
    const { filesOfArea } = await import('../../build/area-files.ts');
    for (const folder of declaredAreas()) {
      const files = await filesOfArea(join(project, folder));
      for (const [name, text] of Object.entries(files)) writeFileSync(join(project, folder, name), text);
    }
    writeFileSync(areasFile, describeAreas());
    say({
      en: `The manifests say what the pages say now, and ${areasFile} what the manifests say.`,
      zh: `清单已按各页面的声明更新，${areasFile} 已按清单更新。`,
    });
    return 0;
  });
}

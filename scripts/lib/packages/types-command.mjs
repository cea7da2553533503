import { statSync } from 'node:fs';
import { ensureBuilt } from '../build.mjs';
import { ensureInstalled } from '../install.mjs';
import { endWith, say } from '../say.mjs';

/** Packs what module teams take, and says where it lies. */
export function packTypes() {
  return endWith(async () => {
    await ensureInstalled();
    await ensureBuilt();
    const { writePackages } = await import('./write-packages.mjs');
    for (const [name, file] of Object.entries(await writePackages())) {
      const kilobytes = Math.ceil(statSync(file).size / 1024);
      say({ en: `${name}: ${file} (${kilobytes} kB)`, zh: `${name}：${file}（${kilobytes} kB）` });
    }
    return 0;
  });
}

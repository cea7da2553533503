import { writeFileSync } from 'node:fs';
import { areasFile, describeAreas } from './areas-document.mjs';
import { endWith, say } from './say.mjs';

/** Writes the list of areas anew. */
export function writeAreas() {
  return endWith(async () => {
    writeFileSync(areasFile, describeAreas());
    say({ en: `${areasFile} says what the manifests say now.`, zh: `${areasFile} 已更新为当前的清单内容。` });
    return 0;
  });
}

import { ensureInstalled } from '../install.mjs';
import { endWith, say } from '../say.mjs';
import { writePages } from './pages.mjs';
import { describeFaces, facesFile } from './public-faces.mjs';

/** Writes the report of the public faces anew. */
export function writeFaces() {
  return endWith(async () => {
    await ensureInstalled();
    writePages(await describeFaces());
    say({ en: `${facesFile} says what is public now.`, zh: `${facesFile} 已更新为当前的公开接口。` });
    return 0;
  });
}

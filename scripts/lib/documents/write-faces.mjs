import { ensureInstalled } from '../install.mjs';
import { endWith, say } from '../say.mjs';
import { writePages } from './pages.mjs';
import { describeFaces, facesFile, readFaces } from './public-faces.mjs';
import { noteReleased } from './released-faces.mjs';

/** Writes the report of the public faces anew. */
export function writeFaces() {
  return endWith(async () => {
    await ensureInstalled();
    const all = await readFaces();
    writePages(describeFaces(all));
    const { register } = await import('tsx/esm/api');
    register();
    const { faceVersions } = await import('../../../contract/modules/face-versions.ts');
    noteReleased(all, faceVersions);
    say({ en: `${facesFile} says what is public now.`, zh: `${facesFile} 已更新为当前的公开接口。` });
    return 0;
  });
}

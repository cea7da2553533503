import { runNode } from './run-child.mjs';
import { PlainError } from './say.mjs';

/**
 * Builds what is stale; scripts/build.mjs itself knows what that is.
 * @param {import('node:child_process').SpawnOptions} [options] where its words go
 * @throws {PlainError} when the build fails
 */
export async function ensureBuilt(options) {
  const code = await runNode(['scripts/build.mjs'], options);
  if (code === 0) return;
  throw new PlainError({
    en: `The browser part could not be built (exit code ${code}): see the message above.`,
    zh: `浏览器端构建失败(退出码 ${code}):请查看上方信息。`,
  });
}

import { ensureInstalled } from './install.mjs';
import { runNode } from './run-child.mjs';
import { endWith, PlainError } from './say.mjs';

/**
 * Runs a TypeScript file through tsx, with this process's input and output.
 * @param {string[]} args the file, then its own arguments
 */
export function runTypescript(args) {
  return endWith(async () => {
    if (args.length === 0) {
      throw new PlainError({
        en: 'Say which file to run: node scripts/run.mjs <file.ts> [arguments].',
        zh: '请指明要运行的文件:node scripts/run.mjs <file.ts> [参数]。',
      });
    }
    await ensureInstalled();
    return runNode(['--import', 'tsx', ...args], {
      stdio: 'inherit',
      env: { UV_THREADPOOL_SIZE: '16', ...process.env },
    });
  });
}

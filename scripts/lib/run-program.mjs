import { ensureInstalled } from './install.mjs';
import { runNode } from './run-child.mjs';
import { endWith } from './say.mjs';

/**
 * Runs a program of the server as its sources are now, with this process's input and output.
 * @param {string[]} args the program's name, then its own arguments
 */
export function runProgram([name, ...args]) {
  return endWith(async () => {
    await ensureInstalled();
    const { bundlePrograms, programLine } = await import('./bundle-programs.mjs');
    await bundlePrograms();
    return runNode([...programLine(name), ...args], {
      stdio: 'inherit',
      env: { UV_THREADPOOL_SIZE: '16', ...process.env },
    });
  });
}

import { ensureInstalled, installed } from '../install.mjs';
import { runNode } from '../run-child.mjs';
import { endWith } from '../say.mjs';
import { planStart, whatIsHere } from '../what-is-here.mjs';
import { programEnvironment, programLine } from './built-programs.mjs';
import { requireBuilt } from './serve-portal.mjs';

/**
 * Runs a program of the server with this process's input and output: as its sources are now, or as it was built last
 * where the portal is served so.
 * @param {string[]} args the program's name, then its own arguments
 */
export function runProgram([name, ...args]) {
  return endWith(async () => {
    const here = whatIsHere(installed());
    if (planStart(here) === 'build') {
      await ensureInstalled();
      const { bundlePrograms } = await import('./bundle-programs.mjs');
      await bundlePrograms();
    } else requireBuilt(here);
    return runNode([...programLine(name), ...args], { stdio: 'inherit', env: programEnvironment() });
  });
}
